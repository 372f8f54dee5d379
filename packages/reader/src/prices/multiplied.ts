import { hasContent, isContentAt } from '../message/content.ts'
import type { Scan } from '../message/scan.ts'
import { chunksOf } from '../message/segment.ts'
import { type Count, countsIn, isCountOf, isOfMeasure } from '../numbers/count.ts'
import { amountOf, type Figure } from '../numbers/figure.ts'
import { leadOf, weighCounts } from '../weighing/weighing.ts'
import { particleEnd } from '../words/particle.ts'
import { after, isAt, overlaps } from '../words/sentence.ts'

/** Above `sure` a price was paid so many times; above `open` it may have been. Chosen by what was left out of the weights. */
const limits = { sure: 0.5, open: -1 }

/** By how much less likely than something else it may be that a message tells of spending. */
const leastSpent = -2

/** A price, and how often it was paid: the log-odds of it. */
interface Times {
  readonly price: Figure
  readonly count: Count
  readonly odds: number
}

/**
 * Takes the price of one as often as it was paid: '3 menus a 12,90', '2 kg de papa a 1.100 el kilo', '45 la hora, estuvo
 * dos horas'. Where that is said as well, it is the price; where it is not sure, both are possible.
 */
export function withMultiplied(scan: Scan): Scan {
  const paid = timesIn(scan)
  if (paid.length === 0) return scan
  const { sentence, claims } = scan
  const gone = new Set<Figure>()
  const made = new Map<Figure, Figure>()
  for (const times of paid) {
    const { price, count, odds } = times
    const [one, all] = [amountOf(price), Math.round(amountOf(price) * count.value)]
    const said = saidIn(scan, times, all)
    const end = particleEnd(sentence, price.end, 'perUnit')
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
    const both = isOfThings ? [one, all] : [all, one]
    const readings = odds > limits.sure || said !== undefined ? [all] : both
    const currency = price.currency ?? said?.currency ?? null
    made.set(price, { ...price, end, readings, currency, doubt: 'each', firm: true, raw: null, whole: true })
  }
  const figures = scan.figures.filter((each) => !gone.has(each))
  return { ...scan, figures: figures.map((each) => made.get(each) ?? each) }
}

/** '= 12', 'donc 24', '40 litres 75,60': where it is said as well, with no other thing. */
function saidIn(scan: Scan, { price, count }: Times, all: number): Figure | undefined {
  const parts = [price.end, after(scan.sentence, count.end)]
  return scan.figures.find((each) => {
    const from = Math.max(0, ...parts.filter((end) => end <= each.start))
    const isSame = each !== price && Math.abs(amountOf(each) - all) <= 2
    return isSame && !hasContent(scan, from, each.start) && !isContentAt(scan, each.end)
  })
}

/** Each price that may have been paid several times with its likeliest count; what counts is no price. */
function timesIn(scan: Scan): Times[] {
  const counts = leadOf(scan.odds, 'spending') < leastSpent ? [] : countsIn(scan)
  if (counts.length === 0) return []
  const chunks = chunksOf(scan)
  const all: Times[] = []
  for (const price of scan.figures) {
    if (price.readings.length > 1 || price.whole) continue
    for (const count of counts) {
      if (!isCountOf(scan, count, price) || isFar(scan, price, count)) continue
      const odds = isEachOfDozen(scan, price, count)
        ? limits.sure + 1
        : weighCounts(scan, chunks, count, price)
      if (odds > limits.open) all.push({ price, count, odds })
    }
  }
  all.sort((a, b) => b.odds - a.odds)
  const chosen: Times[] = []
  for (const each of all) if (isLeft(chosen, each)) chosen.push(each)
  return chosen
}

/** 'una docena de alfajores, 65 cada uno': nobody counts in dozens and pays for one. */
function isEachOfDozen({ sentence }: Scan, { end }: Figure, { dozens }: Count): boolean {
  return dozens === true && isAt(sentence, end, 'each')
}

/** Whether neither is taken already: the price with another count or as one, the count as a price. */
function isLeft(chosen: readonly Times[], { price, count }: Times): boolean {
  return chosen.every(
    (other) => other.price !== price && !overlaps(other.count, price) && !overlaps(other.price, count),
  )
}

/** Beyond another price no price is counted. */
function isFar({ figures }: Scan, price: Figure, count: Count): boolean {
  const [from, to] = count.start < price.start ? [count.end, price.start] : [price.end, count.start]
  return figures.filter(({ start, end }) => start >= from && end <= to).length > 1
}
