import { expect, it } from 'vitest'
import { ledger, oneTalk, say } from '../../../testing/talk.ts'

oneTalk('a deletion of several expenses', ({ register }) => {
  it.each([
    ['en', 'juice 4 and kebab 9', 'delete both', 'no sorry, just the kebab', ['juice']],
    ['en', 'juice 4, kebab 9, tram 2', 'delete the last three', 'only the tram', ['juice', 'kebab']],
    ['fr', 'jus 4 et kebab 9', 'supprime les deux', 'non pardon seulement le kebab', ['jus']],
    ['es', 'jugo 4 y kebab 9', 'borrá los dos', 'no, solo el kebab', ['jugo']],
    ['pt', 'suco 4 e kebab 9', 'apaga os dois', 'não, só o kebab', ['suco']],
  ] as const)(
    'is taken back for those that were not meant (%s: %s, %s, %s)',
    async (language, noted, wish, meant, left) => {
      const ana = await register(language)
      for (const said of [noted, wish, meant]) await say(ana, said)
      expect((await ledger(ana)).map(({ description }) => description).toSorted()).toEqual(left)
    },
  )

  it.each([
    ['juice 4 and kebab 9', 'delete both', 'no, just the pizza', 0],
    ['juice 4 and kebab 9', 'delete the kebab', 'just the kebab', 1],
  ] as const)('stays as it is otherwise (%s, %s, %s)', async (noted, wish, meant, left) => {
    const ana = await register('en')
    for (const said of [noted, wish, meant]) await say(ana, said)
    expect(await ledger(ana)).toHaveLength(left)
  })
})
