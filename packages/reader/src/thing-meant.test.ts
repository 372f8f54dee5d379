import { expect, it } from 'vitest'
import { read } from './index.ts'
import { homeOf } from './testing/home.ts'

it.each([
  ['en', 'lidl actually', 'lidl'],
  ['en', 'the pharmacy actually', 'pharmacy'],
  ['es', 'farmacia en realidad', 'farmacia'],
  ['es', 'didi perdón', 'didi'],
  ['pt', 'farmácia na verdade', 'farmácia'],
  ['fr', 'uber pardon', 'uber'],
] as const)('a thing before words for a mistake is the right one (%s: %s)', (language, text, description) => {
  expect(read(text, homeOf(language))).toMatchObject({ kind: 'correction', changes: { description } })
})
