import { expect, it } from 'vitest'
import { ask, ledger, oneTalk, say } from '../../testing/talk.ts'

oneTalk('a message about the cash handed over', ({ register }) => {
  it.each([
    ['es', 'taxi 18500', 'le pagué con los veinte mil'],
    ['es', 'taxi 18500', 'pagué con 20 mil'],
    ['en', 'taxi 18', 'I paid with the twenty'],
    ['pt', 'táxi 18', 'paguei com os vinte'],
    ['fr', 'taxi 18', "j'ai payé avec les vingt"],
  ] as const)(
    'does not record the cash handed over for a recorded expense (%s: %s, %s)',
    async (language, noted, said) => {
      const ana = await register(language)
      await say(ana, noted)
      const before = await ledger(ana)
      expect((await ask(ana, said)).buttons).toEqual([])
      expect(await ledger(ana)).toEqual(before)
    },
  )

  it.each([
    ['es', 'pagué con 20 mil'],
    ['en', 'I paid with the twenty'],
  ] as const)(
    'asks about the cash handed over when nothing was recorded before (%s: %s)',
    async (language, said) => {
      const ana = await register(language)
      expect((await ask(ana, said)).buttons).toHaveLength(2)
      expect(await ledger(ana)).toEqual([])
    },
  )

  it.each([
    ['es', 'pagué 20 mil con la tarjeta'],
    ['es', 'pagué 20 mil'],
    ['en', 'paid 20 for lunch with Sam'],
    ['fr', "j'ai payé 20 avec Paul"],
  ] as const)('records other payments as expenses (%s: %s)', async (language, said) => {
    const ana = await register(language)
    for (const each of ['taxi 18', said]) await say(ana, each)
    expect(await ledger(ana)).toHaveLength(2)
  })
})
