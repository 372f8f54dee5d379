import { hasNoCents } from '../currency.ts'
import type { Scan } from '../message/scan.ts'
import { amountOf, type Figure } from '../numbers/figure.ts'
import { isParticleBefore, particleEnd } from '../words/particle.ts'
import { before, isAt, type Sentence } from '../words/sentence.ts'
import { readingsMeant } from './thousands.ts'

/**
 * Takes the price that was agreed on and drops the one that was asked: 'asked 25, got him down to 18', 'pedía 70,
 * quedamos en 55'.
 */
export function withoutAsked(scan: Scan): Scan {
  const { sentence, claims, figures } = scan
  if (figures.length !== 2) return scan
  const asked = figures.find((each) => askedFrom(sentence, each) !== null)
  const paid = figures.find((each) => each !== asked && isAgreed(sentence, each))
  const words = asked === undefined ? null : askedFrom(sentence, asked)
  if (asked === undefined || paid === undefined || words === null || !isLess(sentence, paid, asked))
    return scan
  claims.fill('dropped', words.start, words.end)
  // '30 mil me pedía, se la saqué en 22'.
  return { ...scan, figures: [{ ...paid, readings: readingsMeant(scan, paid), paid: true }] }
}

/** Returns the stretch that says that a number was asked ('asked 25', '25 me pidió'), or null. */
function askedFrom(sentence: Sentence, { start, end }: Figure) {
  const behind = particleEnd(sentence, end, 'askedPrice')
  if (behind > end) return { start, end: behind }
  for (let at = start - 1; at >= 0 && at >= start - 3; at--)
    if (particleEnd(sentence, at, 'askedPrice') === start) return { start: at, end }
  return null
}

/** Whether a figure is what was agreed on or paid: 'got him down to 18', 'paid 18'. */
function isAgreed(sentence: Sentence, { start, end }: Figure): boolean {
  const isPaid = isAt(sentence, before(sentence, start), 'spend') || isAt(sentence, end, 'spend')
  return (
    isPaid ||
    isParticleBefore(sentence, start, 'agreedPrice') ||
    particleEnd(sentence, end, 'agreedPrice') > end
  )
}

/**
 * Whether what was paid is no more than what was asked, even if only one of them is told in thousands: 'pedían 70,
 * quedó en 55 mil'.
 */
function isLess({ context }: Sentence, paid: Figure, asked: Figure): boolean {
  const most = amountOf(asked) * (hasNoCents(context.currency) && amountOf(asked) < 1000_00 ? 1000 : 1)
  return paid.readings.length === 1 && amountOf(paid) <= most
}
