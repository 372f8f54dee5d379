import type { Scan } from '../message/scan.ts'
import { amountOf, countsThings, type Figure } from '../numbers/figure.ts'
import { readFigure } from '../numbers/read-figure.ts'
import { clauseStart } from '../words/edges.ts'
import { hasParticle, isParticle, isParticleBefore, mayHaveParticle, particleEnd } from '../words/particle.ts'
import { overlaps, type Sentence } from '../words/sentence.ts'
import { leftOf } from './thousands.ts'

/**
 * Takes what is gone from a purse as the price; if the message tells the price as well, takes that: 'salí con 100,
 * volví con 38, o sea 62'. In 'me quedaron 13 de los 200 que llevaba', either what is gone or all of it may have been
 * spent: both are possible.
 */
export function withPurse(scan: Scan): Scan {
  const { sentence, claims, figures } = scan
  if (!mayHaveParticle(sentence, 'broughtHome')) return scan
  const took = figureIn(sentence, (each) => isTaken(sentence, each))
  const left = figureIn(sentence, ({ start }) => isParticleBefore(sentence, start, 'broughtHome'))
  if (took === null || left === null || overlaps(took, left)) return scan
  const gone = leftOf(sentence, took, left)
  const others = figures.filter((each) => !overlaps(each, took) && !overlaps(each, left))
  if (gone <= 0 || (others.length > 0 && sumOf(others) !== gone)) return scan
  const { start, end } = took
  const lead = { start: clauseStart(sentence, start), end: start }
  // 'Fui a la feria con 80': the place stays, as what the money was spent on.
  const hasPlace = hasParticle(sentence, lead, 'went')
  for (let at = lead.start; at < start; at++)
    if (!hasPlace || isParticle(sentence, at, 'went', 'having')) claims[at] = 'dropped'
  claims.fill('dropped', start, end)
  claims.fill('dropped', clauseStart(sentence, left.start), left.end)
  const currency = took.currency ?? left.currency
  if (others.length > 0)
    return { ...scan, figures: others.map((each) => ({ ...each, currency: each.currency ?? currency })) }
  claims.fill('amount', start, end)
  return {
    ...scan,
    figures: [{ ...took, currency, readings: [gone, amountOf(took)], firm: true, raw: null }],
  }
}

/** Whether a figure is money that was taken along: 'llevé 100', '100 que llevaba', 'fui al súper con 100'. */
function isTaken(sentence: Sentence, { start, end }: Figure): boolean {
  if (isParticleBefore(sentence, start, 'took') || particleEnd(sentence, end, 'thatTook') > end) return true
  const clause = { start: clauseStart(sentence, start), end: start - 1 }
  return isParticle(sentence, clause.end, 'having') && hasParticle(sentence, clause, 'went')
}

/** Returns the first amount that passes a test. */
function figureIn(sentence: Sentence, isSo: (figure: Figure) => boolean): Figure | null {
  for (let at = 0; at < sentence.tokens.length; at++) {
    const figure = readFigure(sentence, at)
    if (figure === null) continue
    if (figure.readings.length === 1 && !countsThings(sentence, figure) && isSo(figure)) return figure
    at = figure.end - 1
  }
  return null
}

function sumOf(figures: readonly Figure[]): number {
  return figures.reduce((sum, each) => sum + amountOf(each), 0)
}
