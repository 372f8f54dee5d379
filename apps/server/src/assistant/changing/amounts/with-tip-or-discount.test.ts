import { expect, it } from 'vitest'
import { ledger, oneTalk, say } from '../../../testing/talk.ts'

oneTalk('a new amount', ({ register }) => {
  it.each([
    ['es', '31 con propina'],
    ['en', '31 with tip'],
    ['pt', '31 com a gorjeta'],
    ['fr', '31 avec le pourboire'],
    ['es', 'bueno 31 con propina'],
    ['en', 'well, 31 with tip'],
    ['pt', 'bom, 31 com gorjeta'],
    ['fr', 'bon, 31 avec le pourboire'],
  ] as const)(
    'with the tip changes the last expense and records no second one (%s)',
    async (language, said) => {
      const ana = await register(language)
      await say(ana, 'pizza 27')
      await say(ana, said)
      expect(await ledger(ana)).toMatchObject([{ description: 'pizza', amount: 31 }])
    },
  )

  it('with tax changes the last expense to the cent', async () => {
    const ana = await register('en')
    await say(ana, 'winter boots 189.99 + tax')
    await say(ana, '214.69 with tax')
    expect(await ledger(ana)).toMatchObject([{ amount: 214.69 }])
  })

  it.each([
    ['es', '31 con el descuento'],
    ['en', '31 with the discount'],
    ['pt', '31 com o desconto'],
    ['fr', '31 avec la réduction'],
  ] as const)('with the discount changes the last expense (%s)', async (language, said) => {
    const ana = await register(language)
    await say(ana, 'jeans 37')
    await say(ana, said)
    expect(await ledger(ana)).toMatchObject([{ amount: 31 }])
  })

  it('with a tip does not change an expense that was much smaller', async () => {
    const ana = await register()
    await say(ana, 'café 3')
    await say(ana, '31 con propina')
    expect((await ledger(ana)).map(({ amount }) => amount)).toEqual([31, 3])
  })

  it.each([
    ['es', 'facturas 3200', 'ay no perdón las facturas me salieron 3500'],
    ['en', 'shoes 32', 'oh no the shoes cost 35'],
    ['pt', 'pães 3200', 'ai não, os pães saíram 3500'],
    ['fr', 'croissants 32', "oups, les croissants m'ont coûté 35"],
  ] as const)('for an item in the plural is a correction (%s)', async (language, first, second) => {
    const ana = await register(language)
    await say(ana, first)
    await say(ana, second)
    expect((await ledger(ana)).map(({ amount }) => amount)).toEqual([Number(second.match(/\d+/)?.[0])])
  })

  it.each([
    ['en', 'babysitter 40', 'and I gave her a fiver on top', 45],
    ['en', 'babysitter 40', '5 extra', 45],
    ['es', 'niñera 4000', 'y le di 500 más', 4500],
    ['es', 'niñera 4000', 'le di 500 extra', 4500],
    ['pt', 'babá 40', 'e dei 5 a mais pra ela', 45],
    ['fr', 'nounou 40', 'et je lui ai donné 5 de plus', 45],
  ] as const)('on top is added to the last expense (%s: %s, %s)', async (language, first, second, sum) => {
    const ana = await register(language)
    await say(ana, first)
    await say(ana, second)
    expect((await ledger(ana)).map(({ amount }) => amount)).toEqual([sum])
  })

  it.each([
    ['en', 'hotel 80', 'bag fee 30 extra'],
    ['en', 'pizza 12', 'extra cheese 5'],
    ['en', 'lamp 40', '20 on top of the fridge'],
    ['es', 'hotel 8000', 'pagué 500 extra por la valija'],
  ] as const)('with a name of its own is a new expense (%s: %s, %s)', async (language, first, second) => {
    const ana = await register(language)
    await say(ana, first)
    await say(ana, second)
    expect(await ledger(ana)).toHaveLength(2)
  })
})
