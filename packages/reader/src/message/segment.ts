import type { Figure } from '../numbers/figure.ts'
import { behindArticle } from '../words/edges.ts'
import { memberAt } from '../words/member-names.ts'
import { after, before, has, isAt, type Sentence, type Stretch } from '../words/sentence.ts'
import { type Chunk, chunksOf } from './chunk.ts'
import { hasContent } from './content.ts'
import { isNamedBehind, withoutCounts } from './count-or-name.ts'
import { isOfOther, isOfWriter, isPaidAgain, withoutPerson } from './paid-again.ts'
import type { Scan } from './scan.ts'
import { totalIn } from './total-said.ts'

/** The chunks that describe one expense; the figures are the candidates for its amount. */
export interface Segment {
  readonly chunks: readonly Chunk[]
  readonly figures: readonly Figure[]
}

/** Splits chunks that hold several prices, and groups those that belong to one expense. */
export function segmentsOf(scan: Scan): Segment[] {
  const chunks: Chunk[] = []
  for (const chunk of chunksOf(scan)) chunks.push(...partChunk(scan, chunk))
  const amountFirst = isAmountFirst(scan, chunks)
  const segments: { chunks: Chunk[]; figures: Figure[] }[] = []
  let waiting: Chunk[] = []
  for (const chunk of chunks) {
    const last = segments.at(-1)
    if (chunk.figures.length > 0) {
      const isLone = isOfOther(scan, last, chunk) || isBare(scan, waiting, chunk)
      if (last !== undefined && isLone && isOfSame(scan, last, chunk)) {
        const same = last.chunks.map((each) => ({ ...each, figures: [] }))
        const again = isOfWriter(scan, last, chunk) ? withoutPerson(scan.sentence, same) : same
        segments.push({ chunks: [...again, chunk], figures: [...chunk.figures] })
      } else if (last !== undefined && isOfLast(scan.sentence, last, chunk, isLone)) {
        last.chunks.push(...waiting, chunk)
        last.figures.push(...chunk.figures)
      } else {
        const lead = chunk.opening === 'but' && chunk.hasContent ? [] : waiting
        segments.push({ chunks: [...lead, chunk], figures: [...chunk.figures] })
      }
      waiting = []
    } else if (
      last !== undefined &&
      !opensDay(scan, last.chunks, chunk) &&
      belongsBefore(scan.sentence, chunk, amountFirst)
    ) {
      last.chunks.push(...waiting, chunk)
      waiting = []
    } else {
      waiting.push(chunk)
    }
  }
  const last = segments.at(-1)
  if (last === undefined) return waiting.length > 0 ? [{ chunks: waiting, figures: [] }] : []
  last.chunks.push(...waiting)
  return segments
}

/** Whether the price of a chunk was paid for another one of the same thing, or on another day. */
function isOfSame(scan: Scan, last: Segment, chunk: Chunk): boolean {
  return isPaidAgain(scan, last, chunk) || [last.chunks, [chunk]].every((each) => hasDay(scan, each))
}

/** Whether the price of a chunk belongs to the expense before it. */
function isOfLast(sentence: Sentence, last: Segment, chunk: Chunk, isLone: boolean): boolean {
  return (isLone && !tellsVerb(sentence, chunk)) || isSaidOtherwise(sentence, last, chunk)
}

/** Whether a chunk has no more than a price that is no total, and nothing was named since the last one. */
function isBare({ sentence }: Scan, waiting: readonly Chunk[], chunk: Chunk): boolean {
  return (
    [...waiting, chunk].every((each) => !each.hasContent) &&
    totalIn(sentence, chunk) === null &&
    chunk.opening !== 'line'
  )
}

/**
 * Whether a chunk corrects an amount for which nothing has been named yet: 'me cobraron 18 pero eran 15 en el taxi'.
 */
function isSaidOtherwise(sentence: Sentence, last: Segment, { opening, figures: [figure] }: Chunk): boolean {
  const unnamed = last.chunks.every((chunk) => !chunk.hasContent)
  return opening === 'but' && unnamed && isAt(sentence, before(sentence, figure?.start ?? 0), 'was')
}

/**
 * Whether a day is named in the chunks, so that a second one is of the same thing: 'nursery 50 yesterday and 50 today'.
 */
function hasDay({ days }: Scan, chunks: readonly Chunk[]): boolean {
  return chunks.some(({ start, end }) => days.some((day) => day.start >= start && day.start < end))
}

/**
 * Whether a chunk names another day before another price: 'gas 125 el domingo. el lunes se rompió la tele, arreglo
 * 210'.
 */
function opensDay(scan: Scan, before: readonly Chunk[], chunk: Chunk): boolean {
  const priced = scan.figures.some(({ start }) => start >= chunk.end)
  return priced && [before, [chunk]].every((each) => hasDay(scan, each))
}

function tellsVerb(sentence: Sentence, chunk: Chunk): boolean {
  return has(sentence, chunk, 'spend', 'consume', 'income', 'withdrawal', 'future', 'transfer')
}

/**
 * Whether a chunk without a price belongs to what comes before it: when prices come first, or when it only comments.
 */
function belongsBefore(sentence: Sentence, chunk: Chunk, amountFirst: boolean): boolean {
  if (chunk.opening === 'line' || sentence.tokens[chunk.end]?.key === ':') return false
  if (amountFirst && !tellsVerb(sentence, chunk)) return true
  for (let at = chunk.start; at < chunk.end; at = after(sentence, at)) {
    if (isAt(sentence, at, 'statement', 'quote') && !isAt(sentence, at, 'kind')) return true
  }
  return saysWhoPaid(sentence, chunk) || (!chunk.hasContent && !tellsVerb(sentence, chunk))
}

/** Whether a chunk only says that a member paid: 'Cinema 9, Sam paid, and popcorn 6'. */
function saysWhoPaid(sentence: Sentence, { start, end }: Chunk): boolean {
  let isNamed = false
  for (let at = start; at < end; at = after(sentence, at)) {
    const isMember = memberAt(sentence, at) !== null
    isNamed ||= isMember
    if (!isMember && !isAt(sentence, at, 'payer', 'spend', 'spendHe', 'pronoun', 'was')) return false
  }
  return isNamed
}

function isAmountFirst(scan: Scan, chunks: readonly Chunk[]): boolean {
  for (const chunk of chunks) {
    const figure = chunk.figures[0]
    if (figure !== undefined && chunk.hasContent)
      return !hasContent(scan, chunk.start, figure.start) || isOfThingAtPlace(scan.sentence, chunk, figure)
  }
  const priced = chunks.findIndex((chunk) => chunk.figures.length > 0)
  const named = chunks.findIndex((chunk) => chunk.hasContent)
  return priced >= 0 && priced < named
}

/** Whether a chunk begins with a place, and a price of a known thing follows: 'en el mercado 85 de tomate'. */
function isOfThingAtPlace(sentence: Sentence, { start }: Chunk, { end }: Figure): boolean {
  const isPlace = isAt(sentence, start, 'preposition') && !isAt(sentence, start, 'of')
  const isOfThing = isAt(sentence, end, 'of', 'preposition')
  return isPlace && isOfThing && isAt(sentence, behindArticle(sentence, after(sentence, end)), 'kind')
}

/**
 * Splits a chunk that has several prices without punctuation between them: 'pan 500 leche 300', '500 pan 300 leche'.
 */
function partChunk(scan: Scan, whole: Chunk): Chunk[] {
  const chunk = { ...whole, figures: withoutCounts(scan, whole) }
  if (chunk.figures.length < 2) return [chunk]
  const [first, ...others] = chunk.figures
  if (first === undefined) return [chunk]
  const namedFirst = !isNamedBehind(scan, chunk) && hasContent(scan, chunk.start, first.start)
  const cuts: number[] = []
  let previous = first
  for (const figure of others) {
    const between = { start: previous.end, end: figure.start }
    if (
      !isEither(scan.sentence, between) &&
      (hasContent(scan, previous.end, figure.start) || totalIn(scan.sentence, between) !== null)
    ) {
      cuts.push(namedFirst ? previous.end : startOfPrice(scan, figure, previous.end))
    }
    previous = figure
  }
  const bounds = [chunk.start, ...cuts, chunk.end]
  return bounds.slice(0, -1).map((start, index) => {
    const end = bounds[index + 1] ?? chunk.end
    const figures = chunk.figures.filter((figure) => figure.start >= start && figure.start < end)
    const opening = index === 0 ? chunk.opening : 'cut'
    return { start, end, figures, hasContent: hasContent(scan, start, end), opening }
  })
}

/**
 * Whether two figures are alternatives for one price of which the writer is unsure: 'wine was 20 or was it 25', 'foi 18
 * ou foi 19'.
 */
function isEither(sentence: Sentence, between: Stretch): boolean {
  return isAt(sentence, between.start, 'or') && !has(sentence, between, 'kind', 'countable')
}

/**
 * Returns the index where a price begins, including a verb or day before it: 'pan | gasté 300 leche', 'pan | el martes
 * 300 leche'.
 */
function startOfPrice({ sentence, days }: Scan, figure: Figure, from: number): number {
  const { start } = figure
  for (let at = from; at < figure.start; at = after(sentence, at)) {
    if (isAt(sentence, at, 'spend', 'cost', 'day', 'total')) return Math.min(start, at)
  }
  return days.find((day) => day.start >= from && day.end === figure.start)?.start ?? start
}
