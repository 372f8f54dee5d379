import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestApp, type Person, type TestApp } from '../testing/app.ts'
import { eachEngine } from '../testing/database.ts'

eachEngine('the same once more', (engine) => {
  let app: TestApp
  beforeAll(async () => {
    app = await createTestApp(engine)
    app.clock.set('2026-11-20T15:00:00Z')
  })
  afterAll(() => app.close())

  const say = async (person: Person, text: string) =>
    (await person.send('sendAssistantMessage', { body: { text } })).ok().text
  const ledger = async (person: Person) => (await person.send('listExpenses')).ok().expenses

  it.each([
    ['es', 'nafta 12.000', 'lo mismo hoy', 'sí', '2026-11-20'],
    ['es', 'nafta 12.000', 'otra vez lo mismo', 'sí', '2026-11-20'],
    ['en', 'coffee 3.50', 'same again yesterday', 'yes', '2026-11-19'],
    ['pt', 'café 8', 'a mesma coisa', 'sim', '2026-11-20'],
    ['fr', 'café 3,50', "pareil aujourd'hui", 'oui', '2026-11-20'],
  ] as const)('is noted after a yes, and changes nothing (%s: %s, %s)', async (...row) => {
    const [language, noted, again, yes, date] = row
    const ana = await app.register({ preferred_language: language })
    await say(ana, noted)
    const [first] = await ledger(ana)
    expect(await say(ana, again)).toContain('?')
    expect(await ledger(ana)).toEqual([first])
    await say(ana, yes)
    const expenses = await ledger(ana)
    expect(expenses).toHaveLength(2)
    for (const { description, amount, category_name } of expenses)
      expect({ description, amount, category_name }).toEqual({
        description: first?.description,
        amount: first?.amount,
        category_name: first?.category_name,
      })
    expect(expenses.map(({ expense_date }) => expense_date)).toEqual(['2026-11-20', date])
  })

  it('is nothing where there is nothing yet', async () => {
    const ana = await app.register({ preferred_language: 'es' })
    await say(ana, 'lo mismo')
    expect(await ledger(ana)).toEqual([])
  })
})
