import type { Scan } from '../message/scan.ts'
import { amountOf, type Figure } from '../numbers/figure.ts'
import { endsClauseAt } from '../words/edges.ts'
import { isParticleBefore, mayHaveParticle, particleEnd } from '../words/particle.ts'
import { has, type Sentence, type Stretch } from '../words/sentence.ts'
import { mayShareThousands } from './thousands.ts'

/** How many times what was paid a regular price may be. */
const most = 4

/**
 * Leaves out the regular price of a thing for which less was paid: 'taladro 39.990, antes 54.990', 'jeans 45 reg 60',
 * 'jean 80 soldé 45', 'remera de 30 mil, la dejaron en 22'.
 */
export function withoutRegular(scan: Scan): Scan {
  const { sentence, claims } = scan
  if (scan.figures.length < 2 || !mayHaveParticle(sentence, 'regularPrice', 'reducedTo')) return scan
  const figures = scan.figures.map((each) => inThousandsToo(scan, each))
  const left = figures.filter((each, index) => {
    const next = figures[index + 1]
    const told =
      toldRegular(sentence, each) ??
      (next === undefined || figures.length > 2 ? null : toldReduced(sentence, each, next))
    const paid = [figures[index - 1], next].some((other) => isLess(other, each))
    if (told === null || !paid) return true
    claims.fill('dropped', told.start, told.end)
    return false
  })
  return left.length === figures.length ? scan : { ...scan, figures: left }
}

/** Returns a price with the words directly before or after it that make it the regular one. */
function toldRegular(sentence: Sentence, { start, end }: Figure): Stretch | null {
  for (let at = start - 1; at >= 0 && at >= start - 3; at--)
    if (particleEnd(sentence, at, 'regularPrice') === start) return { start: at, end }
  const behind = particleEnd(sentence, end, 'regularPrice')
  const isLast = endsClauseAt(sentence, behind)
  return behind > end && isLast ? { start, end: behind } : null
}

/** The most tokens between a price and what it was reduced to: ', me la dejaron en'. */
const mostBetween = 7

/** Returns a price with the words behind it that tell what it was reduced to: '80 soldé 45'. */
function toldReduced(sentence: Sentence, { start, end }: Figure, next: Figure): Stretch | null {
  if (!isParticleBefore(sentence, next.start, 'reducedTo') || next.start - end > mostBetween) return null
  return has(sentence, { start: end, end: next.start }, 'kind', 'and') ? null : { start, end: next.start }
}

/** Returns what a price was reduced to in thousands, if that is how the other one is told: 'de 30 mil a 22'. */
function inThousandsToo(scan: Scan, figure: Figure): Figure {
  if (!isParticleBefore(scan.sentence, figure.start, 'reducedTo') || !mayShareThousands(scan, figure))
    return figure
  return { ...figure, readings: [amountOf(figure) * 1000], firm: true }
}

function isLess(paid: Figure | undefined, regular: Figure): boolean {
  const isOne = paid?.readings.length === 1 && regular.readings.length === 1
  return isOne && amountOf(paid) < amountOf(regular) && amountOf(regular) <= most * amountOf(paid)
}
