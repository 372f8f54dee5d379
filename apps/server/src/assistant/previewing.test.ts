import type { Reading } from '@casita/contract'
import { expect, it } from 'vitest'
import type { Person } from '../testing/app.ts'
import { eachTalk, ledger, say } from '../testing/talk.ts'

const understood = async (person: Person, text: string): Promise<Reading> =>
  (await person.send('readMessage', { body: { text } })).ok().reading

const categoryId = async (person: Person, name: string) => {
  const { categories } = (await person.send('listCategories')).ok()
  return categories.find((category) => category.name === name)?.id ?? ''
}

/** Teaches the household the category of 'flurbos', as its members do on the web. */
async function teachFlurbos(person: Person, name: string): Promise<string> {
  const category_id = await categoryId(person, name)
  const body = { description: 'flurbos', amount: 1000 }
  const { expense } = (await person.send('createExpense', { body })).ok()
  ;(await person.send('changeExpense', { params: { id: expense.id }, body: { category_id } })).ok()
  return category_id
}

eachTalk('the preview of a message', ({ register, join }) => {
  it('returns the expense and the words that each value was read from', async () => {
    const ana = await register()
    const text = '  Gasté 8.500,50 en el súper ayer'
    const reading = await understood(ana, text)
    const market = await categoryId(ana, 'Supermercado')
    expect(reading).toMatchObject({
      kind: 'items',
      items: [
        {
          amount: 8500.5,
          currency: 'ARS',
          expense_date: '2026-11-19',
          description: 'súper',
          category_id: market,
          paid_by: null,
        },
      ],
    })
    const [item] = reading.kind === 'items' ? reading.items : []
    const words = Object.values(item?.read_from ?? {}).flat()
    expect(words.map(({ start, end }) => text.slice(start, end))).toEqual(['8.500,50', 'ayer', 'súper'])
  })

  it('uses a category taught by members of the same household only', async () => {
    const [ana, eva] = [await register(), await register()]
    const taught = await teachFlurbos(ana, 'Educación')
    const beto = await join(ana)
    for (const person of [ana, beto])
      expect(await understood(person, 'flurbos 2.000')).toMatchObject({
        items: [{ category_id: taught }],
      })
    expect(await understood(eva, 'flurbos 2.000')).toMatchObject({ items: [{ category_id: null }] })
  })

  it('uses today and a warning when the day does not exist', async () => {
    const ana = await register()
    expect(await understood(ana, 'pan 5000 el 30/02')).toMatchObject({
      items: [{ amount: 5000, expense_date: '2026-11-20', impossible_day: true }],
    })
    expect(await understood(ana, 'pan 5000 ayer')).toMatchObject({ items: [{ impossible_day: false }] })
  })

  it('returns several expenses, or a payer named in the message', async () => {
    const ana = await register()
    const beto = await join(ana)
    const { id } = await beto.me()
    expect(await understood(ana, 'pan 1.200 y leche 1.800')).toMatchObject({
      kind: 'items',
      items: [
        { amount: 1200, description: 'pan' },
        { amount: 1800, description: 'leche' },
      ],
    })
    expect(await understood(ana, 'lo pagó Beto 4500 farmacia')).toMatchObject({
      items: [{ amount: 4500, paid_by: id }],
    })
  })

  it('asks which amount is meant, or whether it was spent', async () => {
    const ana = await register()
    expect(await understood(ana, 'café 1.500.50')).toMatchObject({ kind: 'choose', why: 'amount' })
    expect(await understood(ana, 'luz 45.000 vence el viernes')).toMatchObject({
      kind: 'choose',
      why: 'intent',
      readings: [[{ amount: 45_000, expense_date: '2026-11-20' }]],
    })
  })

  it('asks about an amount far above what the household usually spends', async () => {
    const ana = await register()
    for (const text of ['café 900', 'café 950', 'café 1.000']) await say(ana, text)
    expect(await understood(ana, 'café 900.000')).toMatchObject({ kind: 'choose', why: 'habit' })
  })

  it('asks about an unusual amount only when enough expenses were recorded', async () => {
    const ana = await register('en')
    for (const text of ['fuel 55', 'bus 2', 'bus 2']) await say(ana, text)
    expect(await understood(ana, 'new tyres 180')).not.toMatchObject({ kind: 'choose' })
    for (let at = 0; at < 7; at++) await say(ana, 'bus 2')
    expect(await understood(ana, 'new tyres 180')).toMatchObject({ kind: 'choose', why: 'habit' })
  })

  it('does not ask about a dinner after a coffee, a pastry and a lunch', async () => {
    const ana = await register('en')
    for (const text of ['coffee 0.90', 'croissant 1.20', 'lunch 9.50']) await say(ana, text)
    expect(await understood(ana, 'dinner 46')).not.toMatchObject({ kind: 'choose' })
  })

  it.each([
    ['hola, ¿cuánto llevamos este mes?', { kind: 'ask' }],
    ['borrá el último', { kind: 'ask' }],
    ['compré pan', { kind: 'hint', hint: 'missing_amount' }],
    ['cobré el sueldo, 900.000', { kind: 'hint', hint: 'not_expense' }],
  ])('recognises a message that is no expense: %s', async (text, reading) => {
    expect(await understood(await register(), text)).toEqual(reading)
  })

  it('records nothing and leaves the assistant’s memory unchanged', async () => {
    const ana = await register()
    const { exported_at: _, ...kept } = (await ana.send('exportAccount')).ok()
    for (const text of ['flurbos 2.000', 'café 1.500.50', '8.500']) await understood(ana, text)
    expect(await ledger(ana)).toEqual([])
    expect((await ana.send('exportAccount')).ok()).toMatchObject(kept)
    expect(await say(ana, 'sí')).not.toMatch(/8\.500|1\.500/)
  })

  it.each(['', '   ', 'pan '.repeat(1100)])('refuses an empty or too long text', async (text) => {
    const ana = await register()
    expect((await ana.send('readMessage', { body: { text } })).problem()).toMatchObject({ code: 'invalid' })
  })
})

eachTalk('the category suggested for a description', ({ register, join }) => {
  const suggested = async (person: Person, description: string) =>
    (await person.send('suggestCategory', { body: { description } })).ok().category_id

  it('is the one under which a message would be filed, whatever number the description contains', async () => {
    const ana = await register()
    const market = await categoryId(ana, 'Supermercado')
    for (const description of ['verdulería', '2 kg de pan', 'Supermercado Día'])
      expect(await suggested(ana, description)).toBe(market)
    expect(await suggested(ana, 'Uber 2')).toBe(await categoryId(ana, 'Transporte'))
  })

  it('is one that the household has taught, for its members only', async () => {
    const [ana, eva] = [await register(), await register()]
    const taught = await teachFlurbos(ana, 'Educación')
    expect(await suggested(await join(ana), 'flurbos')).toBe(taught)
    expect(await suggested(eva, 'flurbos')).toBeNull()
  })

  it('is the same however unusual the amount may be', async () => {
    const ana = await register()
    for (const text of ['café 900.000', 'café 950.000', 'café 990.000']) await say(ana, text)
    expect(await suggested(ana, 'café')).toBe((await ledger(ana))[0]?.category_id)
  })

  it.each(['algo', 'sueldo de Marta', '¿cuánto gastamos?', 'ups', '1.500.50'])(
    'is none for words that do not tell: %s',
    async (description) => {
      expect(await suggested(await register(), description)).toBeNull()
    },
  )
})
