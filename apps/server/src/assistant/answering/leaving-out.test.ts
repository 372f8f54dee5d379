import { expect, it } from 'vitest'
import { ledger, oneTalk, say } from '../../testing/talk.ts'

oneTalk('a total without one thing', ({ register }) => {
  it.each([
    ['es', 'alquiler 900', '¿cuánto gastamos sin el alquiler?', '$ 50 sin alquiler (2 gastos)'],
    ['en', 'rent 900', 'how much did we spend without rent?', '$ 50 without rent (2 expenses)'],
    ['pt', 'aluguel 900', 'quanto gastamos sem o aluguel?', '$ 50 sem aluguel (2 gastos)'],
    ['fr', 'loyer 900', 'combien on a dépensé sans le loyer ?', '$ 50 hors loyer (2 dépenses)'],
  ] as const)('excludes the named thing (%s)', async (language, rent, question, told) => {
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
  ] as const)('works as a follow-up question and neither adds nor deletes expenses (%s)', async (...row) => {
    const [language, question, first, told, second, toldThen] = row
    const ana = await register(language)
    for (const said of ['taxi 20', 'pizza 30', question]) await say(ana, said)
    expect(await say(ana, first)).toContain(told)
    expect(await say(ana, second)).toContain(toldThen)
    expect(await ledger(ana)).toHaveLength(2)
  })

  it.each([
    ['es', 'alquiler 900', '¿cuál es el más caro sin contar el alquiler?', /sin \*?alquiler/],
    ['es', 'alquiler 900', 'el gasto más grande aparte del alquiler', /sin \*?alquiler/],
    ['en', 'rent 900', "what's the most expensive thing not counting rent", /without \*?rent/],
    ['en', 'rent 900', 'biggest expense without rent', /without \*?rent/],
    ['pt', 'aluguel 900', 'o mais caro tirando o aluguel', /sem \*?aluguel/],
    ['fr', 'loyer 900', 'le plus cher sans le loyer ?', /hors \*?loyer/],
  ] as const)(
    'excludes the thing from the biggest expenses too (%s: %s, %s)',
    async (language, rent, question, told) => {
      const ana = await register(language)
      for (const said of [rent, 'taxi 20', 'pizza 30', 'agua 5']) await say(ana, said)
      const [head, ...lines] = (await say(ana, question)).split('\n')
      expect(head).toMatch(told)
      expect(lines.map((line) => /\d+/.exec(line)?.[0])).toEqual(['30', '20', '5'])
    },
  )

  it('excludes the thing from lists and rankings too', async () => {
    const ana = await register('en')
    for (const said of ['rent 900', 'taxi 20', 'pizza 30']) await say(ana, said)
    expect((await say(ana, 'list the expenses without rent')).split('\n')).toHaveLength(3)
    expect(await say(ana, 'where did most of it go without rent')).toMatch(/without rent[\s\S]*\(60%\)/)
    expect(await say(ana, 'which day did we spend the most without rent')).toContain('today: $ 50 (100%)')
    expect(await say(ana, 'top 2 excluding rent')).toMatch(/without rent/)
    await say(ana, 'biggest expense')
    expect(await say(ana, 'without rent')).toMatch(/without rent. The biggest:/)
  })

  it('can exclude a part of a category, but not another category', async () => {
    const ana = await register('en')
    for (const said of ['groceries 100', 'groceries wine 40', 'rent 900']) await say(ana, said)
    expect(await say(ana, 'how much on groceries without the wine?')).toContain(
      '$ 100 on 🛒 Groceries without wine',
    )
    expect(await say(ana, 'how much on groceries without transport?')).toContain('can’t answer')
  })
})
