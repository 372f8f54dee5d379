import { isHabit } from './category.ts'
import type { NotExpenseReason } from './meaning.ts'
import { totalOf } from './multiple.ts'
import { isPaidByOther } from './payer.ts'
import { reasonIn } from './reason.ts'
import type { Scan } from './scan.ts'
import type { Chunk, Segment } from './segment.ts'
import { after, has, isAsked, isAt } from './sentence.ts'
import type { SenseType } from './vocabulary.ts'
import { leadOf, weigh } from './weighing.ts'

/** What is made of a segment of a message: spent, to be asked about, or none of the book's business. */
export type Verdict =
  | { readonly kind: 'spent'; readonly said: boolean }
  | { readonly kind: 'doubtful' }
  | { readonly kind: 'not_spent'; readonly reason: NotExpenseReason; readonly sure: boolean }

/**
 * How far spending has to lead all else that a message may be for, to be asked about and to be booked. Chosen by what they
 * make of messages that were left out of the weights.
 */
const leads = { told: -4, plain: -1, other: -3.5, reasoned: -1, sure: -5, unclear: -3, asked: 0, booked: 0.8 }

/**
 * What a segment says by all that speaks for and against spending in its message, and, where others have amounts, in it
 * alone. What is nothing but known things and a price is spent whatever stands beside it.
 */
export function judge(scan: Scan, segment: Segment): Verdict {
  const { sentence } = scan
  const { chunks, figures } = segment
  if (figures.length === 0) return judgeUnpriced(scan, segment)
  if (isPaidByOther(sentence, chunks)) return { kind: 'not_spent', reason: 'someone_else', sure: false }
  const said = chunks.some((chunk) => has(sentence, chunk, 'spend', 'cost', 'consume'))
  const whole = leadOf(scan.odds, 'spending')
  if (whole >= (said ? leads.told : leads.plain) && !isAsked(sentence) && isFamiliar(scan, segment))
    return { kind: 'spent', said }
  if (scan.claims.every((claim) => claim === 'amount')) return { kind: 'doubtful' }
  if (isBare(scan, whole)) return { kind: 'spent', said }
  const lead = leadIn(scan, segment)
  const isTwofold = figures.some(({ readings, end }) => readings.length > 1 || isAt(sentence, end, 'or'))
  if (isTwofold && lead < leads.asked && lead >= leads.unclear) return { kind: 'doubtful' }
  if (lead < leads.asked) {
    const reason = reasonIn(sentence, chunks)
    return { kind: 'not_spent', reason, sure: lead < leads.sure || reason !== 'unrelated' }
  }
  return lead < leads.booked ? { kind: 'doubtful' } : { kind: 'spent', said }
}

/** Without an amount the words alone tell whether one is missing. */
function judgeUnpriced({ sentence }: Scan, { chunks }: Segment): Verdict {
  const reason = reasonIn(sentence, chunks)
  return reason === 'unrelated' ? { kind: 'doubtful' } : { kind: 'not_spent', reason, sure: true }
}

/**
 * Whether a segment says in known words that something was paid, and no more, is of something that the household has
 * taught, or the total of others: then little is left to the weights.
 */
function isFamiliar(scan: Scan, segment: Segment): boolean {
  const { chunks, figures } = segment
  if (figures.length < scan.figures.length && totalOf(scan.sentence, segment) !== null) return true
  const said = chunks.filter((chunk) => scan.claims.slice(chunk.start, chunk.end).includes(null))
  const isPlain = said.length > 0 && said.every((chunk) => isStatement(scan, chunk))
  return (isPlain && reasonIn(scan.sentence, chunks) === 'unrelated') || isHabit(scan, chunks)
}

/** A known thing and its price, or a word that no book knows and what is written as money: 'pan 1200', 'zingos 7.20'. */
function isBare({ sentence, claims, figures: [figure, ...others] }: Scan, lead: number): boolean {
  const free = claims.indexOf(null)
  if (figure === undefined || others.length > 0 || free < 0) return false
  if (claims.slice(after(sentence, free)).includes(null)) return false
  const isMoney = figure.firm || /\D/.test(figure.raw ?? '')
  const isUnknown = sentence.tokens[free]?.kind === 'word' && sentence.marks[free] === null
  return isAt(sentence, free, 'kind') || (isUnknown && isMoney && lead >= leads.plain)
}

/** Nothing but known things, a price and that it was paid: 'pan 1200', 'gasté 500 en el súper con tarjeta'. */
function isStatement({ sentence, claims }: Scan, { start, end }: Chunk): boolean {
  let known = 0
  for (let at = start; at < end; at = after(sentence, at)) {
    if (isAt(sentence, at, 'kind')) known++
    else if (claims[at] === null && !isAt(sentence, at, ...paying)) return false
  }
  return known > 0
}

/** What may stand beside a thing and its price and say no more than that it was paid. */
const paying: readonly SenseType[] = [
  'article', 'of', 'preposition', 'and', 'further', 'filler', 'spend', 'cost', 'with', 'method', 'dayBefore',
] // biome-ignore format: a list to read at a glance

/** How far spending leads in a message and in its segment. */
function leadIn(scan: Scan, segment: Segment): number {
  const { chunks, figures } = segment
  const lead = leadOf(scan.odds, 'spending')
  if (figures.length === scan.figures.length) return lead
  const stretch = { start: chunks[0]?.start ?? 0, end: chunks.at(-1)?.end ?? 0 }
  const own = leadOf(weigh(scan, stretch), 'spending')
  const most = reasonIn(scan.sentence, chunks) === 'unrelated' ? leads.other : leads.reasoned
  return own < most ? Math.min(own, lead) : lead
}
