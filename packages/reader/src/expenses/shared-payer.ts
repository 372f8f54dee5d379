import { memberBeforeColon } from '../message/payer.ts'
import type { Scan } from '../message/scan.ts'
import type { Segment } from '../message/segment.ts'
import type { Candidate } from '../prices/candidate.ts'
import { memberAt } from '../words/member-names.ts'
import { mayHaveParticle, particleEnd } from '../words/particle.ts'
import { after, isAt } from '../words/sentence.ts'

/**
 * Gives all candidates the payer who is said to have paid for everything: 'Tacos 180 y aguas 45, los pagó Rosa',
 * 'Rosa: tacos 180, aguas 45'.
 */
export function sharePayer(
  scan: Scan,
  segments: readonly Segment[],
  candidates: readonly Candidate[],
): readonly Candidate[] {
  if (candidates.length < 2) return candidates
  const named = memberBeforeColon(scan.sentence)
  const payerId = named?.id ?? candidates.at(-1)?.purchase.payerId
  if (!payerId || !(named || paysAll(scan, segments.at(-1)))) return candidates
  const paid = (each: Candidate) => (named && each.purchase.payerId) || payerId
  return candidates.map((each) => ({ ...each, purchase: { ...each.purchase, payerId: paid(each) } }))
}

/** Whether the last clause says only that somebody paid for all of several things. */
function paysAll({ sentence }: Scan, segment: Segment | undefined): boolean {
  const chunk = segment?.chunks.at(-1)
  if (chunk === undefined || chunk.figures.length > 0 || !mayHaveParticle(sentence, 'paidAll', 'allOfThem'))
    return false
  let isAll = false
  for (let at = chunk.start; at < chunk.end; ) {
    const all = Math.max(particleEnd(sentence, at, 'paidAll'), particleEnd(sentence, at, 'allOfThem'))
    const known = isAt(sentence, at, 'payer', 'spendHe', 'pronoun', 'article', 'target', 'was', 'preposition')
    if (all === at && !known && memberAt(sentence, at) === null) return false
    isAll ||= all > at
    at = Math.max(all, after(sentence, at))
  }
  return isAll
}
