import { expect, it } from 'vitest'
import { ask, ledger, oneTalk, say } from '../testing/talk.ts'

oneTalk('what something came to in the end', ({ register }) => {
  it.each([
    ['es', 'botas 80.000', 'con el descuento fue 75.000'],
    ['en', 'boots 80', 'with a coupon it was 75'],
    ['en', 'boots 80', 'with the discount it was 75'],
    ['en', 'boots 80', 'they took 5 off'],
    ['pt', 'botas 80', 'com o desconto foi 75'],
    ['fr', 'bottes 80', "avec la réduction c'était 75"],
    ['fr', 'bottes 80', "ils m'ont fait 5 de remise"],
  ] as const)('is the price of what was noted alone (%s: %s, %s)', async (language, noted, said) => {
    const ana = await register(language)
    await say(ana, noted)
    await say(ana, said)
    expect((await ledger(ana)).map(({ amount }) => amount)).toEqual([language === 'es' ? 75_000 : 75])
  })

  it.each([
    ['es', 'pan 80, gas 40', 'el total fue 130'],
    ['en', 'bread 80, gas 40', 'the total was 130'],
    ['pt', 'pão 80, gás 40', 'o total foi 130'],
    ['fr', 'pain 80, gaz 40', 'le total était 130'],
  ] as const)('is not noted beside its parts (%s)', async (language, noted, said) => {
    const ana = await register(language)
    await say(ana, noted)
    await say(ana, said)
    expect((await ledger(ana)).map(({ amount }) => amount)).toEqual([40, 80])
  })

  it.each([
    ['en', 'dinner 88, I paid half', 'my half 44'],
    ['fr', 'souper 88 on a payé moitié moitié', 'ma part 44'],
  ] as const)('is what one paid of it, where that was asked (%s)', async (language, told, share) => {
    const ana = await register(language)
    expect((await ask(ana, told)).buttons).toHaveLength(3)
    await say(ana, share)
    expect((await ledger(ana)).map(({ amount }) => amount)).toEqual([44])
  })
})
