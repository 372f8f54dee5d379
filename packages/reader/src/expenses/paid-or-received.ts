import { buys } from '../message/chunk.ts'
import { hasContent, isContentAt } from '../message/content.ts'
import type { Scan } from '../message/scan.ts'
import type { Segment } from '../message/segment.ts'
import { behindArticle, endsAt } from '../words/edges.ts'
import { isName, memberAt } from '../words/member-names.ts'
import { hasParticle, isParticle, mayHaveParticle, particleEnd, phraseStart } from '../words/particle.ts'
import { after, before, has, hasAny, isAsked, isAt, type Stretch } from '../words/sentence.ts'

/**
 * Whether a member of the household, whose name the weights do not know, is said to have paid: 'pizza 6800, la pagó
 * Beto', 'dinner 30, Ana paid', 'quem pagou foi o Beto'.
 */
export function isPaidByMember(scan: Scan, { chunks }: Segment): boolean {
  const { sentence } = scan
  if (!sentence.context.members?.length || !sentence.present.has('payer') || isAsked(sentence)) return false
  if (chunks.some((chunk) => has(sentence, chunk, 'not', 'hypothetical', 'income'))) return false
  // 'Des' is an article before a thing, and means 'from' before a price.
  const isQuoted = (at: number) => isAt(sentence, at, 'quote') && !isAt(sentence, at, 'article')
  if (
    chunks.some(({ start, end }) => sentence.tokens.some((_, at) => at >= start && at < end && isQuoted(at)))
  )
    return false
  if (!chunks.some(({ start, end }) => hasContent(scan, start, end))) return false
  const paid = chunks.map((chunk) => memberPaidAt(scan, chunk)).find((at) => at >= 0)
  // 'Lo pago' is the future of the writer, but in 'lo pago Beto' it is a 'pagó' without its accent.
  return paid !== undefined && !sentence.tokens.some((_, at) => at !== paid && isAt(sentence, at, 'future'))
}

/** The index of a verb of paying beside a member's name; -1 for none. */
function memberPaidAt({ sentence }: Scan, { start, end }: Stretch): number {
  for (let at = start; at < end; at = after(sentence, at)) {
    if (!isAt(sentence, at, 'payer')) continue
    if (at > start && memberAt(sentence, at - 1) !== null) return at
    if (isAt(sentence, at, 'spend')) continue
    const next = after(sentence, at)
    const who = behindArticle(sentence, next)
    if (who < end && memberAt(sentence, who) !== null) return at
  }
  return -1
}

/**
 * Whether the message tells what a known thing costs and, after punctuation, that it is paid: 'el alquiler son
 * 480.000, ya lo pagué', "le loyer c'est 780, je l'ai payé hier".
 */
export function isSaidPaid({ sentence, claims, figures }: Scan, { chunks }: Segment): boolean {
  const [figure, ...others] = figures
  const mark = figure?.end ?? 0
  if (others.length > 0 || sentence.tokens[mark]?.kind !== 'break' || isAsked(sentence)) return false
  const isNamed = chunks.some(({ start, end }) => start < mark && has(sentence, { start, end }, 'kind'))
  const isDone = !hasAny(sentence, 'not', 'future', 'hypothetical')
  let end = particleEnd(sentence, mark + 1, 'saidPaid')
  while (end > mark + 1 && end < sentence.tokens.length) {
    if (claims[end] !== 'day' && sentence.tokens[end]?.kind === 'word' && !isAt(sentence, end, 'filler'))
      break
    end = after(sentence, end)
  }
  return isNamed && isDone && end > mark + 1 && end >= sentence.tokens.length
}

/** Whether only foreign money was bought: 'compré 100 dólares'. */
export function isExchange(scan: Scan, { chunks, figures: [figure, ...others] }: Segment): boolean {
  const currency = figure?.currency ?? null
  if (currency === null || currency === scan.sentence.context.currency || others.length > 0) return false
  const isOfThing = chunks.some(({ start, end }) => hasContent(scan, start, end))
  return !isOfThing && chunks.some((chunk) => buys(scan.sentence, chunk))
}

/**
 * Whether money came from somebody: 'bizum de Marta 15', 'pix da minha irmã 25', 'bizum de Laura, 30, la cena'. What it
 * was for may only follow behind punctuation.
 */
export function isFromSomebody(scan: Scan, { chunks: [chunk, ...others] }: Segment): boolean {
  const { sentence } = scan
  if (chunk === undefined) return false
  const of = after(sentence, chunk.start)
  // 'Sur la Mastercard de Julien, 67 de bottes': with whose card it was paid.
  if (others.length > 0 && of > chunk.start + 1) return false
  const isSent = isAt(sentence, chunk.start, 'method', 'send') && !isAt(sentence, chunk.start, 'countable')
  if (!isSent || !isAt(sentence, of, 'of')) return false
  const who = after(sentence, of)
  const isSomebody =
    isName(sentence, who) || memberAt(sentence, who) !== null || isAt(sentence, who, 'family', 'stranger')
  return isSomebody && !hasContent(scan, after(sentence, who), chunk.end)
}

/**
 * Whether money came back for something that was bought: 'refund from Tesco 25.99'. What is paid back ('devolução do
 * empréstimo 300') is not meant, nor what was paid instead.
 */
export function isRefund({ sentence }: Scan, { chunks: [chunk, ...others], figures }: Segment): boolean {
  if (chunk === undefined || others.length > 0 || figures.length > 1) return false
  const isOfThing = particleEnd(sentence, chunk.start, 'refundOf') > chunk.start
  return isOfThing && !has(sentence, chunk, 'spend', 'payer', 'cost', 'consume', 'loan', 'not')
}

/**
 * Whether a sum that ends the message was earned by something done for somebody: 'Mowed the lawn for Mr Hill, got 40'.
 */
export function isEarned({ sentence }: Scan, { figures: [figure, ...others] }: Segment): boolean {
  if (!mayHaveParticle(sentence, 'gotSum') || figure === undefined || others.length > 0) return false
  const got = phraseStart(sentence, 'gotSum')
  const isLast = particleEnd(sentence, got, 'gotSum') === figure.start && endsAt(sentence, figure.end)
  const isBehind = isAt(sentence, before(sentence, got), 'and') || sentence.tokens[got - 1]?.kind === 'break'
  const done = { start: 0, end: got }
  return isLast && isBehind && hasParticle(sentence, done, 'for') && !has(sentence, done, 'spend', 'record')
}

/**
 * Whether somebody did some work for the household at a price: 'our neighbour fixed the fence for 120', 'el vecino me
 * arregló la canilla por 40'.
 */
export function isMendedForUs({ sentence }: Scan, { figures: [figure, ...others] }: Segment): boolean {
  if (!mayHaveParticle(sentence, 'mendsForUs') || figure === undefined || others.length > 0) return false
  const work = phraseStart(sentence, 'mendsForUs')
  const isByOther = isAt(sentence, before(sentence, work), 'stranger')
  const isAtPrice = isParticle(sentence, figure.start - 1, 'madeFor') && work < figure.start
  const isTheirs = hasParticle(sentence, { start: work, end: figure.start }, 'theirOwn')
  const isDone = !isAsked(sentence) && !hasAny(sentence, 'not', 'future', 'hypothetical')
  return isByOther && isAtPrice && !isTheirs && isDone
}

/** Whether somebody in the family was paid, with no word of what for: 'le pagué a mamá los 2 mil'. */
export function isToSomebody(scan: Scan, { chunks }: Segment): boolean {
  const { sentence } = scan
  if (!hasAny(sentence, 'family', 'stranger')) return false
  if (!chunks.some((chunk) => has(sentence, chunk, 'payer', 'spending', 'spend'))) return false
  const told: number[] = []
  for (const { start, end } of chunks)
    for (let at = start; at < end; at = after(sentence, at)) if (isContentAt(scan, at)) told.push(at)
  return (
    told.length > 0 &&
    told.every((at) => isAt(sentence, at, 'family', 'stranger') && !isAt(sentence, at, 'kind'))
  )
}
