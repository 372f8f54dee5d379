import { wordsWithVos } from '@casita/contract/testing/spanish'
import { expect, test } from 'vitest'
import { texts } from './es/index.ts'
import { landing } from './es/landing.ts'
import { privacy } from './es/privacy.ts'
import { reworded } from './reworded.ts'
import type { Words } from './texts.ts'

const said = (words: Words): string[] =>
  Object.values(words).flatMap((text) => (typeof text === 'string' ? text : said(text)))

test('no Spanish text says “vos” to people who say “tú”', () => {
  const words = said(reworded({ ...texts, landing, privacy })).map((text) => text.replace(/\{\{\w+\}\}/g, ''))
  expect(wordsWithVos(words)).toEqual([])
})
