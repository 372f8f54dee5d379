import type { Scan } from '../message/scan.ts'
import { perUnitAt, stemOf } from '../numbers/counts/per-unit.ts'
import { amountOf, type Figure } from '../numbers/figure.ts'
import { clauseStart } from '../words/edges.ts'
import { isParticle, particleEnd } from '../words/particle.ts'
import { after, has, isAt, numberSaidAt, type Sentence } from '../words/sentence.ts'
import { keyAt } from '../words/text.ts'

/**
 * Leaves out the price of one of several things, or of a unit, if what was paid is told next: 'clase 75, tres clases,
 * 225', '12 la plaza, éramos dos, 24', 'salad bar 14.99/lb, my plate 9.20'.
 */
export function withoutUnitPrice(scan: Scan): Scan {
  const { sentence, claims, figures } = scan
  const dropped = new Set<Figure>(rateOfOwn(scan))
  for (const [index, one] of figures.entries())
    for (const total of figures.slice(index + 1, index + 3)) {
      const count = countBetween(scan, one, total)
      if (count < 0 || !(isForOne(sentence, one) || isNamedBefore(sentence, one, count))) continue
      for (const each of figures.slice(index, figures.indexOf(total))) dropped.add(each)
      claims.fill('dropped', one.start, total.start)
    }
  if (dropped.size === 0) return scan
  return { ...scan, figures: figures.filter((each) => !dropped.has(each)) }
}

/** Returns the first of two prices if it is for a unit ('/kg') and the other one for the writer's own piece. */
function rateOfOwn({ sentence, claims, figures }: Scan): Figure[] {
  const [rate, own, ...others] = figures
  const unit = rate === undefined ? null : perUnitAt(sentence, rate)
  if (rate === undefined || own === undefined || others.length > 0 || unit === null || unit.named) return []
  if (!isParticle(sentence, clauseStart(sentence, own.start), 'my')) return []
  claims.fill('dropped', rate.start, unit.end)
  return [rate]
}

/** Returns the index of the number between two prices of which the first makes the second; -1 if there is none. */
function countBetween({ sentence, figures }: Scan, one: Figure, total: Figure): number {
  if (one.readings.length > 1 || total.readings.length > 1 || one.whole) return -1
  for (let at = one.end; at < total.start; at = after(sentence, at)) {
    const count = Number(numberSaidAt(sentence, at) ?? 0)
    // The 'dos' of 'cuarenta y dos' counts nothing.
    const own = figures.find(({ start, end }) => start <= at && at < end)
    const isOnly = own === undefined || own.numberEnd === after(sentence, own.numberStart)
    if (count > 1 && isOnly && count * amountOf(one) === amountOf(total)) return at
  }
  return -1
}

/** Whether words behind a price say that it is for one: 'el kilo', 'la plaza', 'a kid'. */
function isForOne(sentence: Sentence, { start, end }: Figure): boolean {
  if (particleEnd(sentence, end, 'perUnit') > end || isAt(sentence, end, 'each')) return true
  // In '75 el guía, éramos 8' the thing itself is named behind the price.
  const isNamed = has(sentence, { start: 0, end: start }, 'kind')
  return (
    isNamed &&
    isAt(sentence, end, 'article', 'target') &&
    sentence.tokens[after(sentence, end)]?.kind === 'word'
  )
}

/** Whether what a number counts is named before the price of one ('clase 75, tres clases'), without a count of its own. */
function isNamedBefore(sentence: Sentence, { start }: Figure, count: number): boolean {
  const { tokens } = sentence
  const counted = stemOf(keyAt(tokens, count + 1))
  const at = tokens.slice(0, start).findIndex(({ key }) => stemOf(key) === counted)
  return counted.length > 2 && at >= 0 && !isAt(sentence, at - 1, 'one', 'number')
}
