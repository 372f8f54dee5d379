import { expect, it } from 'vitest'
import { ask, ledger, oneTalk, press, say, staySignedIn } from '../../testing/talk.ts'

oneTalk('a category named instead of an expense', ({ register, join, wait }) => {
  it.each([
    ['es', 'pan 2.000', 'leche 3.000', 'borrá el súper'],
    ['en', 'bread 2', 'milk 3', 'delete the groceries'],
    ['pt', 'pão 2', 'leite 3', 'apaga o mercado'],
    ['fr', 'pain 2', 'lait 3', 'supprime les courses'],
  ] as const)('asks which expense of the category to delete (%s: %s, %s, %s)', async (...row) => {
    const [language, first, second, wish] = row
    const ana = await register(language)
    await say(ana, first)
    await say(ana, second)
    const asked = await ask(ana, wish)
    expect(await ledger(ana)).toHaveLength(2)
    expect(asked.buttons).toHaveLength(3)
    await press(ana, asked.buttons[1]?.id)
    expect((await ledger(ana)).map(({ description }) => description)).toEqual([second.split(' ')[0]])
  })

  it.each([
    ['es', 'luz 5.000', 'agua 6.000', 'los servicios fueron ayer'],
    ['en', 'bread 2', 'milk 3', 'the groceries were yesterday'],
  ] as const)('asks which expense of the category to change (%s: %s, %s, %s)', async (...row) => {
    const [language, first, second, change] = row
    const ana = await register(language)
    await say(ana, first)
    await say(ana, second)
    const asked = await ask(ana, change)
    const days = async () => (await ledger(ana)).map(({ expense_date }) => expense_date)
    expect(await days()).toEqual(['2026-11-20', '2026-11-20'])
    await press(ana, asked.buttons[2]?.id)
    expect(await days()).toEqual(['2026-11-19', '2026-11-19'])
  })

  it('changes and deletes the only recent expense of the category', async () => {
    const ana = await register('en')
    await say(ana, 'milk 3')
    await say(ana, 'taxi 8')
    await say(ana, 'the groceries were yesterday')
    expect((await ledger(ana)).map(({ expense_date }) => expense_date)).toEqual(['2026-11-20', '2026-11-19'])
    await say(ana, 'delete the groceries')
    expect((await ledger(ana)).map(({ description }) => description)).toEqual(['taxi'])
  })

  it('deletes the expense of that name rather than others in the category', async () => {
    const ana = await register('en')
    await say(ana, 'groceries 40')
    await say(ana, 'milk 3')
    await say(ana, 'delete the groceries')
    expect((await ledger(ana)).map(({ description }) => description)).toEqual(['milk'])
  })

  it('asks before deleting an expense of another member', async () => {
    const ana = await register('en')
    await say(await join(ana), 'milk 3')
    await say(ana, 'taxi 8')
    const asked = await ask(ana, 'delete the groceries')
    expect(await ledger(ana)).toHaveLength(2)
    await press(ana, asked.buttons[0]?.id)
    expect((await ledger(ana)).map(({ description }) => description)).toEqual(['taxi'])
  })

  it('asks before deleting an expense recorded more than a day ago', async () => {
    const ana = await register('en')
    await say(ana, 'milk 3')
    wait(25 * 60)
    await staySignedIn(ana)
    const asked = await ask(ana, 'delete the groceries')
    expect(await ledger(ana)).toHaveLength(1)
    await press(ana, asked.buttons[0]?.id)
    expect(await ledger(ana)).toEqual([])
  })
})
