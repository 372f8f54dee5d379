import { hasContent, isContentAt } from '../message/content.ts'
import type { Scan } from '../message/scan.ts'
import type { Chunk, Segment } from '../message/segment.ts'
import { after, isAt, type Sentence, type Stretch } from '../words/sentence.ts'
import { endOfMatter } from './remark.ts'

/**
 * The stretches of a segment that name what was bought: without a heading over a list, what led to the purchase
 * ('mi nieta me enseñó a hablarle a esto, gasté … en la pescadería') and what is told of it behind its price
 * ('plumber 340 and he was two hours late').
 */
export function matterOf(scan: Scan, segment: Segment): Stretch[] {
  const chunks = spokenChunks(scan, segment)
  const from = endOfLead(scan, chunks)
  const matter: Stretch[] = []
  let named = false
  let priced = false
  for (const chunk of chunks) {
    const price = priced && chunk.figures.length === 0 ? chunk.start : priceEnd(chunk)
    priced ||= chunk.figures.length > 0
    named ||= hasContent(scan, chunk.start, price)
    const told = named && priced ? talkAfter(scan, chunk, price) : chunk.end
    const start = Math.max(chunk.start, from)
    const end = Math.min(endOfMatter(scan, segment.chunks, chunk), told)
    if (start < end) matter.push({ start, end })
  }
  return matter
}

function priceEnd({ figures, end }: Chunk): number {
  return figures.at(-1)?.end ?? end
}

/** A heading over a list names no item of it, unless nothing else does. */
function spokenChunks(scan: Scan, segment: Segment): readonly Chunk[] {
  const { sentence } = scan
  const introduces = (end: number) => sentence.tokens[end]?.key === ':' && scan.figures.length > 1
  const spoken = segment.chunks.filter((chunk) => chunk.figures.length > 0 || !introduces(chunk.end))
  const chunks = spoken.some(({ hasContent }) => hasContent) ? spoken : segment.chunks

  const priced = chunks.findIndex((chunk) => chunk.figures.length > 0 && chunk.hasContent)
  const first = chunks[priced]
  if (priced <= 0 || first === undefined || first.opening !== 'line' || scan.figures.length < 2) return chunks
  return chunks.slice(priced)
}

/** The verb that spends, before the price, when a known thing follows it and nothing but talk stands before it; else the start. */
function endOfLead(scan: Scan, chunks: readonly Chunk[]): number {
  const { sentence } = scan
  const price = chunks.find(({ figures }) => figures.length > 0)?.figures[0]?.start ?? 0
  let verb = 0
  for (const { start, end } of chunks) {
    for (let at = start; at < Math.min(end, price); at = after(sentence, at)) {
      if (isAt(sentence, at, 'spend')) verb = at
    }
  }
  if (verb === 0) return 0
  let words = 0
  let means = 0
  let known = false
  let follows = false
  for (const { start, end } of chunks) {
    for (let at = start; at < end; at = after(sentence, at)) {
      const thing = isAt(sentence, at, 'kind')
      if (at > verb) follows ||= thing
      else if (at < verb && isContentAt(scan, at)) {
        words++
        if (isAt(sentence, at, 'method')) means++
        known ||= thing
      }
    }
  }
  // 'Your card was charged $23.10 at Shell'
  const isOfCard = words > 0 && means === words
  return follows && (words > 3 || (words > 1 && !known) || isOfCard) ? verb : 0
}

/** Where somebody, or what is not so, is spoken of right behind a price. */
function talkAfter({ sentence, claims }: Scan, { start, end }: Chunk, price: number): number {
  let at = Math.max(start, price)
  while (at < end && (claims[at] === 'day' || isAt(sentence, at, 'and', 'filler', 'further')))
    at = after(sentence, at)
  return at < end && isTalk(sentence, at) ? at : end
}

function isTalk(sentence: Sentence, at: number): boolean {
  if (isAt(sentence, at, 'kind', 'countable', 'article', 'preposition', 'of', 'with')) return false
  return isAt(sentence, at, 'pronoun', 'stranger', 'not', 'me', 'spendHe')
}
