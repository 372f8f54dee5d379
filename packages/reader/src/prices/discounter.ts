import type { Scan } from '../message/scan.ts'
import { isParticle, mayHaveParticle } from '../words/particle.ts'
import { after, has, isAt, type Sentence } from '../words/sentence.ts'

/**
 * Drops who gave a discount from what is described, if the thing is named before it: 'la farmacia salió 9.000 pero con
 * el descuento de PAMI pagué 4.300', 'pharmacy 90, with the insurance discount I paid 43'.
 */
export function withoutDiscounter(scan: Scan): Scan {
  const { sentence, claims } = scan
  if (scan.figures.length === 0 || !mayHaveParticle(sentence, 'reduction')) return scan
  for (let at = 0; at < sentence.tokens.length; at++) {
    if (!isParticle(sentence, at, 'reduction')) continue
    const start = withBefore(sentence, at)
    if (start < 1 || !has(sentence, { start: 0, end: start }, 'kind')) continue
    let end = after(sentence, at)
    if (isAt(sentence, end, 'of') || isParticle(sentence, end, 'partOf')) {
      while (isAt(sentence, end, 'of', 'article')) end = after(sentence, end)
      if (sentence.tokens[end]?.kind === 'word') end = after(sentence, end)
    }
    claims.fill('dropped', start, end)
  }
  return scan
}

/** The index of the 'with' at most three words before a discount; -1 if there is none. */
function withBefore(sentence: Sentence, discount: number): number {
  for (let at = discount - 1; at >= discount - 3 && sentence.tokens[at]?.kind === 'word'; at--)
    if (isAt(sentence, at, 'with') || isParticle(sentence, at, 'having')) return at
  return -1
}
