import { expect, it } from 'vitest'
import { ledger, oneTalk, say } from '../../testing/talk.ts'

oneTalk('the same once more', ({ register }) => {
  it.each([
    ['es', 'nafta 12.000', 'lo mismo hoy', 'sí', '2026-11-20'],
    ['es', 'nafta 12.000', 'otra vez lo mismo', 'sí', '2026-11-20'],
    ['en', 'coffee 3.50', 'same again yesterday', 'yes', '2026-11-19'],
    ['pt', 'café 8', 'a mesma coisa', 'sim', '2026-11-20'],
    ['fr', 'café 3,50', "pareil aujourd'hui", 'oui', '2026-11-20'],
  ] as const)('is noted after a yes, and changes nothing (%s: %s, %s)', async (...row) => {
    const [language, noted, again, yes, date] = row
    const ana = await register(language)
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
    const ana = await register()
    await say(ana, 'lo mismo')
    expect(await ledger(ana)).toEqual([])
  })
})
