import { expect, it } from 'vitest'
import { read } from './index.ts'
import { homeOf } from './testing/home.ts'

// Today is Wednesday, 18 November 2026.
it.each([
  ['es', 'le puse 60 de gasolina a la moto ayer no hoy', '2026-11-17'],
  ['es', 'verdulería 4300 el lunes y no el martes', '2026-11-16'],
  ['en', 'petrol 40 yesterday not today', '2026-11-17'],
  ['en', 'the plumber came on Monday, not yesterday, and I paid him 80', '2026-11-16'],
  ['pt', 'padaria 12 ontem não hoje', '2026-11-17'],
  ['pt', 'farmácia 30 na segunda, não ontem', '2026-11-16'],
  ['fr', 'pressing 18 hier et pas lundi', '2026-11-17'],
] as const)('records a purchase on the day that is not denied (%s: %s)', (language, text, date) => {
  expect(read(text, homeOf(language))).toMatchObject({ kind: 'expenses', items: [{ date }] })
})

it.each([
  ['es', 'fue ayer no hoy', '2026-11-17'],
  ['en', 'it was yesterday not today', '2026-11-17'],
  ['en', 'the petrol was on Monday, not yesterday', '2026-11-16'],
  ['pt', 'foi na segunda não ontem', '2026-11-16'],
  ['fr', "c'était hier pas aujourd'hui", '2026-11-17'],
  ['es', 'no fue hoy, fue ayer', '2026-11-17'],
  ['en', "it wasn't today, it was yesterday", '2026-11-17'],
  ['pt', 'não foi hoje, foi ontem', '2026-11-17'],
  ['fr', "c'était pas aujourd'hui, c'était hier", '2026-11-17'],
] as const)('corrects to the day that is not denied (%s: %s)', (language, text, date) => {
  expect(read(text, homeOf(language))).toMatchObject({ kind: 'correction', changes: { date } })
})

it.each([
  ['es', 'pan 300 ayer no, anteayer', '2026-11-16'],
  ['pt', 'pão 5 hoje não, ontem', '2026-11-17'],
] as const)(
  'records a purchase on the day after the "no" if there is a pause (%s: %s)',
  (language, text, date) => {
    expect(read(text, homeOf(language))).toMatchObject({ kind: 'expenses', items: [{ date }] })
  },
)
