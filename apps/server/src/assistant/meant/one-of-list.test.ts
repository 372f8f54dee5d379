import { expect, it } from 'vitest'
import { ledger, oneTalk, say } from '../../testing/talk.ts'

oneTalk('a message about one of several expenses', ({ register }) => {
  const things = async (...args: Parameters<typeof ledger>) =>
    (await ledger(...args)).map(({ description }) => description).toReversed()

  it.each([
    ['es', 'últimos gastos', 'borrá el 2 y el 4'],
    ['en', 'latest expenses', 'delete the 2 and the 4'],
    ['en', 'last 5 please', 'delete the 2nd and the 4th'],
    ['fr', 'dernières dépenses', 'supprime la 2e et la 4e'],
    ['es', 'últimos gastos', 'borrá el 2do y el 4to'],
    ['pt', 'últimos gastos', 'apaga o 2 e o 4'],
    ['pt', 'últimos gastos', 'apaga o 2o e o 4o'],
    ['fr', 'dernières dépenses', 'supprime le 2 et le 4'],
  ] as const)('deletes listed expenses by position numbers (%s)', async (language, list, wish) => {
    const ana = await register(language)
    for (const said of ['pizza 30', 'taxi 40', 'hotel 90', 'yoga 12', list, wish]) await say(ana, said)
    expect(await things(ana)).toEqual(['taxi', 'yoga'])
  })

  it.each([
    ['es', 'presupuesto de 500 para ropa', 'últimos gastos', 'el 2 era 35'],
    ['fr', 'budget vêtements 500', 'dernières dépenses', "le 2 c'était 35"],
  ] as const)(
    'changes the listed expense and not the budget set before the list (%s)',
    async (language, budget, list, change) => {
      const ana = await register(language)
      for (const said of ['pizza 30', 'taxi 40', 'yoga 12', budget, list, change]) await say(ana, said)
      expect((await ledger(ana)).map(({ amount }) => amount)).toEqual([12, 35, 30])
      expect(new Set((await ledger(ana)).map(({ expense_date }) => expense_date)).size).toBe(1)
      expect((await ana.send('listBudgets')).ok().budgets.map(({ amount }) => amount)).toEqual([500])
    },
  )

  it('reads “el 2” after a list as a position, not as a day', async () => {
    const ana = await register()
    for (const said of ['pizza 30', 'taxi 40', 'yoga 12', 'últimos gastos', 'borrá el 2'])
      await say(ana, said)
    expect(await things(ana)).toEqual(['pizza', 'yoga'])
  })

  it.each([
    ['es', 'últimos gastos', 'el 1 y el 3 fueron ayer'],
    ['pt', 'últimos gastos', 'o 1 e o 3 foram ontem'],
  ] as const)('changes listed expenses by position numbers (%s)', async (language, list, change) => {
    const ana = await register(language)
    for (const said of ['pizza 30', 'taxi 40', 'yoga 12', list, change]) await say(ana, said)
    const days = (await ledger(ana)).map((each) => [each.description, each.expense_date.slice(-2)])
    expect(Object.fromEntries(days)).toEqual({ pizza: '19', taxi: '20', yoga: '19' })
  })

  it.each([
    ['es', 'la de 45 era 54', 'borrá la otra'],
    ['en', 'the 45 one was 54', 'delete the other one'],
    ['pt', 'a de 45 era 54', 'apaga a outra'],
    ['fr', 'celle de 45 était 54', "supprime l'autre"],
  ] as const)(
    'deletes the other of two expenses after one was changed (%s)',
    async (language, change, wish) => {
      const ana = await register(language)
      for (const said of ['pizza 30', 'pizza 45', change, wish]) await say(ana, said)
      expect(await ledger(ana)).toMatchObject([{ amount: 54 }])
    },
  )

  it.each([
    ['es', 'borrá la de 30', 'borrá la otra también'],
    ['pt', 'apaga a de 30', 'apaga a outra também'],
  ] as const)(
    'deletes the other of two expenses after one was deleted (%s)',
    async (language, first, second) => {
      const ana = await register(language)
      for (const said of ['pizza 30', 'pizza 45', first, second]) await say(ana, said)
      expect(await ledger(ana)).toEqual([])
    },
  )

  it('asks which expense “the other” is when there are several', async () => {
    const ana = await register()
    for (const said of ['pizza 30', 'taxi 40', 'yoga 12']) await say(ana, said)
    expect(await say(ana, 'borrá la otra')).toBe('¿Cuál de estos borro?')
    expect(await ledger(ana)).toHaveLength(3)
  })
})
