import { mayHaveParticle, particleEnd } from '../words/particle.ts'
import { after, isAt, type Sentence, type Stretch } from '../words/sentence.ts'
import { keyAt } from '../words/text.ts'
import type { Figure } from './figure.ts'

/** A number that counts, as far as it is needed here. */
interface Count extends Stretch {
  readonly value: number
}

/** Of what a price is told, and of how much of it: 'el kilo', 'les 100 g'. */
export interface PerUnit {
  readonly unit: string
  /** Grams are told in kilos. */
  readonly size: number
  readonly end: number
}

/** What a price is told for one of, right behind it: 'a 28 el kilo', '8.99/kg', 'à 9 les 100 g'; null where nothing says so. */
export function perUnitAt(sentence: Sentence, { end }: Figure): PerUnit | null {
  const unit = particleEnd(sentence, end, 'perUnit')
  if (unit > end) return { unit: unitOf(keyAt(sentence.tokens, unit - 1)), size: 1, end: unit }
  const slashed = keyAt(sentence.tokens, end) === '/' ? unitOf(keyAt(sentence.tokens, end + 1)) : ''
  if (slashed !== '' && slashed !== 'g') return { unit: slashed, size: 1, end: end + 2 }
  const isLed = isAt(sentence, end, 'article', 'preposition', 'each') && !isAt(sentence, end, 'of')
  const number = isLed ? after(sentence, end) : end
  const size = Number(/^(10|50|100|125|200|250|500)$/.exec(keyAt(sentence.tokens, number))?.[0])
  const own = unitOf(keyAt(sentence.tokens, number + 1))
  if (number === end || !(size > 0) || own !== 'g' || !isAt(sentence, number + 1, 'measure')) return null
  return { unit: 'kg', size: size / 1000, end: number + 2 }
}

/** Whether a price is told for one of something anywhere. */
export function hasPerUnit(sentence: Sentence): boolean {
  if (!mayHaveParticle(sentence, 'perUnit')) return false
  return sentence.tokens.some((_, at) => particleEnd(sentence, at, 'perUnit') > at)
}

/** From then on, hours are those of a clock: 'de dix-neuf heures à vingt-trois heures'. */
const longestDay = 12

/** Whether a count is of what the price is told for: '500 kg a 0,18 o quilo', '2 h à 15 de l'heure'. */
export function isOfUnit(sentence: Sentence, { start, end, value }: Count, { unit }: PerUnit): boolean {
  if (unit === 'h' && value > longestDay) return false
  const measure = [end - 1, end, start].find((at) => isAt(sentence, at, 'measure'))
  const own = measure === undefined ? '' : unitOf(keyAt(sentence.tokens, measure))
  return own !== '' && (own === unit || (own === 'g' && unit === 'kg'))
}

/** By what all ways to write a unit are told from those of others; nothing where it is none that is bought. */
function unitOf(word: string): string {
  return units.find(([, form]) => form.test(word))?.[0] ?? ''
}

const units: readonly (readonly [string, RegExp])[] = [
  ['kg', /^(kgs?|k(ilo|ilito)s?|quilos?)$/],
  ['g', /^(g|grs?|gra(mo|mme|ma|m)s?)$/],
  ['lb', /^(lbs?|pounds?|libras?)$/],
  ['l', /^(l|lt?s?|lit(ro|re|er)s?)$/],
  ['h', /^(h|hr?s?|hours?|horas?|heures?)$/],
  ['m', /^(m|mts?|met(ro|re|er)s?)$/],
]
