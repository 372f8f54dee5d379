import { isBelowPrices, isHighValue } from '../currency.ts'
import { type Chunk, chunksOf } from '../message/chunk.ts'
import { hasContent, isContentAt } from '../message/content.ts'
import type { Scan } from '../message/scan.ts'
import { isPriceAdjective } from '../numbers/cents/cents.ts'
import {
  type Count,
  countsIn,
  isBulk,
  isCountOf,
  isOfMeasure,
  isPackage,
  mayCount,
} from '../numbers/counts/count.ts'
import { isOfUnit, type PerUnit, perUnitAt } from '../numbers/counts/per-unit.ts'
import { isPieces } from '../numbers/counts/pieces.ts'
import { isTimes } from '../numbers/counts/times.ts'
import { amountOf, type Figure } from '../numbers/figure.ts'
import { marginOf, weighCounts } from '../weighing/weighing.ts'
import { endsAt, endsClauseAt, skipAll } from '../words/edges.ts'
import { looksPlural } from '../words/forms.ts'
import { isParticle } from '../words/particle.ts'
import { after, before, isAt, isOfKind, overlaps, type Sentence, senseAt } from '../words/sentence.ts'
import { keyAt } from '../words/text.ts'
import { isBesideOneMore, isForAll, isOfOneMore, isTimeBehind, tookOne } from './not-multiplied.ts'

/**
 * Thresholds for the log-odds of a count: above `sure` a price was paid that many times, above `open` it may have
 * been; `ask` is the least for a count that is told later. Chosen on held-out messages.
 */
const limits = { sure: 0.5, open: -1, ask: 0 }

/** How far spending may trail the likeliest intent for counts to be looked for. */
const leastSpent = -2

/** A price, how often it was paid, and the log-odds of that. */
export interface PriceMultiple {
  readonly price: Figure
  readonly count: Count
  readonly odds: number
  /** The unit that the price is for, if it is told. */
  readonly unit: PerUnit | null
}

/**
 * Multiplies the price of one by how often it was paid: '3 menus a 12,90', '2 kg de papa a 1.100 el kilo', '45 la
 * hora, estuvo dos horas'. If the message tells the product as well, takes that; if the count is not certain, both are
 * possible.
 */
export function withMultiplied(scan: Scan, paid: readonly PriceMultiple[]): Scan {
  if (paid.length === 0) return scan
  const { sentence, claims } = scan
  const gone = new Set<Figure>()
  const made = new Map<Figure, Figure>()
  for (const times of paid) {
    const { price, count, odds, unit } = times
    const one = unit === null ? amountOf(price) : priceOfOne(scan, price, unit)
    const all = Math.round((one * count.value) / (unit?.size ?? 1))
    const said = saidIn(scan, times, all)
    const end = unit?.end ?? price.end
    claims.fill('amount', price.end, end)
    if (said !== undefined) {
      claims.fill('dropped', said.start, said.end)
      gone.add(said)
    }
    if (odds > limits.sure) {
      claims.fill('number', count.start, count.end)
      for (const figure of scan.figures) if (overlaps(figure, count)) gone.add(figure)
    }
    const isOfThings = isAt(sentence, count.end, 'kind', 'countable') && !isOfMeasure(sentence, count)
    const both = isOfThings || isPackage(sentence, count) ? [one, all] : [all, one]
    const sure = isPerDozen(sentence, price, count) ? [all / 12, all] : [all]
    const readings = odds > limits.sure ? sure : both
    const told = said === undefined ? maybeInThousands(scan, price, readings) : { readings: [amountOf(said)] }
    const currency = price.currency ?? said?.currency ?? null
    made.set(price, { ...price, end, currency, doubt: 'each', ...told, firm: true, raw: null, whole: true })
  }
  const figures = scan.figures.filter((each) => !gone.has(each))
  return { ...scan, figures: figures.map((each) => made.get(each) ?? each) }
}

/** Adds the readings in thousands where nothing costs as little as the price of one: 'dos pollos a 38' in Colombia. */
function maybeInThousands(
  { sentence }: Scan,
  price: Figure,
  readings: readonly number[],
): Pick<Figure, 'readings'> & Partial<Pick<Figure, 'doubt'>> {
  const isShort =
    price.raw !== null && !price.firm && isBelowPrices(amountOf(price), sentence.context.currency)
  if (!isShort) return { readings }
  return { readings: [...readings.map((amount) => amount * 1000), ...readings.slice(0, 1)], doubt: 'amount' }
}

/** Returns the figure that tells the product as well, without another thing: '= 12', 'donc 24', '40 litres 75,60'. */
function saidIn(scan: Scan, { price, count, unit }: PriceMultiple, all: number): Figure | undefined {
  const parts = [unit?.end ?? price.end, after(scan.sentence, count.end)]
  return scan.figures.find((each) => {
    const from = Math.max(0, ...parts.filter((end) => end <= each.start))
    const isSame = each !== price && Math.abs(amountOf(each) - all) <= 2
    return isSame && !hasContent(scan, from, each.start) && !isContentAt(scan, each.end)
  })
}

const noTimes: readonly PriceMultiple[] = []

/**
 * Returns each price that may have been paid several times, with its likeliest count. A number that counts is not used
 * as a price.
 */
export function timesIn(scan: Scan): readonly PriceMultiple[] {
  const counts = mayCount(scan) && marginOf(scan.odds, 'spending') >= leastSpent ? countsIn(scan) : []
  if (counts.length === 0) return noTimes
  const chunks = chunksOf(scan)
  const all: PriceMultiple[] = []
  for (const price of scan.figures) {
    if (price.readings.length > 1 || price.whole || isForAll(scan.sentence, price)) continue
    if (tookOne(scan.sentence, price.end) || isOfOneMore(scan.sentence, price)) continue
    const timesOf = (unit: PerUnit | null) => timesOfPrice(scan, chunks, counts, price, unit)
    const unit = perUnitAt(scan.sentence, price)
    if (unit?.named !== true) all.push(...timesOf(unit))
    else {
      const weighed = timesOf(null)
      all.push(...(weighed.some(({ odds }) => odds > limits.sure) ? weighed : timesOf(unit)))
    }
  }
  all.sort((a, b) => b.odds - a.odds)
  const chosen: PriceMultiple[] = []
  for (const each of all) if (isLeft(chosen, each)) chosen.push(each)
  return chosen
}

/** Returns the counts that a price may have been paid for, with their log-odds. */
function timesOfPrice(
  scan: Scan,
  chunks: readonly Chunk[],
  counts: readonly Count[],
  price: Figure,
  unit: PerUnit | null,
): PriceMultiple[] {
  const near = unit === null ? undefined : nearestOf(scan, counts, price, unit)
  return counts.flatMap((count) => {
    if (isFar(scan, price, count) || overlaps(count, { start: price.start, end: unit?.end ?? price.end }))
      return []
    if (isTimeBehind(scan.sentence, price, count)) return []
    const isSure =
      count === near ||
      isProductOf(scan, price, count) ||
      isTold(scan, price, count) ||
      isEachOfDozen(scan, price, count) ||
      isRateOf(scan, price, count) ||
      isRateOfPieces(scan, price, count) ||
      isOfVisits(scan, price, count) ||
      isOfSuch(scan.sentence, price, count) ||
      (count.end < price.start && isBesideOneMore(scan.sentence, price)) ||
      (count.start === price.end + 1 && isTimes(scan.sentence, price))
    const mayBe = near === undefined && isCountOf(scan, count, price) && !isBulk(count)
    const weighed = isSure ? limits.sure + 1 : mayBe ? weighCounts(scan, chunks, count, price) : -Infinity
    const isAsked = isSaidLater(scan, price, count) || isOfPieces(scan, price, count)
    const said = mayBe && isAsked ? Math.max(weighed, limits.ask) : weighed
    const odds = mayBe && isPackage(scan.sentence, count) ? Math.min(said, limits.sure) : said
    const isOne = count === near || unit?.size === 1
    return odds > limits.open ? [{ price, count, odds, unit: isOne ? unit : null }] : []
  })
}

/**
 * Returns the count of a unit nearest before its price, else the first after it: 'dos kilos no, 200 gramos a 15.000 el
 * kilo'.
 */
function nearestOf(scan: Scan, counts: readonly Count[], price: Figure, unit: PerUnit): Count | undefined {
  const far = ({ start, end }: Count) =>
    start < price.start ? price.start - end : scan.sentence.tokens.length + start - unit.end
  const own = counts.filter(
    (count) =>
      !overlaps(count, { start: price.start, end: unit.end }) &&
      !isParted(scan, price, count) &&
      isOfUnit(scan.sentence, count, unit),
  )
  return own.toSorted((a, b) => far(a) - far(b))[0]
}

/**
 * Returns the price of one unit in hundredths, not rounded for fuel, which is priced with three decimals: '41,3 litres
 * à 1,719 le litre'.
 */
function priceOfOne({ sentence }: Scan, price: Figure, { unit }: PerUnit): number {
  const amount = amountOf(price)
  // In Britain fuel is priced in pence.
  if (unit === 'l' && sentence.context.currency === 'GBP' && amount > 8000 && amount < 30_000)
    return amount / 100
  const isFuel =
    unit === 'l' && isHighValue(sentence.context.currency) && /^\d[.,]\d{3}$/.test(price.raw ?? '')
  return isFuel ? Number(price.raw?.replace(',', '.')) * 100 : amount
}

/** More things with a price before their name are not counted: 'route 66 20 dollar hats'. */
const mostSuch = 20

/** Whether the price right behind a count tells of what kind the things are: 'five 20 dollar gift cards'. */
function isOfSuch(sentence: Sentence, { start, numberEnd, end, raw }: Figure, count: Count): boolean {
  const isFew = count.value > 1 && count.value <= mostSuch
  const isSuch = isFew && raw !== null && count.end === start && isPriceAdjective(sentence, numberEnd)
  return isSuch && end === numberEnd + 1 && looksPlural(keyAt(sentence.tokens, thingsEnd(sentence, end) - 1))
}

/** The index after all the words at a token that say what was bought. */
function thingsEnd(sentence: Sentence, from: number): number {
  let at = from
  while (
    sentence.tokens[at]?.kind === 'word' &&
    (sentence.marks[at] === null || isAt(sentence, at, 'kind', 'countable'))
  )
    at = after(sentence, at)
  return at
}

/** Whether a measured count and the price of one are joined by a sign: '4h x 15€', '3 hrs x 25'. */
function isProductOf({ sentence }: Scan, { start, firm }: Figure, count: Count): boolean {
  const sign = after(sentence, count.end)
  const isJoined = isOfMeasure(sentence, count) && sign === start - 1
  const isPrice = firm || isParticle(sentence, count.end, 'span') || keyAt(sentence.tokens, count.end) === 'h'
  return isJoined && isPrice && /^[x*@]$/.test(keyAt(sentence.tokens, sign))
}

/**
 * Whether a number of times stands directly before a price or, at the end of the message, after it: '3 veces 4,50',
 * '4,50 3 veces'.
 */
function isTold({ sentence }: Scan, price: Figure, { start, end }: Count): boolean {
  const isBehind =
    start === price.end || (start === price.end + 1 && keyAt(sentence.tokens, price.end) === ',')
  const isBeside = end + 1 === price.start || (isBehind && endsAt(sentence, end + 1))
  return isBeside && isParticle(sentence, end, 'timesOf')
}

/**
 * Whether the price of one of several things is followed by a number that may be how many there were, or what was
 * paid: 'tacos de 15, fueron 6'.
 */
function isSaidLater({ sentence }: Scan, price: Figure, { start, end, value }: Count): boolean {
  const of = price.start - 1
  const isOfThings = isAt(sentence, of, 'of') && isPieces(sentence, before(sentence, of))
  const isLast = endsClauseAt(sentence, end)
  const isTold = isAt(sentence, start - 1, 'was') && sentence.tokens[start - 2]?.kind === 'break'
  return isOfThings && isTold && isLast && start - 2 === price.end && value * 100 < amountOf(price)
}

/** Whether the only price stands behind what is counted: '4 clases de 6 mil', which may be for each or for all. */
function isOfPieces({ sentence, figures }: Scan, price: Figure, count: Count): boolean {
  const of = after(sentence, count.end)
  const isBehind =
    isPieces(sentence, count.end) && isAt(sentence, of, 'of') && price.start === after(sentence, of)
  return isBehind && figures.every((each) => each === price || overlaps(each, count))
}

/** Whether a weight begins its clause and is followed by the price of one unit: 'tres kilos de carne a 180'. */
function isRateOf({ sentence }: Scan, price: Figure, { start, end, value }: Count): boolean {
  const rate = price.start - 1
  const isWeight = value >= 2 && senseAt(sentence, end, 'measure')?.value === 'weight'
  const of = after(sentence, end)
  if (!isWeight || of >= rate || !isAt(sentence, of, 'of') || !/^[aà]$/.test(keyAt(sentence.tokens, rate)))
    return false
  const isFirst =
    start === 0 || sentence.tokens[start - 1]?.kind === 'break' || isAt(sentence, start - 1, 'spend')
  for (let at = after(sentence, of); at < rate; at = after(sentence, at))
    if (!isAt(sentence, at, 'of', 'kind', 'countable')) return false
  return isFirst && !isAt(sentence, price.end, 'preposition', 'total')
}

/**
 * Whether a count, its things and 'at' stand right before a price with one decimal, as few but prices have there: '3
 * cafés a 2,5'.
 */
function isRateOfPieces({ sentence }: Scan, { start, end, raw }: Figure, count: Count): boolean {
  const rate = start - 1
  const isRate = isAt(sentence, rate, 'rate') || isParticle(sentence, rate, 'pricedAt')
  const isOfThings = isAt(sentence, count.end, 'kind', 'countable') && after(sentence, count.end) === rate
  return (
    count.value > 1 && isRate && isOfThings && /^\d+[.,]\d$/.test(raw ?? '') && endsClauseAt(sentence, end)
  )
}

/** Whether the price of one session comes with the number of visits: 'yoga 18 per class, went 3 times'. */
function isOfVisits({ sentence }: Scan, price: Figure, { end, value }: Count): boolean {
  const of = after(sentence, price.end)
  const isLed = of > price.end && isAt(sentence, price.end, 'article', 'preposition', 'each', 'one')
  const isTimes = isParticle(sentence, end, 'visits')
  return value > 1 && isLed && isTimes && isParticle(sentence, of, 'session')
}

/**
 * Whether dozens were counted and a price is for each piece, so that all of them were paid: 'una docena de alfajores,
 * 65 cada uno'.
 */
function isEachOfDozen({ sentence }: Scan, { end }: Figure, { dozens }: Count): boolean {
  return dozens === true && isAt(sentence, end, 'each')
}

/**
 * Whether the price of each may be that of a dozen: it is said of something feminine, as a dozen is, or of groceries, of
 * which few are sold by the piece: 'dos docenas de rosas a 9000 cada una', '2 dozen eggs at 4.50 each'.
 */
function isPerDozen(sentence: Sentence, { end }: Figure, { dozens, value, ...count }: Count): boolean {
  if (dozens !== true || value <= 12 || !isAt(sentence, end, 'each')) return false
  const thing = skipAll(sentence, count.end, 'of', 'preposition', 'article')
  return (
    /u[nm][ae]$/.test(keyAt(sentence.tokens, after(sentence, end) - 1)) ||
    isOfKind(sentence, thing, 'groceries')
  )
}

/** Whether no chosen pair uses the price, as a price or a count, or the count. */
function isLeft(chosen: readonly PriceMultiple[], { price, count, unit }: PriceMultiple): boolean {
  return chosen.every(
    (other) =>
      !(other.count === count && other.unit !== null && unit !== null) &&
      other.price !== price &&
      !overlaps(other.count, price) &&
      !overlaps(other.price, count),
  )
}

/** Whether another number stands between a price and a count. */
function isParted({ figures }: Scan, price: Figure, count: Count): boolean {
  const [from, to] = count.start < price.start ? [count.end, price.start] : [price.end, count.start]
  return figures.some(({ start, end }) => start >= from && end <= to)
}

/** Whether more than one other number stands between a price and a count. */
function isFar({ figures }: Scan, price: Figure, count: Count): boolean {
  const [from, to] = count.start < price.start ? [count.end, price.start] : [price.end, count.start]
  return figures.filter(({ start, end }) => start >= from && end <= to).length > 1
}
