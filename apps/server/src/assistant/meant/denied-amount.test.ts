import { expect, it } from 'vitest'
import { ledger, oneTalk, say } from '../../testing/talk.ts'

oneTalk('a correction that denies an amount', ({ join, register }) => {
  it.each([
    ['es', 'bizcochos 240', 'no eran 240, eran 420', 420],
    ['pt', 'bolo 240', 'não foram 240, foram 420', 420],
  ] as const)(
    'corrects another member’s expense when only that has the denied amount (%s: %s, %s)',
    async (...row) => {
      const [language, noted, said, amount] = row
      const ana = await register(language)
      const beto = await join(ana)
      for (const each of ['taxi 900', 'pan 80']) await say(ana, each)
      await say(beto, noted)
      await say(ana, said)
      expect((await ledger(ana)).map((expense) => expense.amount)).toEqual([amount, 80, 900])
    },
  )

  it.each([
    ['es', 'carne 2.400, huevos 680, queso 950', 'no eran 2.400, eran 4.200', [4200, 680, 950]],
    ['pt', 'carne 24, ovos 6, queijo 9', 'não foi 6, foi 7', [24, 7, 9]],
  ] as const)('corrects the one of several with the denied amount (%s: %s, %s)', async (...row) => {
    const [language, noted, said, amounts] = row
    const ana = await register(language)
    await say(ana, noted)
    await say(ana, said)
    const left = (await ledger(ana)).map(({ amount }) => amount)
    expect(left.toSorted((a, b) => a - b)).toEqual([...amounts].toSorted((a, b) => a - b))
  })

  it('matches a denied amount that leaves out the thousands', async () => {
    const ana = await register()
    for (const each of ['plaza 52 mil', 'pan 2.500']) await say(ana, each)
    await say(ana, 'no fueron cincuenta y dos, fueron sesenta y dos mil')
    expect((await ledger(ana)).map((expense) => expense.amount)).toEqual([2500, 62_000])
  })
})

oneTalk('a correction that begins with a name', ({ register }) => {
  it.each([
    ['es', 'los gastos comunes 87.500', 'me equivoqué, los gastos comunes eran 78.500', 78_500],
    ['es', 'cuenta de la luz 87.500', 'no, la cuenta de la luz eran 78.500', 78_500],
    ['es', 'escuela de Bia 900', 'no, la escuela de Bia eran 1.300', 1300],
    ['pt', 'escola da Bia 900', 'não, a escola da Bia foi 1.300', 1300],
    ['fr', 'cadeau de Léa 40', "non, le cadeau de Léa c'était 45", 45],
    ['en', 'gift for Sam 40', 'no, the gift for Sam was 45', 45],
  ] as const)(
    'corrects the earlier expense that the message names in full (%s: %s, %s)',
    async (language, noted, said, amount) => {
      const ana = await register(language)
      await say(ana, noted)
      await say(ana, 'taxi 30')
      await say(ana, said)
      expect(await ledger(ana)).toMatchObject([{ description: 'taxi', amount: 30 }, { amount }])
    },
  )

  it('changes nothing when no expense has the given name', async () => {
    const ana = await register()
    await say(ana, 'taxi 900')
    await say(ana, 'me equivoqué, los gastos comunes eran 78.500')
    expect(await ledger(ana)).toMatchObject([{ description: 'taxi', amount: 900 }])
  })
})
