import { expect, it } from 'vitest'
import { ledger, oneTalk, say } from '../testing/talk.ts'

oneTalk('of two expenses of one name', ({ register }) => {
  it.each([
    ['es', 'uber', 'el segundo uber fue 24', 'el primer uber eran 19', 'borrá el segundo uber'],
    ['en', 'coffee', 'the second coffee was 24', 'the first coffee was 19', 'delete the second coffee'],
    ['pt', 'uber', 'o segundo uber foi 24', 'o primeiro uber foi 19', 'apaga o segundo uber'],
    ['fr', 'café', "le deuxième café c'était 24", "le premier café c'était 19", 'supprime le deuxième café'],
  ] as const)('the one that is called by its place is changed or deleted (%s)', async (...row) => {
    const [language, thing, second, first, wish] = row
    const ana = await register(language)
    for (const amount of [20, 30]) await say(ana, `${thing} ${amount}`)
    await say(ana, language === 'en' ? 'bread 5' : 'taxi 5')
    const amounts = async () => (await ledger(ana)).map(({ amount }) => amount)
    await say(ana, second)
    expect(await amounts()).toEqual([5, 24, 20])
    await say(ana, first)
    expect(await amounts()).toEqual([5, 24, 19])
    await say(ana, wish)
    expect(await amounts()).toEqual([5, 19])
  })

  it.each([
    ['es', 'café', 'el último café fue 24', 'el tercer café fue 25'],
    ['en', 'coffee', 'the last coffee was 24', 'the third coffee was 25'],
    ['pt', 'café', 'o último café foi 24', 'o terceiro café foi 25'],
    ['fr', 'café', "le dernier café c'était 24", "le troisième café c'était 25"],
  ] as const)('or three, the last one is the third (%s)', async (...row) => {
    const [language, thing, last, third] = row
    const ana = await register(language)
    for (const amount of [20, 21, 22]) await say(ana, `${thing} ${amount}`)
    await say(ana, last)
    expect((await ledger(ana)).map(({ amount }) => amount)).toEqual([24, 21, 20])
    await say(ana, third)
    expect((await ledger(ana)).map(({ amount }) => amount)).toEqual([25, 21, 20])
  })

  it.each([
    ['es', 'café 900', 'y la panadería 2.800', 2800],
    ['en', 'coffee 9', 'and the bakery 2.80', 2.8],
    ['pt', 'café 9', 'e a padaria 2,80', 2.8],
    ['fr', 'café 9', 'et la boulangerie 2,80', 2.8],
  ] as const)('nothing is told by what else was bought, and that is noted (%s)', async (...row) => {
    const [language, noted, other, amount] = row
    const ana = await register(language)
    await say(ana, noted)
    await say(ana, other)
    expect(await ledger(ana)).toMatchObject([{ amount }, {}])
  })
})
