import { expect, it } from 'vitest'
import { read } from './index.ts'
import type { Language } from './languages/language.ts'
import { homeOf } from './testing/home.ts'

/** The amounts that a message may be recorded with, one for each reading. */
function amountsRead(language: Language, text: string): number[] {
  const meaning = read(text, homeOf(language))
  if (meaning.kind === 'expenses') return meaning.items.map(({ amount }) => amount / 100)
  return meaning.kind === 'ambiguous' ? meaning.readings.flat().map(({ amount }) => amount / 100) : []
}

it.each([
  ['es', 'detergente 3L a 4.990', [4990, 14_970]],
  ['es', 'lavaloza 3L a 4.990', [4990, 14_970]],
  ['es', 'zumbalum 3L a 4.990', [4990, 14_970]],
  ['fr', 'skip 2L à 9,99', [9.99, 19.98]],
] as const)('asks whether a price "a" so much is for a pack or per litre (%s: %s)', (...row) => {
  const [language, text, amounts] = row
  expect(amountsRead(language, text)).toEqual(amounts)
})

it.each([
  ['es', 'nafta 30L a 1200', [36_000]],
  ['en', 'diesel 30L at 1.50', [45]],
  ['es', 'lavaloza 3L 4.990', [4990]],
] as const)('multiplies litres of fuel, and takes a price without "a" for the whole (%s: %s)', (...row) => {
  const [language, text, amounts] = row
  expect(amountsRead(language, text)).toEqual(amounts)
})

it.each([
  ["v'lille 36 l'abonnement", [36]],
  ['essence 36 l 60', [60]],
] as const)('takes no elided article for litres (%s)', (text, amounts) => {
  const meaning = read(text, homeOf('fr'))
  const items =
    meaning.kind === 'expenses' ? meaning.items : meaning.kind === 'not_expense' ? [meaning.wouldBe] : []
  expect(items.map((item) => (item?.amount ?? 0) / 100)).toEqual(amounts)
})
