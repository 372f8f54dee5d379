import { expect, it } from 'vitest'
import { read } from './index.ts'
import { homeOf } from './testing/home.ts'

it.each([
  ['en', 'make it 2 actually, 35 for me and 20 for the kids'],
  ['en', 'no, 35 for me and 20 for the kids'],
  ['es', 'no, eran 35 para mí y 20 para los chicos'],
  ['pt', 'na verdade 2, 35 pra mim e 20 pras crianças'],
] as const)(
  'does not correct an amount by one of several that are each for somebody (%s: %s)',
  (language, text) => {
    const meaning = read(text, homeOf(language))
    expect(meaning.kind === 'correction' ? meaning.changes : {}).toEqual({})
  },
)
