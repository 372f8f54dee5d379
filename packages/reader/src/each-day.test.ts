import { expect, it } from 'vitest'
import { read } from './index.ts'
import type { Language } from './languages/language.ts'
import { homeOf } from './testing/home.ts'

/** The days of payment, for each reading of a message. */
function daysRead(language: Language, text: string): (readonly string[])[] {
  const meaning = read(text, homeOf(language, { today: '2026-11-19' }))
  if (meaning.kind === 'expenses') return [meaning.items.map(({ date }) => date.slice(8))]
  return meaning.kind === 'ambiguous'
    ? meaning.readings.map((items) => items.map(({ date }) => date.slice(8)))
    : []
}

it.each([
  ['pt', 'café 3,50 seg, ter e qua', [['16', '17', '18'], ['16']]],
  ['pt', 'almoço 22 ontem e hoje', [['18', '19'], ['18']]],
  ['es', 'café 3500 lunes, martes y miércoles', [['16', '17', '18'], ['16']]],
  ['es', 'lunes y martes almuerzo 9500', [['16', '17'], ['16']]],
  ['en', 'bus 3.50 mon tue wed', [['16', '17', '18'], ['16']]],
  ['en', 'parking 8 on Mon, Tue & Wed', [['16', '17', '18'], ['16']]],
  ['fr', 'cantine 4 lundi et mardi', [['16', '17'], ['16']]],
] as const)('asks whether one price for several days was paid each day or once (%s: %s)', (...row) => {
  const [language, text, days] = row
  expect(daysRead(language, text)).toEqual(days)
})

it.each([
  ['en', 'hotel 240 monday and tuesday'],
  ['en', 'babysitter mon and tue 80 total'],
  ['en', 'lunch 12 monday no tuesday'],
  ['en', "paid 40 monday for tuesday's class"],
  ['es', 'café 3500 del lunes al miércoles'],
  ['es', 'mar y sol 58'],
  ['pt', 'café 3,50 segunda, não terça'],
] as const)(
  'reads one expense when the price is for all days or a day is corrected (%s: %s)',
  (language, text) => {
    expect(daysRead(language, text)).toMatchObject([{ length: 1 }])
  },
)

it('gives each expense its own day when each day has a price', () => {
  expect(daysRead('en', 'coffee 3.50 monday, tuesday lunch 12')).toEqual([['16', '17']])
})

it.each([
  ['es', 'el kiosquero me fió el martes y hoy le pagué los 6.700 de cigarros'],
  ['es', 'la semana pasada, el jueves, le pagué 22000 al plomero'],
  ['es', 'de lunes a miércoles 3 comidas a 70'],
] as const)('reads one expense when the other days are not days of payment (%s: %s)', (language, text) => {
  expect(daysRead(language, text)).toMatchObject([{ length: 1 }])
})
