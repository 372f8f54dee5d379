import { isHabit } from './category.ts'
import { isList } from './content.ts'
import type { NotExpenseReason } from './meaning.ts'
import { memberAt } from './payer.ts'
import type { Scan } from './scan.ts'
import type { Segment } from './segment.ts'
import { after, has } from './sentence.ts'
import { hasAny } from './talk.ts'
import { isLeftOpen, judgeWords, type Verdict } from './verdict.ts'
import { leadOf } from './weighing.ts'

/**
 * How far spending has to lead all else that a message may be for: below `told` and `open`, what the words of a segment
 * say or leave open is no expense; below `doubt`, it is asked about; from `sure` on, what they leave open is booked. Chosen
 * by what they make of messages that neither rules nor weights were made from.
 */
const leads = { told: -2.5, open: -1.5, plain: -1, doubt: 0.5, sure: 2 }

/** How far it has to lead for an expense where the words of the only price name a reason against it. */
const overruled: Partial<Readonly<Record<NotExpenseReason, number>>> = {
  withdrawal: 1,
  transfer: 1,
  quote: 3,
  income: 3,
  loan: 3,
  number: 3,
  future: 3,
  someone_else: 4,
  unrelated: 4,
  hypothetical: 5,
  negation: 3,
}

/**
 * What the words of a segment say, weighed against what its clauses leave open and against all of the message. A figure
 * that can be read in two ways, a thing without one, and what is sent or to be noted are asked about in any case.
 */
export function judge(scan: Scan, segment: Segment): Verdict {
  const verdict = judgeWords(scan, segment)
  const lead = leadOf(scan.odds, 'spending')
  if (verdict.kind === 'not_spent') {
    if (lead >= leads.sure && isHeaded(scan, segment, verdict.reason))
      return judge(scan, { ...segment, chunks: segment.chunks.slice(1) })
    const enough = overruled[verdict.reason] ?? Number.POSITIVE_INFINITY
    return scan.figures.length === 1 && lead >= enough ? { kind: 'spent', said: false } : verdict
  }
  const isOpen = verdict.kind === 'doubtful' || isLeftOpen(scan, segment)
  if (!isOpen && isFamiliar(scan, segment)) return verdict
  if (!isClear(scan, segment, verdict)) return isOpen ? { kind: 'doubtful' } : verdict
  if (lead < (isOpen ? leads.open : leads.told)) return { kind: 'not_spent', reason: 'unrelated' }
  const isPlain = verdict.kind === 'spent' && !isOpen && isOurs(scan, segment)
  if (lead < (isOpen ? leads.sure : isPlain ? leads.plain : leads.doubt)) return { kind: 'doubtful' }
  return verdict.kind === 'spent' ? verdict : { kind: 'spent', said: false }
}

/** Whether a segment is nothing but things and a price, or of something that the household has taught: no weight is needed. */
function isFamiliar(scan: Scan, { chunks }: Segment): boolean {
  const things = chunks.filter((chunk) => scan.claims.slice(chunk.start, chunk.end).includes(null))
  return (things.length > 0 && things.every((chunk) => isList(scan, chunk))) || isHabit(scan, chunks)
}

/** 'não lancei ontem: sushi 97 e uber 21': a heading that speaks of what was noted, and not of what was spent. */
function isHeaded({ sentence }: Scan, { chunks: [heading] }: Segment, reason: NotExpenseReason): boolean {
  if (heading === undefined || heading.figures.length > 0 || sentence.tokens[heading.end]?.key !== ':')
    return false
  const denies = reason === 'negation' || reason === 'hypothetical'
  return denies && !has(sentence, heading, 'spend', 'spendHe', 'consume', 'cost')
}

/** Whether the words of a segment are all known, or are of a member. */
function isOurs(scan: Scan, segment: Segment): boolean {
  return isKnown(scan, segment) || isMembers(scan, segment)
}

/** Whether no word of a segment is unknown: 'la cena salió 7', 'coffee: 5'. */
function isKnown({ sentence, claims }: Scan, { chunks }: Segment): boolean {
  return chunks.every(({ start, end }) => {
    for (let at = start; at < end; at = after(sentence, at))
      if (claims[at] === null && sentence.marks[at] === null && sentence.tokens[at]?.kind === 'word')
        return false
    return true
  })
}

/** 'a Ana pagou 300': what the words say of a member, whose name no weight knows. */
function isMembers({ sentence }: Scan, { chunks }: Segment): boolean {
  return chunks.some(({ start, end }) =>
    sentence.tokens.slice(start, end).some((_, at) => memberAt(sentence, start + at) !== null),
  )
}

function isClear({ sentence }: Scan, { figures }: Segment, { kind }: Verdict): boolean {
  if (kind === 'doubtful' && hasAny(sentence, 'send', 'record')) return false
  return figures.length > 0 && figures.every(({ readings }) => readings.length === 1)
}
