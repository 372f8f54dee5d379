import { expect, it } from 'vitest'
import { ask, ledger, oneTalk, press, say } from '../../testing/talk.ts'

oneTalk('undoing that an expense recurs', ({ register, join }) => {
  const listed = async (person: Awaited<ReturnType<typeof register>>) =>
    (await person.send('listRecurring')).ok().recurring_expenses

  it.each([
    ['es', 'netflix 15', 'todos los meses', 'deshacer'],
    ['en', 'netflix 15', 'every month', 'undo'],
    ['pt', 'netflix 15', 'todo mês', 'desfaz'],
    ['fr', 'netflix 15', 'chaque mois', 'annule'],
  ] as const)('stops it, and keeps the recorded expense (%s)', async (...row) => {
    const [language, recorded, often, undo] = row
    const ana = await register(language)
    await say(ana, recorded)
    await say(ana, often)
    await say(ana, undo)
    expect(await listed(ana)).toEqual([])
    expect(await ledger(ana)).toMatchObject([{ amount: 15 }])
    await say(ana, undo)
    expect(await ledger(ana)).toEqual([])
  })

  it('deletes the expense of today that was recorded with it', async () => {
    const ana = await register('en')
    const body = { description: 'rent', amount: 900, expense_date: '2026-10-20' }
    ;(await ana.send('createExpense', { body })).ok()
    await say(ana, 'it repeats every month')
    expect(await ledger(ana)).toHaveLength(2)
    await say(ana, 'undo')
    expect(await listed(ana)).toEqual([])
    expect(await ledger(ana)).toMatchObject([{ expense_date: '2026-10-20' }])
  })

  it('lets it recur as often as before, if only that was changed', async () => {
    const ana = await register('en')
    await say(ana, 'gym 30')
    await say(ana, 'every week')
    await say(ana, 'it repeats every month')
    await say(ana, 'undo')
    expect(await listed(ana)).toMatchObject([{ every: 'week' }])
  })

  it('resumes what was just stopped', async () => {
    const ana = await register('en')
    await say(ana, 'gym 30')
    await say(ana, 'every month')
    const stopped = await ask(ana, 'cancel the gym')
    expect(await listed(ana)).toEqual([])
    await say(ana, 'undo')
    expect(await listed(ana)).toMatchObject([{ every: 'month' }])
    expect(stopped.text).toContain('any more')
  })

  it('undoes a pressed button in the same way', async () => {
    const ana = await register('en')
    const offered = await ask(ana, 'gym 30 every month')
    await press(ana, offered.buttons?.[2]?.id)
    await say(ana, 'undo')
    expect(await listed(ana)).toEqual([])
    expect(await ledger(ana)).toMatchObject([{ amount: 30 }])
  })

  it.each([
    ['es', 'yoga 15', 'cada viernes', 'yoga ayer 15'],
    ['en', 'yoga 15', 'every Friday', 'yoga yesterday 15'],
    ['pt', 'ioga 15', 'toda sexta', 'ioga ontem 15'],
    ['fr', 'yoga 15', 'tous les vendredis', 'yoga hier 15'],
  ] as const)('repeats an expense on its own weekday, and asks for another one (%s)', async (...row) => {
    const [language, friday, often, thursday] = row
    const ana = await register(language)
    await say(ana, friday)
    await say(ana, often)
    expect(await listed(ana)).toMatchObject([{ every: 'week', next_date: '2026-11-27' }])
    const beto = await register(language)
    await say(beto, thursday)
    const asked = await ask(beto, often)
    expect(asked.buttons).toHaveLength(3)
    expect(await listed(beto)).toEqual([])
    expect(await ledger(beto)).toMatchObject([{ expense_date: '2026-11-19' }])
  })

  it('asks which one recurs if another member has recorded one since', async () => {
    const ana = await register('en')
    const beto = await join(ana)
    await say(ana, 'rent 900')
    await say(beto, 'netflix 15')
    const asked = await ask(ana, 'make it monthly')
    expect(asked.buttons).toHaveLength(2)
    expect(await listed(ana)).toEqual([])
    await press(ana, asked.buttons?.[0]?.id)
    expect(await listed(ana)).toMatchObject([{ amount: 15 }])
  })
})
