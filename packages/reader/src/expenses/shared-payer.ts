import type { Chunk } from '../message/chunk.ts'
import { memberBeforeColon } from '../message/payer.ts'
import type { Scan } from '../message/scan.ts'
import type { Segment } from '../message/segment.ts'
import type { Candidate } from '../prices/candidate.ts'
import { memberAt } from '../words/member-names.ts'
import { particleEnd } from '../words/particle.ts'
import { after, has, isAt, type Sentence } from '../words/sentence.ts'

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
  if (!payerId || !(named || paysAll(scan, segments))) return candidates
  const paid = (each: Candidate) => (named && each.purchase.payerId) || payerId
  return candidates.map((each) => ({ ...each, purchase: { ...each.purchase, payerId: paid(each) } }))
}

/**
 * Whether the last clause says only that somebody paid, and of several things says it of all: 'los pagó Rosa', or 'Rosa
 * paid' behind punctuation.
 */
function paysAll({ sentence }: Scan, segments: readonly Segment[]): boolean {
  const chunk = segments.at(-1)?.chunks.at(-1)
  if (chunk === undefined || chunk.figures.length > 0) return false
  const others = segments.slice(0, -1).flatMap(({ chunks }) => chunks)
  const isApart = sentence.tokens[chunk.start - 1]?.kind === 'break'
  let isAll = isApart && !others.some((each) => saysPayer(sentence, each))
  for (let at = chunk.start; at < chunk.end; ) {
    const all = Math.max(particleEnd(sentence, at, 'paidAll'), particleEnd(sentence, at, 'allOfThem'))
    const known = isAt(sentence, at, 'payer', 'spendHe', 'pronoun', 'article', 'target', 'was', 'preposition')
    if (all === at && !known && memberAt(sentence, at) === null) return false
    isAll ||= all > at
    at = Math.max(all, after(sentence, at))
  }
  return isAll
}

/** Whether a chunk says behind its price who paid: 'Bread 3 I paid'. */
function saysPayer(sentence: Sentence, { figures, start, end }: Chunk): boolean {
  return has(sentence, { start: figures[0]?.end ?? start, end }, 'payer', 'spend', 'spendHe')
}
