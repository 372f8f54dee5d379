import { expect, it } from 'vitest'
import { ledger, oneTalk, say } from '../../testing/talk.ts'

oneTalk('a total without something', ({ register }) => {
  it.each([
    ['es', 'alquiler 900', '¿cuánto gastamos sin el alquiler?', '$ 50 sin alquiler (2 gastos)'],
    ['en', 'rent 900', 'how much did we spend without rent?', '$ 50 without rent (2 expenses)'],
    ['pt', 'aluguel 900', 'quanto gastamos sem o aluguel?', '$ 50 sem aluguel (2 gastos)'],
    ['fr', 'loyer 900', 'combien on a dépensé sans le loyer ?', '$ 50 hors loyer (2 dépenses)'],
  ] as const)('is what is left of it (%s)', async (language, rent, question, told) => {
    const ana = await register(language)
    for (const said of [rent, 'taxi 20', 'pizza 30']) await say(ana, said)
    expect(await say(ana, question)).toContain(told)
  })

  it.each([
    [
      'es',
      '¿cuánto gastamos esta semana?',
      'sin contar el taxi',
      '$ 30 sin taxi',
      'menos la pizza',
      '$ 20 sin pizza',
    ],
    [
      'en',
      'how much this week?',
      'and without the taxi?',
      '$ 30 without taxi',
      'besides the pizza',
      '$ 20 without pizza',
    ],
    ['pt', 'quanto gastamos essa semana?', 'sem o táxi', '$ 30 sem táxi', 'e sem a pizza?', '$ 20 sem pizza'],
    [
      'fr',
      'combien cette semaine ?',
      'et sans le taxi ?',
      '$ 30 hors taxi',
      'sauf la pizza',
      '$ 20 hors pizza',
    ],
  ] as const)('goes on from a question, and changes nothing (%s)', async (...row) => {
    const [language, question, first, told, second, toldThen] = row
    const ana = await register(language)
    for (const said of ['taxi 20', 'pizza 30', question]) await say(ana, said)
    expect(await say(ana, first)).toContain(told)
    expect(await say(ana, second)).toContain(toldThen)
    expect(await ledger(ana)).toHaveLength(2)
  })

  it('may be one of a category without a part of it, but not without another one', async () => {
    const ana = await register('en')
    for (const said of ['groceries 100', 'groceries wine 40', 'rent 900']) await say(ana, said)
    expect(await say(ana, 'how much on groceries without the wine?')).toContain(
      '$ 100 on 🛒 Groceries without wine',
    )
    expect(await say(ana, 'how much on groceries without transport?')).toContain('can’t answer')
  })
})
