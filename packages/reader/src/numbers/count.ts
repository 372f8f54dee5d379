import type { Parted } from '../message/scan.ts'
import { isParticle, mayHaveParticle } from '../words/particle.ts'
import { after, before, isAt, overlaps, type Sentence } from '../words/sentence.ts'
import { keyAt } from '../words/text.ts'
import { amountOf, type Figure, isCertain } from './figure.ts'
import { partAt, readNumeral } from './numeral.ts'
import { decimalsBehind } from './row.ts'

/** A number of a message that may say how many of something were bought: 'dos', '4.5' of hours, 'kilo y medio'. */
export interface Count {
  /** Tokens from `start` up to, not including, `end`. */
  readonly start: number
  readonly end: number
  readonly value: number
  /** Told in dozens. */
  readonly dozens?: boolean
}

/** More of something are not bought by the piece. */
const most = 100

/** All numbers that may count what was bought, but those of days; a part is one of something measured. */
export function countsIn({ sentence, claims }: Parted): Count[] {
  const counts: Count[] = []
  for (let at = 0; at < sentence.tokens.length; ) {
    const isOther = claims[at] === 'day' || claims[at] === 'marker'
    const count = isOther
      ? null
      : (readDozen(sentence, at) ?? readCount(sentence, at) ?? readHalf(sentence, at))
    if (count !== null && !isOfClock(sentence, count) && isOfMany(sentence, count)) counts.push(count)
    at = Math.max(count?.end ?? 0, after(sentence, at))
  }
  return counts
}

/** 'una docena', 'two dozen', 'media docena': so many pieces, but for dozens that have a price themselves. */
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

/** '4,50 la docena', 'dois reais a dúzia, três dúzias': a price of a dozen, behind a number or beside how many there were. */
function isPricedByDozen(sentence: Sentence): boolean {
  const dozens = sentence.tokens.flatMap((_, at) => (isParticle(sentence, at, 'dozen') ? [at] : []))
  if (dozens.length > 1) return true
  return dozens.some((at) => {
    const last = before(sentence, before(sentence, at))
    return sentence.tokens[last]?.kind === 'number' || isAt(sentence, last, 'number', 'currency', 'coin')
  })
}

/** Only so many hours are paid for where no more than a glued 'h' says so; 'dîner 19h à 35' was at that time. */
const longest = 7

function isOfClock(sentence: Sentence, { end, value }: Count): boolean {
  const letter = sentence.tokens[end]
  return value > longest && letter?.key === 'h' && letter.glued && !isAt(sentence, end + 1, 'of')
}

/** '3', 'dos kilos y medio', '1kg500', '500 g', which are half a kilo. */
function readCount(sentence: Sentence, start: number): Count | null {
  const numeral = readNumeral(sentence, start)
  if (numeral === null) return null
  const { end, readings, scaled } = numeral
  const value = (readings[0] ?? 0) / 100
  const isOfInstalments = isAt(sentence, end, 'instalments') && !isAt(sentence, end, 'measure')
  if (scaled || readings.length > 1 || isOfInstalments) return { start, end, value: 0 }
  if (!isAt(sentence, end, 'measure')) return { start, end, value }
  const decimals = decimalsBehind(sentence, end)
  if (decimals !== null) return { start, end, value: value + Number(`0.${decimals}`) }
  const part = partAt(sentence, after(sentence, end)) / 100
  return { start, end, value: isOfGrams(sentence, end) ? value / 1000 : value + part }
}

/** 'kilo y medio', 'media libra', 'half a pound'. */
function readHalf(sentence: Sentence, start: number): Count | null {
  if (isAt(sentence, start, 'measure')) {
    const part = partAt(sentence, after(sentence, start)) / 100
    return part === 0 ? null : { start, end: after(sentence, start), value: 1 + part }
  }
  if (!isAt(sentence, start, 'prefixHalf')) return null
  const next = after(sentence, start)
  const end = isAt(sentence, next, 'article', 'one') ? after(sentence, next) : next
  return isAt(sentence, end, 'measure') ? { start, end, value: 0.5 } : null
}

function isOfGrams({ tokens }: Sentence, at: number): boolean {
  return /^(g|grs?|gra(mo|mme|ma|m)s?)$/.test(keyAt(tokens, at))
}

function isOfMany(sentence: Sentence, count: Count): boolean {
  const { value } = count
  if (value > most) return false
  return Number.isInteger(value) ? value > 1 : value > 0 && isOfMeasure(sentence, count)
}

/** Whether it is of kilos, litres, hours, nights: things that have a price for each of them. */
export function isOfMeasure(sentence: Sentence, { start, end }: Count): boolean {
  return [start, end].some((at) => isAt(sentence, at, 'measure') || isParticle(sentence, at, 'span'))
}

/** Whether a number may be how often a price was paid: of two that may be either, the larger one is the price. */
export function isCountOf({ figures }: Parted, count: Count, price: Figure): boolean {
  const own = figures.find((figure) => overlaps(figure, count))
  if (own === undefined) return true
  if (own === price) return false
  return isCertain(own) === isCertain(price) ? amountOf(own) <= amountOf(price) : isCertain(price)
}
