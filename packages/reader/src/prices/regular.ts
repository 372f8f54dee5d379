import type { Scan } from '../message/scan.ts'
import { amountOf, type Figure } from '../numbers/figure.ts'
import { mayHaveParticle, particleEnd } from '../words/particle.ts'
import type { Sentence, Stretch } from '../words/sentence.ts'

/** How many times what was paid a regular price may be. */
const most = 4

/**
 * Leaves out the regular price of a thing for which less was paid: 'taladro 39.990, antes 54.990', 'jeans 45 reg 60'.
 */
export function withoutRegular(scan: Scan): Scan {
  const { sentence, claims, figures } = scan
  if (figures.length < 2 || !mayHaveParticle(sentence, 'regular')) return scan
  const left = figures.filter((each, index) => {
    const told = toldRegular(sentence, each)
    const paid = [figures[index - 1], figures[index + 1]].some((other) => isLess(other, each))
    if (told === null || !paid) return true
    claims.fill('dropped', told.start, told.end)
    return false
  })
  return left.length === figures.length ? scan : { ...scan, figures: left }
}

/** Returns a price with the words directly before or after it that make it the regular one. */
function toldRegular(sentence: Sentence, { start, end }: Figure): Stretch | null {
  for (let at = start - 1; at >= 0 && at >= start - 3; at--)
    if (particleEnd(sentence, at, 'regular') === start) return { start: at, end }
  const behind = particleEnd(sentence, end, 'regular')
  const isLast = (sentence.tokens[behind]?.kind ?? 'break') === 'break'
  return behind > end && isLast ? { start, end: behind } : null
}

function isLess(paid: Figure | undefined, regular: Figure): boolean {
  const isOne = paid?.readings.length === 1 && regular.readings.length === 1
  return isOne && amountOf(paid) < amountOf(regular) && amountOf(regular) <= most * amountOf(paid)
}
