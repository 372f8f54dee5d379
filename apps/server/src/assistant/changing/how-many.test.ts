import { expect, it } from 'vitest'
import { ask, ledger, oneTalk, press, say } from '../../testing/talk.ts'

oneTalk('a quantity given after the expense', ({ register }) => {
  const amounts = (titles: readonly { title: string }[]) =>
    titles.map(({ title }) => Number(title.replace(/\D/g, '')))

  it.each([
    ['es', 'pan 2.000', 'x2', [4000, 2000]],
    ['es', 'pan 2.000', 'fueron dos veces', [4000, 2000]],
    ['es', 'biromes 1.000', 'eran 2 biromes', [2000, 1000]],
    ['es', 'peaje 2.000', 'dos peajes fueron, ida y vuelta', [4000, 2000]],
    ['es', '2 cafés 4.000', 'no, eran 3 cafés', [6000, 4000]],
    ['en', 'bus 20', 'twice', [40, 20]],
    ['en', 'pens 20', 'it was 3 pens', [60, 20, 3]],
    ['pt', 'pão 20', 'x3', [60, 20]],
    ['pt', 'pão 20', 'duas vezes', [40, 20]],
    ['fr', 'pain 20', 'fois deux', [40, 20]],
    ['fr', '3 billets 30', 'non 2 billets, Jules avait un abonnement', [20, 30]],
    ['es', '3 entradas 6.000', 'no, 2 entradas, la nena no paga', [4000, 6000]],
    ['en', '3 tickets 30', "no it was 2 tickets, Ben didn't come", [20, 30]],
    ['pt', '4 bilhetes 40', 'não, 3 bilhetes, o avô tem passe', [30, 40, 3]],
  ] as const)(
    'asks whether the recorded price was for one item (%s: %s, %s)',
    async (language, noted, said, offered) => {
      const ana = await register(language)
      await say(ana, noted)
      const before = await ledger(ana)
      const asked = await ask(ana, said)
      expect(await ledger(ana)).toEqual(before)
      expect(amounts(asked.buttons)).toEqual(offered)
      await press(ana, asked.buttons[0]?.id)
      expect((await ledger(ana)).map(({ amount }) => amount)).toEqual([offered[0]])
    },
  )

  it.each([
    ['es', 'luz 9.000', 'eran 3 cafés'],
    ['en', 'bus 20', 'it was 3 days ago'],
    ['es', 'cena 9.000', 'éramos 3'],
  ] as const)(
    'leaves the amount alone when the number does not count the purchased item (%s: %s, %s)',
    async (language, noted, said) => {
      const ana = await register(language)
      await say(ana, noted)
      await say(ana, said)
      expect((await ledger(ana)).map(({ amount }) => amount)).toEqual([language === 'en' ? 20 : 9000])
    },
  )

  it.each([
    ['es', 'leche 10.000', 'la leche eran dos a 6.000', 12_000],
    ['es', 'gaseosa 4.000', 'eran 3 gaseosas a 1.500', 4500],
    ['en', 'beer 4', 'it was 3 beers at 4', 12],
    ['pt', 'leite 10', 'eram 2 a 6,50', 13],
    ['fr', 'lait 10', "c'était 3 à 4,50", 13.5],
  ] as const)('is multiplied by the price of one that it is told with (%s: %s, %s)', async (...row) => {
    const [language, noted, said, amount] = row
    const ana = await register(language)
    await say(ana, noted)
    await say(ana, said)
    expect((await ledger(ana)).map((each) => each.amount)).toEqual([amount])
  })
})
