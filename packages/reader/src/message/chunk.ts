import type { ClaimedMessage } from '../numbers/claims.ts'
import type { Figure } from '../numbers/figure.ts'
import { isParticle } from '../words/particle.ts'
import { after, before, isAt, type Sentence, senseAt } from '../words/sentence.ts'
import { hasContent } from './content.ts'
import { isPriceList } from './price-list.ts'
import { leadsToSum } from './total-said.ts'

/** A stretch between two punctuation marks or joining words, with the figures in it. */
export interface Chunk {
  readonly start: number
  readonly end: number
  readonly figures: readonly Figure[]
  readonly hasContent: boolean
  /** What separates it from the chunk before. */
  readonly opening: 'start' | 'line' | 'mark' | 'and' | 'but' | 'cut'
}

/** Whether a chunk has a verb of buying, after which a number may count pieces. */
export function buys(sentence: Sentence, chunk: Chunk): boolean {
  for (let at = chunk.start; at < chunk.end; at = after(sentence, at)) {
    if (senseAt(sentence, at, 'spend')?.value === 'buy') return true
  }
  return false
}

/** Splits a message into chunks at line ends, punctuation and joining words. */
export function chunksOf(scan: ClaimedMessage): Chunk[] {
  const { sentence } = scan
  const isList = isPriceList(sentence)
  const chunks: Chunk[] = []
  let start = 0
  let opening: Chunk['opening'] = 'start'
  const close = (end: number) => {
    if (end > start) chunks.push(chunkOf(scan, start, end, opening))
  }
  for (let at = 0; at < sentence.tokens.length; ) {
    const next = after(sentence, at)
    const found = scan.claims[at] === null ? openingAt(sentence, at, isList) : null
    if (found !== null && !isMoreSpent(scan, at)) {
      close(at)
      start = found === 'and' || found === 'but' ? at : next
      opening = opening === 'line' && start === at + 1 && chunks.at(-1)?.end !== at ? 'line' : found
    }
    at = next
  }
  close(sentence.tokens.length)
  return chunks
}

/** What begins at a token; between the things and prices of a list (`isList`), '=' divides nothing. */
function openingAt(sentence: Sentence, at: number, isList: boolean): Chunk['opening'] | null {
  const token = sentence.tokens[at]
  if (token === undefined) return null
  if (token.key === '\n') return 'line'
  if (token.kind === 'break') return 'mark'
  if (token.kind === 'word' && sentence.marks[at] === null) return null
  if (isInName(sentence, at)) return null
  if (isAt(sentence, at, 'but', 'and', 'further', 'plus', 'total')) {
    if (isAt(sentence, at, 'but') || isSoWe(sentence, at)) return 'but'
    if (isAt(sentence, at, 'and', 'further', 'plus') || leadsToSum(sentence, at)) return 'and'
  }
  const divides = token.kind === 'sign' && /^[-–—/|=>→]$/.test(token.key)
  return divides && !(token.key === '=' && isList) ? 'mark' : null
}

/**
 * Whether 'more' belongs to the price before it, with which a clause begins: '8000 en el chino y 3000 más en la
 * panadería', 'et 5 de plus à la boulangerie'.
 */
function isMoreSpent({ sentence, figures }: ClaimedMessage, at: number): boolean {
  if (!isAt(sentence, at, 'plus')) return false
  const place = after(sentence, at)
  // '45 el café y 12 más por la leche de almendra' is more for the same.
  const isPlace = isAt(sentence, place, 'preposition') && !isParticle(sentence, place, 'madeFor')
  if (!isPlace) return false
  const end = isAt(sentence, before(sentence, at), 'of', 'rate') ? before(sentence, at) : at
  const price = figures.find((each) => each.end === end)
  return price !== undefined && isAt(sentence, before(sentence, price.start), 'and')
}

/** Whether a sign joins two words without spaces: 'm&s', 'bed&breakfast'. */
export function isInName({ tokens }: Sentence, at: number): boolean {
  const sign = tokens[at]
  if (sign?.key !== '&' || !sign.glued) return false
  const [last, next] = [tokens[at - 1], tokens[at + 1]]
  return last?.kind === 'word' && next?.kind === 'word' && next.glued
}

/** Whether 'so' introduces what the writer did, not a sum: 'so I got the Uber, 19'. */
function isSoWe(sentence: Sentence, at: number): boolean {
  return senseAt(sentence, at, 'total')?.value === 'so' && isAt(sentence, after(sentence, at), 'pronoun')
}

function chunkOf(scan: ClaimedMessage, start: number, end: number, opening: Chunk['opening']): Chunk {
  const figures = scan.figures.filter((figure) => figure.start >= start && figure.start < end)
  return { start, end, figures, hasContent: hasContent(scan, start, end), opening }
}
