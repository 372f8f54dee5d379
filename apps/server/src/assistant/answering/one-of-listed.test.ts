import { expect, it } from 'vitest'
import { ledger, oneTalk, say } from '../../testing/talk.ts'

oneTalk('an expense in a ranking', ({ register }) => {
  const listed = [
    ['es', '¿cuál fue el gasto más grande?', '¿y el segundo?', 'borralo'],
    ['en', 'what was the biggest expense?', 'and the second?', 'delete it'],
    ['pt', 'qual foi a maior despesa?', 'e a segunda?', 'apaga'],
    ['fr', 'la plus grosse dépense ?', 'et la deuxième ?', 'supprime-la'],
  ] as const

  it.each(listed)(
    'is shown by its position and deleted by the next message (%s)',
    async (language, question, next, wish) => {
      const ana = await register(language)
      for (const noted of ['pizza 30', 'taxi 900', 'hotel 200']) await say(ana, noted)
      await say(ana, question)
      expect((await say(ana, next)).split('\n')).toEqual([expect.stringContaining('hotel')])
      await say(ana, wish)
      expect((await ledger(ana)).map(({ amount }) => amount)).toEqual([900, 30])
    },
  )
})
