import { expect, it } from 'vitest'
import { ledger, oneTalk, say } from '../../../testing/talk.ts'

oneTalk('a percentage added to an expense', ({ register }) => {
  it.each([
    ['es', 'cena 200', 'más el 10% de propina', 220],
    ['es', 'cena 200', 'quítale 10%', 180],
    ['en', 'dinner 80', 'plus 20% tip', 96],
    ['pt', 'jantar 80', 'mais os 10% do garçom', 88],
    ['fr', 'dîner 80', 'plus 15 % de pourboire', 92],
  ] as const)(
    'changes the amount of the last expense (%s: %s, %s)',
    async (language, noted, said, amount) => {
      const ana = await register(language)
      for (const each of ['pan 30', noted, said]) await say(ana, each)
      expect((await ledger(ana)).map((expense) => expense.amount)).toEqual([amount, 30])
    },
  )

  it('changes nothing when several expenses were recorded together', async () => {
    const ana = await register()
    for (const said of ['cena 200, taxi 30', 'más el 10% de propina']) await say(ana, said)
    expect((await ledger(ana)).map(({ amount }) => amount)).toEqual([30, 200])
  })
})
