import { expect, it } from 'vitest'
import { ask, ledger, oneTalk, say } from '../../testing/talk.ts'

oneTalk('a final amount', ({ register }) => {
  it.each([
    ['es', 'botas 80.000', 'con el descuento fue 75.000'],
    ['en', 'boots 80', 'with a coupon it was 75'],
    ['en', 'boots 80', 'with the discount it was 75'],
    ['en', 'boots 80', 'they took 5 off'],
    ['pt', 'botas 80', 'com o desconto foi 75'],
    ['fr', 'bottes 80', "avec la réduction c'était 75"],
    ['fr', 'bottes 80', "ils m'ont fait 5 de remise"],
  ] as const)(
    'corrects the price of the only expense after a discount (%s: %s, %s)',
    async (language, noted, said) => {
      const ana = await register(language)
      await say(ana, noted)
      await say(ana, said)
      expect((await ledger(ana)).map(({ amount }) => amount)).toEqual([language === 'es' ? 75_000 : 75])
    },
  )

  it.each([
    ['es', 'pan 80, gas 40', 'el total fue 130'],
    ['en', 'bread 80, gas 40', 'the total was 130'],
    ['pt', 'pão 80, gás 40', 'o total foi 130'],
    ['fr', 'pain 80, gaz 40', 'le total était 130'],
  ] as const)(
    'does not record the total of expenses already recorded (%s)',
    async (language, noted, said) => {
      const ana = await register(language)
      await say(ana, noted)
      await say(ana, said)
      expect((await ledger(ana)).map(({ amount }) => amount)).toEqual([40, 80])
    },
  )

  it.each([
    ['en', 'dinner 88, I paid half', 'my half 44'],
    ['fr', 'souper 88 on a payé moitié moitié', 'ma part 44'],
  ] as const)(
    'records the writer’s share when the question about it is open (%s)',
    async (language, told, share) => {
      const ana = await register(language)
      expect((await ask(ana, told)).buttons).toHaveLength(3)
      await say(ana, share)
      expect((await ledger(ana)).map(({ amount }) => amount)).toEqual([44])
    },
  )

  it.each([
    ['es', 'cena 94 con propina', 'sin la propina 86'],
    ['en', 'nursery 94', 'so 86'],
    ['en', 'dinner 94 with tip', 'without the tip 86'],
    ['pt', 'jantar 94 com gorjeta', 'sem a gorjeta 86'],
    ['fr', 'resto 94 avec pourboire', 'sans le pourboire 86'],
  ] as const)(
    'corrects the latest amount by a message without a verb (%s: %s, %s)',
    async (language, noted, said) => {
      const ana = await register(language)
      await say(ana, language === 'en' ? 'went to the bakery' : 'hola')
      await say(ana, noted)
      await say(ana, said)
      expect((await ledger(ana)).map(({ amount }) => amount)).toEqual([86])
    },
  )

  it.each([
    ['es', 'café 9', 'el plomero me pidió 240', 'era 220'],
    ['en', 'coffee 9', 'plumber quoted 240', 'it was 220'],
    ['fr', 'café 9', 'le garagiste veut 240', "c'était 220"],
  ] as const)(
    'corrects the amount of a declined expense, not of an earlier one (%s)',
    async (language, ...all) => {
      const ana = await register(language)
      for (const said of all) await say(ana, said)
      expect((await ledger(ana)).map(({ amount }) => amount)).toEqual([9])
      await say(ana, language === 'fr' ? 'oui' : language === 'en' ? 'yes' : 'sí')
      expect((await ledger(ana)).map(({ amount }) => amount)).toEqual([220, 9])
    },
  )

  it('asks about a new amount when the name has no article', async () => {
    const ana = await register('en')
    for (const said of ['costco 212', 'hot dogs 6']) await say(ana, said)
    expect((await ask(ana, 'costco was really 221')).buttons).toHaveLength(2)
    expect((await ledger(ana)).map(({ amount }) => amount)).toEqual([6, 212])
  })
})
