import { isParticle, mayHaveParticle, particleEnd } from '../../words/particle.ts'
import {
  after,
  before,
  isAt,
  isNumberAt,
  isOneOf,
  overlaps,
  type Sentence,
  senseAt,
} from '../../words/sentence.ts'
import { keyAt } from '../../words/text.ts'
import type { SenseType } from '../../words/vocabulary.ts'
import type { ClaimedMessage } from '../claims.ts'
import { amountOf, type Figure, isCertain } from '../figure.ts'
import { partAt } from '../half.ts'
import { readHourRange } from '../not-money/hour-range.ts'
import { decimalsBehind } from '../not-money/row.ts'
import { readNumeral } from '../numeral.ts'
import { endsWithMore } from './one-more.ts'
import { hasPerUnit, unitOf } from './per-unit.ts'

/** A number that may tell how many of something were bought: 'dos', '4.5' of hours, 'kilo y medio'. */
export interface Count {
  /** Tokens from `start` up to, not including, `end`. */
  readonly start: number
  readonly end: number
  readonly value: number
  /** Told in dozens. */
  readonly dozens?: boolean
}

/** The most pieces that are bought of one thing. */
const most = 100

/** Whether any number may be a count; a quick check, as many messages have only a price. */
export function mayCount({ sentence, figures }: ClaimedMessage): boolean {
  const [price] = figures
  if (price === undefined) return false
  if (figures.length > 1 || mayHaveParticle(sentence, 'dozen') || mayHaveParticle(sentence, 'quarter'))
    return true
  const { tokens, marks } = sentence
  return tokens.some(
    ({ kind }, at) =>
      (at < price.start || at >= price.end) &&
      (kind === 'number' || (marks[at] !== null && isOneOf(sentence, at, counting))),
  )
}

const counting: ReadonlySet<SenseType> = new Set<SenseType>([
  'number',
  'one',
  'times',
  'prefixHalf',
  'measure',
])

/**
 * Returns all numbers that may count what was bought, except those of days. Fractions must be of something measured.
 */
export function countsIn({ sentence, claims }: ClaimedMessage): Count[] {
  const counts: Count[] = []
  for (let at = 0; at < sentence.tokens.length; ) {
    const hours = readHourRange(sentence, at)
    const isOther = claims[at] === 'day' || claims[at] === 'marker' || hours !== null
    const count = isOther
      ? null
      : (readDozen(sentence, at) ??
        readQuarters(sentence, at) ??
        readCount(sentence, at) ??
        readHalf(sentence, at))
    if (count !== null && !isOfClock(sentence, count) && isOfMany(sentence, count)) counts.push(count)
    at = Math.max(count?.end ?? hours?.end ?? 0, after(sentence, at))
  }
  return counts
}

/**
 * Reads dozens as a number of pieces: 'una docena', 'two dozen', 'media docena'. Null if the dozen itself has a price.
 */
function readDozen(sentence: Sentence, start: number): Count | null {
  if (!mayHaveParticle(sentence, 'dozen') || isPricedByDozen(sentence)) return null
  const numeral = readNumeral(sentence, start)
  const isHalf = isAt(sentence, start, 'prefixHalf')
  let at =
    numeral?.end ?? (isHalf || isAt(sentence, start, 'article', 'one') ? after(sentence, start) : start)
  if (isHalf && isAt(sentence, at, 'article', 'one')) at = after(sentence, at)
  if (sentence.tokens[at]?.key === '-') at++
  if (!isParticle(sentence, at, 'dozen')) return null
  const [reading = 100] = numeral?.readings ?? []
  return { start, end: at + 1, value: isHalf ? 6 : (reading / 100) * 12, dozens: true }
}

/**
 * Whether the price is that of a dozen, which follows it or is counted separately: '4,50 la docena', 'dois reais a
 * dúzia, três dúzias'.
 */
function isPricedByDozen(sentence: Sentence): boolean {
  const dozens = sentence.tokens.flatMap((_, at) => (isParticle(sentence, at, 'dozen') ? [at] : []))
  if (dozens.length > 1) return true
  return dozens.some((at) => {
    const last = before(sentence, before(sentence, at))
    return sentence.tokens[last]?.kind === 'number' || isAt(sentence, last, 'number', 'currency', 'coin')
  })
}

/** The most hours that are paid for if only a glued 'h' says so; 'dîner 19h à 35' tells the time. */
const longest = 7

function isOfClock(sentence: Sentence, { start, end, value }: Count): boolean {
  const letter = sentence.tokens[end]
  if (isBesideColon(sentence, start - 1) || isBesideColon(sentence, end)) return true
  // 'Kebab at 2am' tells the time; an 'h' may also tell how long something took.
  if (isAt(sentence, end, 'timeAfter') && !/^h/.test(letter?.key ?? '')) return true
  const isOnlyOne = sentence.tokens.filter(({ key }) => key === 'h').length === 1
  if (isOnlyOne && hasPerUnit(sentence)) return false
  return value > longest && letter?.key === 'h' && letter.glued && !isAt(sentence, end + 1, 'of')
}

/** Whether a colon separates hours from minutes: 'latte 6.45 at 8:15'. */
function isBesideColon({ tokens }: Sentence, at: number): boolean {
  const [colon, minutes] = [tokens[at], tokens[at + 1]]
  const isGlued = colon?.key === ':' && colon.glued && minutes?.glued === true
  return isGlued && tokens[at - 1]?.kind === 'number' && /^[0-5]\d$/.test(minutes.key)
}

/**
 * Reads a count: '3', 'dos kilos y medio', '1kg500', '500 g' (half a kilo). The value is 0 if the number cannot be a
 * count.
 */
function readCount(sentence: Sentence, start: number): Count | null {
  const numeral = readNumeral(sentence, start)
  if (numeral === null) return null
  const { end, readings, scaled, raw } = numeral
  // '1,250 kg de mejillones' is not a thousand kilos.
  const isThousandth = isAt(sentence, end, 'measure') && /^\d\d?[.,]\d{3}$/.test(raw ?? '')
  const value = isThousandth ? Number(raw?.replace(',', '.')) : amountOf(numeral) / 100
  const isOfInstalments = isAt(sentence, end, 'instalments') && !isAt(sentence, end, 'measure')
  // '0,480 kg' cannot be thousands.
  const isOpen = readings.length > 1 && raw?.startsWith('0') !== true
  if (scaled || isOpen || isOfInstalments) return { start, end, value: 0 }
  const minutes = value > longest ? 0 : minutesBehind(sentence, end)
  if (minutes > 0) return { start, end: end + 2, value: value + minutes / 60 }
  if (!isAt(sentence, end, 'measure')) return { start, end, value }
  const decimals = decimalsBehind(sentence, end)
  if (decimals !== null) return { start, end, value: value + Number(`0.${decimals}`) }
  const part = partAt(sentence, after(sentence, end)) / 100
  return { start, end, value: unitOf(keyAt(sentence.tokens, end)) === 'g' ? value / 1000 : value + part }
}

/**
 * The minutes directly after hours that have a price: 30 in '3h30 a 10 la hora'; 0 if there are none, as in a time of
 * day.
 */
function minutesBehind(sentence: Sentence, at: number): number {
  if (!hasPerUnit(sentence)) return 0
  const [hours, minutes] = sentence.tokens.slice(at, at + 2)
  const isGlued = hours?.key === 'h' && minutes?.glued === true
  return isGlued && /^[0-5]\d$/.test(minutes.key) ? Number(minutes.key) : 0
}

/**
 * Whether litres are the size of a package: 'detergente 3L', also after an unknown word; fuel is bought by the litre.
 */
export function isPackage(sentence: Sentence, { start, end }: Count): boolean {
  const [litre, last] = [sentence.tokens[end], before(sentence, start)]
  const isUnknown = sentence.tokens[last]?.kind === 'word' && sentence.marks[last] === null
  const kind = senseAt(sentence, last, 'kind')?.value ?? (isUnknown ? 'other' : 'transport')
  return litre?.glued === true && litre.key === 'l' && kind !== 'transport'
}

const fractions: Readonly<Record<string, number>> = { '1/2': 0.5, '1/4': 0.25, '3/4': 0.75 }

/**
 * Reads quarters and halves of a measure: '1/2 kilo', 'tres cuartos de kilo', 'un quart de kilo', 'three quarters of a
 * pound'.
 */
function readQuarters(sentence: Sentence, start: number): Count | null {
  const isFraction = keyAt(sentence.tokens, start + 1) === '/'
  const typed = isFraction
    ? fractions[[0, 1, 2].map((at) => keyAt(sentence.tokens, start + at)).join('')]
    : undefined
  if (typed !== undefined && isAt(sentence, start + 3, 'measure'))
    return { start, end: after(sentence, start + 3), value: typed }
  if (!mayHaveParticle(sentence, 'quarter')) return null
  const many = Number(senseAt(sentence, start, 'number')?.value ?? 1)
  const isLed = many > 1 || isAt(sentence, start, 'one', 'article')
  const part = isLed ? after(sentence, start) : start
  const measure = particleEnd(sentence, part, 'quarter')
  if (measure === part || many > 3 || !isAt(sentence, measure, 'measure')) return null
  return { start, end: after(sentence, measure), value: many / 4 }
}

/** Reads a half beside a measure: 'kilo y medio', 'media libra', 'half a pound'. */
function readHalf(sentence: Sentence, start: number): Count | null {
  const last = before(sentence, start)
  // 'dos kilos y medio' is not a kilo and a half.
  const isCounted = isNumberAt(sentence, last)
  if (!isCounted && isAt(sentence, start, 'measure')) {
    const part = partAt(sentence, after(sentence, start)) / 100
    return part === 0 ? null : { start, end: after(sentence, start), value: 1 + part }
  }
  if (!isAt(sentence, start, 'prefixHalf')) return null
  const next = after(sentence, start)
  const end = isAt(sentence, next, 'article', 'one') ? after(sentence, next) : next
  return isAt(sentence, end, 'measure') ? { start, end, value: 0.5 } : null
}

/** Whether there are more than are bought by the piece: '500 kg a 0,18 o quilo'. */
export function isBulk({ value }: Count): boolean {
  return value > most
}

function isOfMany(sentence: Sentence, count: Count): boolean {
  const { value, end } = count
  if (endsWithMore(sentence, end)) return false
  if (isBulk(count) && !(hasPerUnit(sentence) && isOfMeasure(sentence, count))) return false
  return Number.isInteger(value) ? value > 1 : value > 0 && isOfMeasure(sentence, count)
}

/** Whether a count is of kilos, litres, hours or nights, which have a price each. */
export function isOfMeasure(sentence: Sentence, { start, end }: Count): boolean {
  return [start, start + 1, end, end - 1].some(
    (at) => isAt(sentence, at, 'measure') || isParticle(sentence, at, 'span'),
  )
}

/** Whether a number may be how often a price was paid; if two numbers may be either, the larger one is the price. */
export function isCountOf({ figures }: ClaimedMessage, count: Count, price: Figure): boolean {
  const own = figures.find((figure) => overlaps(figure, count))
  if (own === undefined) return true
  if (own === price) return false
  return isCertain(own) === isCertain(price) ? amountOf(own) <= amountOf(price) : isCertain(price)
}
