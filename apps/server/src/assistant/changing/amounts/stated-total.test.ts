import { expect, it } from 'vitest'
import { ask, ledger, oneTalk, say } from '../../../testing/talk.ts'

oneTalk('a total given after the expenses', ({ register }) => {
  const amounts = async (member: Parameters<typeof ledger>[0]) =>
    (await ledger(member)).map(({ amount }) => amount).toSorted((a, b) => a - b)

  it.each([
    ['es', 'cena 140', 'propina 14', 'en total fueron 154'],
    ['en', 'dinner 140', 'tip 14', 'it was 154 in total'],
    ['en', 'bread 4', 'milk 3', 'that was 7 all together'],
    ['pt', 'jantar 140', 'gorjeta 14', 'foram 154 no total'],
    ['fr', 'resto 140', 'pourboire 14', "c'était 154 en tout"],
  ] as const)(
    'changes nothing when it is the correct total (%s: %s, %s, %s)',
    async (language, first, second, said) => {
      const ana = await register(language)
      await say(ana, first)
      await say(ana, second)
      const before = await amounts(ana)
      await say(ana, said)
      expect(await amounts(ana)).toEqual(before)
    },
  )

  it.each([
    ['es', 'cena 140', 'propina 14', 'en total fueron 160'],
    ['en', 'dinner 140', 'tip 14', 'it was 160 in total'],
    ['pt', 'jantar 140', 'gorjeta 14', 'foram 160 no total'],
    ['fr', 'resto 140', 'pourboire 14', "c'était 160 en tout"],
  ] as const)(
    'leads to the question of which amount is wrong when it differs (%s)',
    async (language, meal, tip, said) => {
      const ana = await register(language)
      await say(ana, meal)
      await say(ana, tip)
      expect((await ask(ana, said)).buttons).toHaveLength(2)
      expect(await amounts(ana)).toEqual([14, 140])
    },
  )

  it.each([
    ['en', 'shoes 40', 'it was 45 in total', 45],
    ['es', 'zapatos 40', 'el total fue 45', 45],
  ] as const)(
    'becomes the price when only one expense was recorded (%s)',
    async (language, told, said, amount) => {
      const ana = await register(language)
      await say(ana, told)
      await say(ana, said)
      expect(await amounts(ana)).toEqual([amount])
    },
  )

  it('becomes the price of the last expense when it is neither a sum nor a tip', async () => {
    const ana = await register('en')
    for (const said of ['bread 4', 'shoes 40', 'it was 45 in total']) await say(ana, said)
    expect(await amounts(ana)).toEqual([4, 45])
  })
})
