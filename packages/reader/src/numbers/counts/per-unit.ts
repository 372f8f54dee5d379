import { isHighValue } from '../../currency.ts'
import { hasParticle, hasPhrase, isParticle, particleEnd } from '../../words/particle.ts'
import { after, allOf, isAt, type Sentence, type Stretch, senseAt } from '../../words/sentence.ts'
import { keyAt } from '../../words/text.ts'
import type { Figure } from '../figure.ts'

/** The part of a count that is needed here. */
interface Count extends Stretch {
  readonly value: number
}

/** The unit that a price is for, and how much of it: 'el kilo', 'les 100 g', 'a dose'. */
export interface PerUnit {
  /** The canonical form of a measure, or the stem of a counted thing. */
  readonly unit: string
  /** The unit is a counted thing and not a measure, so that perhaps only some of them were paid. */
  readonly named?: boolean
  /** How much of the unit the price is for; grams are given in kilos. */
  readonly size: number
  readonly end: number
}

/** Returns the unit directly after a price: 'a 28 el kilo', '8.99/kg', 'à 9 les 100 g'. Null if there is none. */
export function perUnitAt(sentence: Sentence, figure: Figure): PerUnit | null {
  const { end } = figure
  const unit = particleEnd(sentence, end, 'perUnit')
  if (unit > end) return { unit: unitOf(keyAt(sentence.tokens, unit - 1)), size: 1, end: unit }
  const slashed = keyAt(sentence.tokens, end) === '/' ? unitOf(keyAt(sentence.tokens, end + 1)) : ''
  if (slashed !== '' && slashed !== 'g') return { unit: slashed, size: 1, end: end + 2 }
  const isLed = isAt(sentence, end, 'article', 'preposition', 'each') && !isAt(sentence, end, 'of')
  const number = isLed ? after(sentence, end) : end
  const size = Number(/^(10|50|100|125|200|250|500)$/.exec(keyAt(sentence.tokens, number))?.[0])
  const own = unitOf(keyAt(sentence.tokens, number + 1))
  if (number === end || !(size > 0) || own !== 'g' || !isAt(sentence, number + 1, 'measure'))
    return isLed && isParticle(sentence, number - 1, 'unitLead')
      ? countedAt(sentence, number)
      : ofLitres(sentence, figure)
  return { unit: 'kg', size: size / 1000, end: number + 2 }
}

/**
 * Returns litres as the unit of a price with three decimals that follows a number of litres: '40 litres à 1,789',
 * '41.3 l of diesel at 1.459'.
 */
function ofLitres({ tokens, context }: Sentence, { start, end, raw }: Figure): PerUnit | null {
  if (!isHighValue(context.currency)) return null
  const isPrice = /^(a|at|@|x)$/.test(keyAt(tokens, start - 1)) && /^\d[.,]\d{3}$/.test(raw ?? '')
  const isOfLitres = (at: number) => unitOf(keyAt(tokens, at)) === 'l' && tokens[at - 1]?.kind === 'number'
  return isPrice && [2, 3, 4, 5].some((back) => isOfLitres(start - back)) ? { unit: 'l', size: 1, end } : null
}

/**
 * Returns a counted thing as the unit: 'duas doses, 11,50 a dose', '2 taps, 150 per tap'. Null if a word says that
 * only some were paid.
 */
function countedAt(sentence: Sentence, at: number): PerUnit | null {
  const { tokens } = sentence
  const word = keyAt(tokens, at)
  const isOne = tokens[at]?.kind === 'word' && word.length > 2 && !/[^i][sx]$/.test(word)
  if (!isOne || isSpan(sentence, at) || isPartly(sentence)) return null
  const own = stemOf(word)
  const isCounted = tokens.some(
    ({ key }, thing) => thing !== at && stemOf(key) === own && isMany(sentence, thing - 1),
  )
  return isCounted ? { unit: own, named: true, size: 1, end: at + 1 } : null
}

/** Whether the unit is a day or a night: such a price may belong to a place, however long anybody stays. */
function isSpan(sentence: Sentence, at: number): boolean {
  return isParticle(sentence, at, 'span') || isAt(sentence, at, 'dayUnit')
}

/** Whether perhaps not all of what was counted was paid, or less for it. */
function isPartly(sentence: Sentence): boolean {
  const all = allOf(sentence)
  return (['only', 'share', 'minus', 'mine'] as const).some((type) => hasParticle(sentence, all, type))
}

function isMany(sentence: Sentence, at: number): boolean {
  const typed = keyAt(sentence.tokens, at)
  return (/^\d+$/.test(typed) ? Number(typed) : Number(senseAt(sentence, at, 'number')?.value ?? 0)) > 1
}

/** Returns what the singular and the plural of a thing begin with. */
export function stemOf(word: string): string {
  return word.replace(/(es|s|x)$/, '').replace(/e$/, '')
}

/** Whether the message has a price for one of something. */
export function hasPerUnit(sentence: Sentence): boolean {
  return hasPhrase(sentence, 'perUnit')
}

/** More hours are those of a clock: 'de dix-neuf heures à vingt-trois heures'. */
const longestDay = 12

/** Whether a count is of the unit of a price: '500 kg a 0,18 o quilo', '2 h à 15 de l'heure'. */
export function isOfUnit(
  sentence: Sentence,
  { start, end, value }: Count,
  { unit, named }: PerUnit,
): boolean {
  if (unit === 'h' && value > longestDay) return false
  if (named) return [end - 1, end].some((at) => stemOf(keyAt(sentence.tokens, at)) === unit)
  const measure = [end - 1, end, start, start + 1].find((at) => isAt(sentence, at, 'measure'))
  const own = measure === undefined ? '' : unitOf(keyAt(sentence.tokens, measure))
  return own !== '' && (own === unit || (own === 'g' && unit === 'kg'))
}

/** Returns the canonical form of a unit that things are bought by; empty for other words. */
export function unitOf(word: string): string {
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
