import type { Chunk } from '../message/chunk.ts'
import type { Scan } from '../message/scan.ts'
import { isCertain } from '../numbers/figure.ts'
import { isParticle } from '../words/particle.ts'
import { after, has, isAsked, isAt, type Sentence, senseAt } from '../words/sentence.ts'
import type { SenseType } from '../words/vocabulary.ts'

const remarks: readonly SenseType[] = ['statement', 'howMuch', 'almost']

/** Returns the end of the part of a chunk that is about the purchase. */
export function endOfMatter(scan: Scan, chunks: readonly Chunk[], chunk: Chunk): number {
  const price = chunks.find(({ figures }) => figures.length > 0)?.figures[0]?.end ?? chunk.end
  if (price >= chunk.end) return chunk.end
  for (let at = chunk.start; at < chunk.end; at = after(scan.sentence, at)) {
    if (at >= price && isRemark(scan, chunks, at))
      return isAt(scan.sentence, at - 1, 'pronoun', 'stranger') ? at - 1 : at
  }
  return chunk.end
}

/**
 * Whether a token begins a remark after a known thing and its certain price: 'brunch 39€ on est ruinées' (we are
 * broke).
 */
function isRemark(scan: Scan, chunks: readonly Chunk[], at: number): boolean {
  const { sentence } = scan
  if (isReason(sentence, chunks, at)) return true
  const comments = sentence.marks[at]?.senses.some(
    (sense) => remarks.includes(sense.type) || sense.value === 'soft',
  )
  return comments === true && isBehindPrice(scan, chunks, at)
}

/**
 * Whether a token begins the reason for paying, after a price: 'porque perdí el bondi' (because I missed the bus),
 * 'cause it was raining'.
 */
function isReason(sentence: Sentence, chunks: readonly Chunk[], at: number): boolean {
  const reasons = senseAt(sentence, at, 'statement')?.value === 'why' || isWhich(sentence, chunks, at)
  return reasons && chunks.some(({ figures }) => figures.some((each) => each.end <= at))
}

/**
 * Whether 'que' directly after a price begins a remark: '80 que me puso el flúor', '17 que ninguém é de ferro'. Not if
 * it tells of income, a loan or a transfer.
 */
function isWhich(sentence: Sentence, chunks: readonly Chunk[], at: number): boolean {
  if (!isParticle(sentence, at, 'that')) return false
  const chunk = chunks.find(({ figures }) => figures.some(({ end }) => end === at))
  return chunk !== undefined && !has(sentence, { start: at, end: chunk.end }, 'income', 'loan', 'transfer')
}

/** Whether a thing and its price stand before a token: in an earlier clause, or with a price that is certain. */
function isBehindPrice(scan: Scan, chunks: readonly Chunk[], at: number): boolean {
  const { sentence } = scan
  const priced = chunks.find((chunk) => chunk.figures.some((each) => each.end <= at))
  const figure = priced?.figures.find((each) => each.end <= at)
  if (priced === undefined || figure === undefined) return false
  if (!isCertain(figure) && (at < priced.end || tellsWhere(scan, chunks, at))) return false
  return isThingNamed(sentence, chunks[0]?.start ?? 0, at)
}

/** Whether a thing is named; the card used to pay is not one. */
function isThingNamed(sentence: Sentence, start: number, end: number): boolean {
  for (let at = start; at < end; at = after(sentence, at))
    if (isAt(sentence, at, 'kind') || (isAt(sentence, at, 'countable') && !isAt(sentence, at, 'method')))
      return true
  return false
}

/**
 * Whether the words at a token say nothing about a purchase but tell a place, a time or a number, or ask: 'pharmacy
 * 22, it's on the corner', 'bus 22, sai às 5', 'rifa a 20, quién quiere?'.
 */
function tellsWhere({ sentence, claims }: Scan, chunks: readonly Chunk[], at: number): boolean {
  const clause = chunks.find(({ start, end }) => at >= start && at < end)
  const counts = claims
    .slice(clause?.start, clause?.end)
    .some((claim) => claim === 'time' || claim === 'number')
  const next = after(sentence, at)
  const asks = isAsked(sentence)
  return counts || asks || isAt(sentence, next, 'preposition', 'rate')
}
