import { expect, it } from 'vitest'
import { read } from './index.ts'
import { homeOf } from './testing/home.ts'

it.each([
  ['es', 'no anteayer', '2026-11-16'],
  ['es', 'no, el lunes', '2026-11-16'],
  ['en', 'no the day before yesterday', '2026-11-16'],
  ['en', 'nah monday', '2026-11-16'],
  ['en', 'sorry monday', '2026-11-16'],
  ['en', 'oh sorry, monday', '2026-11-16'],
  ['pt', 'não anteontem', '2026-11-16'],
  ['fr', 'non avant-hier', '2026-11-16'],
  ['fr', 'non, pas hier, lundi', '2026-11-16'],
] as const)('a day behind a no is when it was (%s: %s)', (language, text, date) => {
  expect(read(text, homeOf(language))).toMatchObject({ kind: 'correction', changes: { date } })
})

it.each([
  ['en', 'not yesterday'],
  ['en', 'no, not on Monday'],
  ['fr', 'non, pas lundi'],
] as const)('a day behind a not is when it was not (%s: %s)', (language, text) => {
  expect(read(text, homeOf(language))).toMatchObject({ kind: 'correction', changes: {}, wrong: 'date' })
})

it.each([
  ['en', 'no, 20 yesterday'],
  ['en', 'no bread yesterday'],
  ['en', 'sorry monday was mad'],
  ['fr', 'non, demain'],
] as const)('says more, or of no day that was (%s: %s)', (language, text) => {
  const meaning = read(text, homeOf(language))
  expect(meaning.kind === 'correction' && Object.keys(meaning.changes).join()).not.toBe('date')
})
