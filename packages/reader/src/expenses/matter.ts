import type { Chunk } from '../message/chunk.ts'
import { hasContent, isContentAt } from '../message/content.ts'
import type { Scan } from '../message/scan.ts'
import type { Segment } from '../message/segment.ts'
import type { Figure } from '../numbers/figure.ts'
import { isParticle, mayHaveParticle } from '../words/particle.ts'
import { after, before, isAt, type Sentence, type Stretch, senseAt } from '../words/sentence.ts'
import { withoutRecipient } from './recipient.ts'
import { endOfMatter } from './remark.ts'

/**
 * Returns the stretches of a segment that name what was bought: without a heading over a list, the talk that led to
 * the purchase ('mi nieta me enseñó a hablarle a esto, gasté … en la pescadería') and comments behind its price
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
  return withoutRecipient(scan, withoutExtra(scan, matter))
}

/** Removes what was paid on top, if something else is named: 'haircut 25 plus 5 tip', '14 + 3,49 de port' (postage). */
function withoutExtra(scan: Scan, matter: Stretch[]): Stretch[] {
  const { sentence } = scan
  const sums = scan.figures.filter((figure) => isSum(sentence, figure))
  if (sums.length === 0 && !mayHaveParticle(sentence, 'extra')) return matter
  const extras: number[] = []
  let isNamed = false
  for (const { start, end } of matter) {
    for (let at = start; at < end; at = after(sentence, at)) {
      if (isExtraBeside(sentence, at)) extras.push(at)
      else isNamed ||= isContentAt(scan, at) || Boolean(senseAt(sentence, at, 'consume')?.value)
    }
  }
  if (!isNamed) return matter
  const told = withoutSecondThing(scan, matter, sums)
  return extras.reduce((left, at) => left.flatMap((each) => cutOut(sentence, each, at)), told)
}

/** Whether an amount is told as a sum: '14 + 3,49'. */
function isSum({ tokens }: Sentence, { start, end }: Figure): boolean {
  for (let at = start; at < end; at++) if (tokens[at]?.key === '+') return true
  return false
}

/** Cuts off what the second part of a sum was for, as it does not name the first: 'Ciné 36 + 18 de popcorn'. */
function withoutSecondThing(scan: Scan, matter: readonly Stretch[], sums: readonly Figure[]): Stretch[] {
  const { sentence } = scan
  return matter.map((each) => {
    const sum = sums.find(({ start, end }) => {
      const isBehind = isAt(sentence, end, 'of') || isParticle(sentence, end, 'for')
      return isBehind && end < each.end && hasContent(scan, each.start, start)
    })
    return sum ? { start: each.start, end: sum.end } : each
  })
}

function isExtraBeside(sentence: Sentence, at: number): boolean {
  if (!isParticle(sentence, at, 'extra')) return false
  const last = before(sentence, at)
  const end = isAt(sentence, last, 'of') ? before(sentence, last) : last
  const amount = isAt(sentence, end, 'currency', 'coin') ? before(sentence, end) : end
  return sentence.tokens[amount]?.kind === 'number' && isAt(sentence, before(sentence, amount), 'plus', 'and')
}

/** Returns the parts of a stretch before and after the phrase at a token. */
function cutOut(sentence: Sentence, stretch: Stretch, at: number): Stretch[] {
  const { start, end } = stretch
  if (at < start || at >= end) return [stretch]
  const parts = [
    { start, end: at },
    { start: after(sentence, at), end },
  ]
  return parts.filter((part) => part.start < part.end)
}

function priceEnd({ figures, end }: Chunk): number {
  return figures.at(-1)?.end ?? end
}

/** Returns the chunks of a segment without a heading over a list, unless only the heading has content. */
function spokenChunks(scan: Scan, segment: Segment): readonly Chunk[] {
  const { sentence } = scan
  if (segment.chunks.length === 1) return segment.chunks
  const introduces = (end: number) => sentence.tokens[end]?.key === ':' && scan.figures.length > 1
  const spoken = segment.chunks.filter((chunk) => chunk.figures.length > 0 || !introduces(chunk.end))
  const chunks = spoken.some(({ hasContent }) => hasContent) ? spoken : segment.chunks

  const priced = chunks.findIndex((chunk) => chunk.figures.length > 0 && chunk.hasContent)
  const first = chunks[priced]
  if (priced <= 0 || first === undefined || first.opening !== 'line' || scan.figures.length < 2) return chunks
  return chunks.slice(priced)
}

/**
 * Returns the index of the last verb of spending before the price, if a known thing follows it and only talk stands
 * before it; otherwise 0.
 */
function endOfLead(scan: Scan, chunks: readonly Chunk[]): number {
  const { sentence } = scan
  if (!sentence.present.has('spend')) return 0
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
  // 'Your card was charged $23.10 at Shell': only the method of payment stands before the verb.
  const isOfCard = words > 0 && means === words
  return follows && (words > 3 || (words > 1 && !known) || isOfCard) ? verb : 0
}

/**
 * Returns where talk about somebody, or a negation, begins directly after a price; the end of the chunk if none does.
 */
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
