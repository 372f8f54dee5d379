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
] as const)('takes the day after "no" as the right day (%s: %s)', (language, text, date) => {
  expect(read(text, homeOf(language))).toMatchObject({ kind: 'correction', changes: { date } })
})

it.each([
  ['en', 'not yesterday'],
  ['en', 'no, not on Monday'],
  ['fr', 'non, pas lundi'],
] as const)('takes the day after "not" as the wrong day (%s: %s)', (language, text) => {
  expect(read(text, homeOf(language))).toMatchObject({ kind: 'correction', changes: {}, wrong: 'date' })
})

it.each([
  ['en', 'no, 20 yesterday'],
  ['en', 'no bread yesterday'],
  ['en', 'sorry monday was mad'],
  ['fr', 'non, demain'],
] as const)('does not change only the day if the message says more (%s: %s)', (language, text) => {
  const meaning = read(text, homeOf(language))
  expect(meaning.kind === 'correction' && Object.keys(meaning.changes).join()).not.toBe('date')
})

it.each([
  ['es', 'cambiá la fecha de la luz al 16', 'luz'],
  ['es', 'cambia la fecha al 16', undefined],
  ['pt', 'muda a data da luz pro 16', 'luz'],
  ['fr', "change la date de l'essence au 16", 'essence'],
] as const)('takes a number for the day if the date is to change (%s: %s)', (language, text, about) => {
  const meaning = read(text, homeOf(language))
  expect(meaning).toMatchObject({ kind: 'correction', changes: { date: '2026-11-16' } })
  expect(meaning.kind === 'correction' && meaning.about).toBe(about)
})
