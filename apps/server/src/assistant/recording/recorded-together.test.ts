import { expect, it } from 'vitest'
import { ask, ledger, oneTalk, say } from '../../testing/talk.ts'

oneTalk('a change of expenses recorded together', ({ register }) => {
  it.each([
    ['es', 'super 15.000, verduleria 8.000 y pan 3.000', 'la verduleria eran 9', 'el tercero eran 300'],
    ['en', 'groceries 150, pharmacy 8000 and bread 30', 'the pharmacy was 9', 'the third one was 30.5'],
    ['pt', 'mercado 150, farmácia 8000 e pão 30', 'a farmácia foi 9', 'o terceiro foi 30,5'],
    ['fr', 'courses 150, pharmacie 8000 et pain 30', "la pharmacie c'était 9", 'le troisième était 30,5'],
  ] as const)('changes an expense by its position after a question about another (%s)', async (...row) => {
    const [language, noted, unclear, said] = row
    const ana = await register(language)
    await say(ana, noted)
    const asked = await ask(ana, unclear)
    expect(asked.buttons).toHaveLength(2)
    await say(ana, said)
    const [last, second] = await ledger(ana)
    expect([last?.amount, second?.amount]).toEqual([language === 'es' ? 300 : 30.5, 8000])
  })

  it.each([
    ['es', 'pan 2.300, leche 1.800 y queso 5.400', 'la leche eran 1.900', 'y el tercero 5.900', 5900],
    ['pt', 'pizza 60, cerveja 24 e refri 9', 'o último foi 19', 'e o primeiro 66', 66],
  ] as const)('changes an expense by its position after another change (%s)', async (...row) => {
    const [language, noted, first, said, amount] = row
    const ana = await register(language)
    await say(ana, noted)
    await say(ana, first)
    await say(ana, said)
    expect((await ledger(ana)).map((each) => each.amount)).toContain(amount)
  })

  it.each([
    ['es', 'pan 2.300, leche 1.800 y queso 5.400', 'el segundo eran 1.900', 'todo eso fue ayer'],
    ['es', 'pan 2.300, leche 1.800 y queso 5.400', 'el queso eran 5.900', 'no, todos fueron ayer'],
    ['en', 'bread 23, milk 18 and cheese 54', 'the second one was 19', 'all of that was yesterday'],
    ['pt', 'pão 23, leite 18 e queijo 54', 'o segundo foi 19', 'tudo isso foi ontem'],
    ['fr', 'pain 23, lait 18 et fromage 54', 'le deuxième était 19', "tout ça c'était hier"],
  ] as const)('changes the date of all expenses, even after one was changed (%s: %s)', async (...row) => {
    const [language, noted, change, said] = row
    const ana = await register(language)
    await say(ana, noted)
    await say(ana, change)
    await say(ana, said)
    expect((await ledger(ana)).map((each) => each.expense_date)).toEqual(Array(3).fill('2026-11-19'))
  })

  it.each([
    ['es', 'todo eso fue ayer'],
    ['pt', 'tudo isso foi ontem'],
  ] as const)(
    'asks which expenses are meant when they were recorded one by one (%s)',
    async (language, said) => {
      const ana = await register(language)
      await say(ana, 'taxi 50')
      await say(ana, 'pizza 40')
      const asked = await ask(ana, said)
      expect(asked.buttons.map(({ title }) => /pizza|taxi/.test(title))).toEqual([true, true, false])
      expect((await ledger(ana)).map((each) => each.expense_date)).toEqual(Array(2).fill('2026-11-20'))
    },
  )

  it.each([
    ['en', 'chipotle 14.50 for me and 12.25 for the kid', 'the kid one was on Monday'],
    ['fr', '14,50 de resto et 12,25 pour le petit', "le petit c'était lundi"],
  ] as const)('changes the date of only the named expense (%s)', async (language, noted, said) => {
    const ana = await register(language)
    await say(ana, noted)
    await say(ana, said)
    const days = (await ledger(ana)).map(({ amount, expense_date }) => [amount, expense_date])
    expect(new Map(days as [number, string][])).toEqual(
      new Map([
        [14.5, '2026-11-20'],
        [12.25, '2026-11-16'],
      ]),
    )
  })
})
