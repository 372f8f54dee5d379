import { isPieces } from '../numbers/counts/pieces.ts'
import { amountOf, type Figure, isToTheCent } from '../numbers/figure.ts'
import { isParticle } from '../words/particle.ts'
import { after, before, isAt, numberSaidAt, type Sentence } from '../words/sentence.ts'
import type { Chunk } from './chunk.ts'
import type { Scan } from './scan.ts'
import type { Segment } from './segment.ts'

/**
 * Whether the price of a chunk was paid for another one of the same thing: 'dos meses, 1300 y 1300', 'tolls 6.12 &
 * 4.80', 'dos uber, 4500 y 5100'.
 */
export function isPaidAgain(scan: Scan, last: Segment, chunk: Chunk): boolean {
  const { sentence } = scan
  const {
    opening,
    start,
    figures: [again],
  } = chunk
  const [first, ...others] = last.figures
  if (first !== undefined && again !== undefined && isOfAnother(scan, chunk, again, first)) return true
  if (isOneOfCounted(scan)) return true
  if (opening === 'mark' && again !== undefined && isListed(scan, again)) return true
  if (opening !== 'and' || first === undefined || again === undefined || first.raw === null) return false
  if (first.raw === again.raw || (isToTheCent(first) && isToTheCent(again))) return true
  const isPair = others.length === 0 && !isAt(sentence, start, 'plus')
  return isPair && isOfTwo(sentence, last.chunks[0]?.start ?? 0, first.start)
}

/**
 * Whether a chunk says that its price is for another one and names no other thing: 'one 6, the other 8', 'pelu Leo 12,
 * yo 23' (me), 'uber 86 there and 92 back', 'two at 11 and one at 13'. 'Mine' needs the larger price, as a smaller one
 * may be a share.
 */
function isOfAnother({ sentence, days }: Scan, { start, end }: Chunk, again: Figure, first: Figure): boolean {
  let says = false
  for (let at = start; at < end; at = after(sentence, at)) {
    const isDay = days.some((day) => at >= day.start && at < day.end)
    if (isDay || (at >= again.start && at < again.end)) continue
    if (isAt(sentence, at, 'spend')) return false
    const isMine = isAt(sentence, at, 'me') || isParticle(sentence, at, 'mine')
    if (isMine && amountOf(again) <= amountOf(first)) return false
    const isOne = isAt(sentence, at, 'one') && isAt(sentence, after(sentence, at), 'rate')
    if (isMine || isOne || isParticle(sentence, at, 'another')) says = true
    else if (!isAt(sentence, at, 'and', 'article', 'rate', 'preposition', 'of', 'filler')) return false
  }
  return says
}

/**
 * Whether a price is one of a list that ends with 'and' and of which at least one has cents: the 8.99 of 'pharmacy
 * 12.49, 8.99 and 4.50'.
 */
function isListed({ sentence, figures }: Scan, price: Figure): boolean {
  const place = figures.indexOf(price)
  for (let at = place; at >= 0 && at + 1 < figures.length; at++) {
    const [end = 0, start = 0] = [figures[at]?.end, figures[at + 1]?.start]
    const isLast = isAt(sentence, end, 'and') && after(sentence, end) === start
    if (isLast) return figures.slice(0, at + 2).some(isToTheCent)
    if (!(sentence.tokens[end]?.kind === 'break' && end + 1 === start)) return false
  }
  return false
}

/** Whether a chunk says only that its price is for another one: 'un autre 2', 'y otro 200'. */
export function isOfOther(scan: Scan, last: Segment | undefined, chunk: Chunk): boolean {
  const [first, again] = [last?.figures[0], chunk.figures[0]]
  return first !== undefined && again !== undefined && isOfAnother(scan, chunk, again, first)
}

/** Whether a chunk says only that its price is for another one, the writer's: 'yo 23', 'et moi 55', 'mine 23'. */
export function isOfWriter(scan: Scan, { figures: [first] }: Segment, chunk: Chunk): boolean {
  const { sentence } = scan
  const [again] = chunk.figures
  if (first === undefined || again === undefined || !isOfAnother(scan, chunk, again, first)) return false
  for (let at = chunk.start; at < chunk.end; at = after(sentence, at))
    if (isAt(sentence, at, 'me') || isParticle(sentence, at, 'mine')) return true
  return false
}

/** The chunks of a thing without the person behind it whom it was for: 'pelu Leo', 'haircut for mae'. */
export function withoutPerson(sentence: Sentence, chunks: readonly Chunk[]): Chunk[] {
  return chunks.map((chunk) => {
    for (let at = after(sentence, chunk.start); at < chunk.end; at = after(sentence, at)) {
      const lead = before(sentence, at)
      const thing = isAt(sentence, lead, 'of', 'preposition', 'article') ? before(sentence, lead) : lead
      const isPerson =
        sentence.tokens[at]?.kind === 'word' &&
        (sentence.marks[at] === null || isAt(sentence, at, 'family', 'stranger'))
      if (isPerson && thing >= chunk.start && isAt(sentence, thing, 'kind'))
        return { ...chunk, end: after(sentence, thing) }
    }
    return chunk
  })
}

function isOfTwo(sentence: Sentence, start: number, end: number): boolean {
  return sentence.tokens
    .slice(start, end)
    .some(
      (_, at) =>
        numberSaidAt(sentence, start + at) === '2' && isPieces(sentence, after(sentence, start + at)),
    )
}

/**
 * Whether a comma or colon is followed by as many bare prices as things were counted before it: 'dos uber, 4500 y
 * 5100', '3 passagens: 22, 31 e 18'.
 */
function isOneOfCounted({ sentence, figures }: Scan): boolean {
  const mark = sentence.tokens.findIndex(({ kind, key }) => kind === 'break' && /^[,:]$/.test(key))
  const prices = figures.filter(({ start }) => start > mark)
  if (mark < 2 || prices.length < 2 || prices.at(-1)?.end !== sentence.tokens.length) return false
  const isBare = prices.every(({ start, raw }, at) => {
    const from = prices[at - 1]?.end ?? mark
    return (
      raw !== null &&
      start - from === 1 &&
      (at === 0 || isAt(sentence, from, 'and') || sentence.tokens[from]?.key === ',')
    )
  })
  return isBare && countBefore(sentence, mark) === prices.length
}

/** Returns the number at the start of a clause of just a number and a phrase; 0 for other clauses. */
function countBefore(sentence: Sentence, end: number): number {
  return after(sentence, after(sentence, 0)) === end ? Number(numberSaidAt(sentence, 0) ?? 0) : 0
}
