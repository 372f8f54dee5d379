import type { Scan } from './scan.ts'
import type { Segment } from './segment.ts'
import { hasAny } from './talk.ts'
import { isLeftOpen, judgeWords, type Verdict } from './verdict.ts'

/**
 * The log-odds of spending below which a number is no expense: where nothing says that it is, where something leaves it
 * open, and, for a question instead, where a word or a means of payment says so.
 */
const unlikely = { bare: -1.8, open: -1.3, told: -2.5 }

/**
 * What the words of a segment say, weighed against what its clauses leave open and against all signs of the message. A
 * figure that can be read in two ways, a thing without one, and what is sent or to be noted are asked about in any case.
 */
export function judge(scan: Scan, segment: Segment): Verdict {
  const verdict = judgeWords(scan, segment)
  if (verdict.kind === 'not_spent') return verdict
  const isClear =
    segment.figures.length > 0 &&
    segment.figures.every(({ readings }) => readings.length === 1) &&
    !(verdict.kind === 'doubtful' && hasAny(scan.sentence, 'send', 'record'))
  const odds = isClear ? scan.odds : 0
  const isTold = verdict.kind === 'spent' && (verdict.said || hasAny(scan.sentence, 'method'))
  if (!isTold && odds < unlikely[verdict.kind === 'spent' ? 'bare' : 'open'])
    return { kind: 'not_spent', reason: 'unrelated' }
  const isOpen = odds < unlikely.told || isLeftOpen(scan, segment)
  return verdict.kind === 'spent' && isOpen ? { kind: 'doubtful' } : verdict
}
