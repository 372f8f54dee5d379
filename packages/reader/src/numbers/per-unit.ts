import { hasParticle, hasPhrase, isParticle, particleEnd } from '../words/particle.ts'
import { after, allOf, isAt, type Sentence, type Stretch, senseAt } from '../words/sentence.ts'
import { keyAt } from '../words/text.ts'
import { isDear } from './currency.ts'
import type { Figure } from './figure.ts'

/** A number that counts, as far as it is needed here. */
interface Count extends Stretch {
  readonly value: number
}

/** Of what a price is told, and of how much of it: 'el kilo', 'les 100 g', 'a dose'. */
export interface PerUnit {
  /** How a measure is written first, or the stem of what was counted. */
  readonly unit: string
  /** What was counted was no measure, so that it may have been only some of it. */
  readonly named?: boolean
  /** Grams are told in kilos. */
  readonly size: number
  readonly end: number
}

/** What a price is told for one of, right behind it: 'a 28 el kilo', '8.99/kg', 'à 9 les 100 g'; null where nothing says so. */
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
    return isLed && leadsToOne.test(keyAt(sentence.tokens, number - 1))
      ? countedAt(sentence, number)
      : ofLitres(sentence, figure)
  return { unit: 'kg', size: size / 1000, end: number + 2 }
}

/** '40 litres à 1,789', '41.3 l of diesel at 1.459': what is told to the thousandth behind litres is the price of one. */
function ofLitres({ tokens, context }: Sentence, { start, end, raw }: Figure): PerUnit | null {
  if (!isDear(context.currency)) return null
  const isPrice = /^(a|at|@|x)$/.test(keyAt(tokens, start - 1)) && /^\d[.,]\d{3}$/.test(raw ?? '')
  const isOfLitres = (at: number) => unitOf(keyAt(tokens, at)) === 'l' && tokens[at - 1]?.kind === 'number'
  return isPrice && [2, 3, 4, 5].some((back) => isOfLitres(start - back)) ? { unit: 'l', size: 1, end } : null
}

/** 'duas doses, 11,50 a dose', '2 taps, 150 per tap': one of what was counted, of which no word says that only some were paid. */
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

/** What stands before what a price is told for one of, in any language. */
const leadsToOne = /^(an?|cada|chaque|each|el|la|le|o|par|per|por|pour|pro|the)$/

/** A price for a day or a night may be told of a place, whoever stays for how long. */
function isSpan(sentence: Sentence, at: number): boolean {
  return isParticle(sentence, at, 'span') || isAt(sentence, at, 'dayUnit')
}

/** Whether it may be that not all of what was counted was paid, or less for it. */
function isPartly(sentence: Sentence): boolean {
  const all = allOf(sentence)
  return (['only', 'share', 'minus', 'mine'] as const).some((type) => hasParticle(sentence, all, type))
}

function isMany(sentence: Sentence, at: number): boolean {
  const typed = keyAt(sentence.tokens, at)
  return (/^\d+$/.test(typed) ? Number(typed) : Number(senseAt(sentence, at, 'number')?.value ?? 0)) > 1
}

/** One of a thing and several of it, by what they begin with. */
function stemOf(word: string): string {
  return word.replace(/(es|s|x)$/, '').replace(/e$/, '')
}

/** Whether a price is told for one of something anywhere. */
export function hasPerUnit(sentence: Sentence): boolean {
  return hasPhrase(sentence, 'perUnit')
}

/** From then on, hours are those of a clock: 'de dix-neuf heures à vingt-trois heures'. */
const longestDay = 12

/** Whether a count is of what the price is told for: '500 kg a 0,18 o quilo', '2 h à 15 de l'heure'. */
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
