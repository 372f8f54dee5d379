import { type Figure, isToTheCent } from '../numbers/figure.ts'
import { isOctane } from '../numbers/not-money/naming.ts'
import { isThingOf } from '../numbers/not-money/other-number.ts'
import { isParticle } from '../words/particle.ts'
import { after, before, has, isAt, type Sentence, type Stretch, senseAt } from '../words/sentence.ts'
import type { Token } from '../words/text.ts'
import type { SenseType } from '../words/vocabulary.ts'
import { hasContent, isContentAt, isPieces } from './content.ts'
import { isPaidAgain } from './paid-again.ts'
import type { ClaimedMessage, Scan } from './scan.ts'

/** A stretch between two punctuation marks or joining words, with the figures in it. */
export interface Chunk {
  readonly start: number
  readonly end: number
  readonly figures: readonly Figure[]
  readonly hasContent: boolean
  /** What separates it from the chunk before. */
  readonly opening: 'start' | 'line' | 'mark' | 'and' | 'but' | 'cut'
}

/** The chunks that describe one expense; the figures are the candidates for its amount. */
export interface Segment {
  readonly chunks: readonly Chunk[]
  readonly figures: readonly Figure[]
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
  const chunks: Chunk[] = []
  let start = 0
  let opening: Chunk['opening'] = 'start'
  const close = (end: number) => {
    if (end > start) chunks.push(chunkOf(scan, start, end, opening))
  }
  for (let at = 0; at < sentence.tokens.length; ) {
    const next = after(sentence, at)
    const found = scan.claims[at] === null ? openingAt(sentence, at) : null
    if (found !== null) {
      close(at)
      start = found === 'and' || found === 'but' ? at : next
      opening = opening === 'line' && start === at + 1 && chunks.at(-1)?.end !== at ? 'line' : found
    }
    at = next
  }
  close(sentence.tokens.length)
  return chunks
}

function openingAt(sentence: Sentence, at: number): Chunk['opening'] | null {
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
  return token.kind === 'sign' && /^[-–—/|=>→]$/.test(token.key) ? 'mark' : null
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
      const isLone =
        !chunk.hasContent &&
        totalIn(scan.sentence, chunk) === null &&
        waiting.every((each) => !each.hasContent) &&
        chunk.opening !== 'line'
      if (
        last !== undefined &&
        isLone &&
        (isPaidAgain(scan, last, chunk) || [last.chunks, [chunk]].every((each) => hasDay(scan, each)))
      ) {
        const again = last.chunks.map((each) => ({ ...each, figures: [] }))
        segments.push({ chunks: [...again, chunk], figures: [...chunk.figures] })
      } else if (
        last !== undefined &&
        ((isLone && !tellsVerb(scan.sentence, chunk)) || isSaidOtherwise(scan.sentence, last, chunk))
      ) {
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

/** Whether a chunk corrects an amount for which nothing has been named yet: 'me cobraron 18 pero eran 15 en el taxi'. */
function isSaidOtherwise(sentence: Sentence, last: Segment, { opening, figures: [figure] }: Chunk): boolean {
  const unnamed = last.chunks.every((chunk) => !chunk.hasContent)
  return opening === 'but' && unnamed && isAt(sentence, before(sentence, figure?.start ?? 0), 'was')
}

/** Whether a day is named in the chunks, so that a second one is of the same thing: 'nursery 50 yesterday and 50 today'. */
function hasDay({ days }: Scan, chunks: readonly Chunk[]): boolean {
  return chunks.some(({ start, end }) => days.some((day) => day.start >= start && day.start < end))
}

/** Whether a chunk names another day before another price: 'gas 125 el domingo. el lunes se rompió la tele, arreglo 210'. */
function opensDay(scan: Scan, before: readonly Chunk[], chunk: Chunk): boolean {
  const priced = scan.figures.some(({ start }) => start >= chunk.end)
  return priced && [before, [chunk]].every((each) => hasDay(scan, each))
}

function tellsVerb(sentence: Sentence, chunk: Chunk): boolean {
  return has(sentence, chunk, 'spend', 'consume', 'income', 'withdrawal', 'future', 'transfer')
}

/** Whether a chunk without a price belongs to what comes before it: when prices come first, or when it only comments. */
function belongsBefore(sentence: Sentence, chunk: Chunk, amountFirst: boolean): boolean {
  if (chunk.opening === 'line' || sentence.tokens[chunk.end]?.key === ':') return false
  if (amountFirst && !tellsVerb(sentence, chunk)) return true
  for (let at = chunk.start; at < chunk.end; at = after(sentence, at)) {
    if (isAt(sentence, at, 'statement', 'quote') && !isAt(sentence, at, 'kind')) return true
  }
  return !chunk.hasContent && !tellsVerb(sentence, chunk)
}

function isAmountFirst(scan: Scan, chunks: readonly Chunk[]): boolean {
  for (const chunk of chunks) {
    const figure = chunk.figures[0]
    if (figure !== undefined && chunk.hasContent) return !hasContent(scan, chunk.start, figure.start)
  }
  const priced = chunks.findIndex((chunk) => chunk.figures.length > 0)
  const named = chunks.findIndex((chunk) => chunk.hasContent)
  return priced >= 0 && priced < named
}

/** Splits a chunk that has several prices without punctuation between them: 'pan 500 leche 300', '500 pan 300 leche'. */
function partChunk(scan: Scan, whole: Chunk): Chunk[] {
  const chunk = { ...whole, figures: withoutCounts(scan, whole) }
  if (chunk.figures.length < 2) return [chunk]
  const [first, ...others] = chunk.figures
  if (first === undefined) return [chunk]
  // 'Marché 35 de poisson 12 de légumes': each thing follows its price.
  const isOfEach = chunk.figures.every(
    ({ end }) => isAt(scan.sentence, end, 'of') && isContentAt(scan, after(scan.sentence, end)),
  )
  const isNamedBehind = isOfEach || isWhichBehind(scan.sentence, chunk)
  const namedFirst = !isNamedBehind && hasContent(scan, chunk.start, first.start)
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

/** Whether each price is followed only by a word that says which of several it is for: 'Mototaxi 3 ida 3 vuelta' (there and back). */
function isWhichBehind(sentence: Sentence, { figures, end }: Chunk): boolean {
  return figures.every((figure, at) => {
    const next = figures[at + 1]?.start ?? end
    return isParticle(sentence, figure.end, 'same') && after(sentence, figure.end) === next
  })
}

/** Whether two figures are alternatives for one price of which the writer is unsure: 'wine was 20 or was it 25', 'foi 18 ou foi 19'. */
function isEither(sentence: Sentence, between: Stretch): boolean {
  return isAt(sentence, between.start, 'or') && !has(sentence, between, 'kind', 'countable')
}

/** Returns whether a stretch says that its amount is the sum of others ('total') or may be ('so'). */
export function totalIn(sentence: Sentence, { start, end }: Stretch): 'total' | 'so' | null {
  for (let at = start; at < end; at = after(sentence, at)) {
    const sense = senseAt(sentence, at, 'total')
    if (sense !== undefined && sense.value !== 'so' && !isOfAll(sentence, start, after(sentence, at), end))
      return 'total'
    if (leadsToSum(sentence, at)) return 'so'
  }
  return null
}

/** Whether a word for 'all' refers to everything named rather than to a sum: 'internet 99,90, tudo pago hoje', 'le tout samedi'. */
function isOfAll(sentence: Sentence, start: number, from: number, end: number): boolean {
  const { tokens } = sentence
  const numbers = tokens.slice(start, end).some((token, at) => isNumberAt(sentence, token, start + at))
  if (!numbers && from < end && tokens[end]?.key !== ':') return true
  const verb = isAt(sentence, from, 'target', 'article') ? after(sentence, from) : from
  if (!isAt(sentence, verb, 'day', 'weekday', 'spend', 'dayBefore', 'period', 'cost')) return false
  return sentence.tokens
    .slice(from, end)
    .every(({ kind }, at) => kind !== 'number' && !isAt(sentence, from + at, 'number'))
}

/** Whether 'so' or '=' is between figures and introduces their sum: 'tolls 2 each way so 4'. */
export function leadsToSum(sentence: Sentence, at: number): boolean {
  if (senseAt(sentence, at, 'total')?.value !== 'so') return false
  const { tokens } = sentence
  const next = after(sentence, at)
  const last = before(sentence, at)
  const follows = tokens[at]?.key !== '=' || tokens[last]?.kind === 'number' || isAt(sentence, last, ...units)
  const goesOn = tokens[next]?.kind === 'number' || isAt(sentence, next, 'number', 'currency')
  return follows && goesOn && tokens.some((token, index) => index < at && isNumberAt(sentence, token, index))
}

function isNumberAt(sentence: Sentence, { kind }: Token, at: number): boolean {
  return kind === 'number' || isAt(sentence, at, 'number')
}

const units: readonly SenseType[] = ['currency', 'coin', 'number', 'times', 'minor', 'each']

/** Returns the index where a price begins, including a verb or day before it: 'pan | gasté 300 leche', 'pan | el martes 300 leche'. */
function startOfPrice({ sentence, days }: Scan, figure: Figure, from: number): number {
  const { start } = figure
  for (let at = from; at < figure.start; at = after(sentence, at)) {
    if (isAt(sentence, at, 'spend', 'cost', 'day', 'total')) return Math.min(start, at)
  }
  return days.find((day) => day.start >= from && day.end === figure.start)?.start ?? start
}

/** Whether a thing comes before each of three or more prices of similar size: 'stylos 6 cahiers 14 cartable 45'. */
export function isSeries(scan: Scan): boolean {
  const amounts = scan.figures.map(({ readings }) => readings[0] ?? 0)
  if (amounts.length < 3 || Math.max(...amounts) > 12 * Math.min(...amounts)) return false
  return scan.figures.every(({ start, raw, firm }) => {
    const last = before(scan.sentence, start)
    const thing = isAt(scan.sentence, last, 'kind', 'countable') && isContentAt(scan, last)
    return !firm && raw !== null && thing
  })
}

/** Leaves out the numbers that count or name something when another number can be the price. */
function withoutCounts(scan: Scan, chunk: Chunk): readonly Figure[] {
  if (chunk.figures.length < 2 || isSeries(scan) || isWhichBehind(scan.sentence, chunk)) return chunk.figures
  const { sentence, claims } = scan
  const isPrice = chunk.figures.map((figure, index) => {
    const rest = chunk.figures.slice(index + 1)
    return (
      figure.firm ||
      isDearest(sentence, chunk, figure) ||
      !(isNamed(sentence, figure) || isCount(scan, chunk, figure, rest))
    )
  })
  if (!isPrice.includes(true) && chunk.figures.length < 3) return chunk.figures
  return chunk.figures.filter((figure, index) => {
    if (isPrice[index]) return true
    claims.fill('number', figure.start, figure.end)
    return false
  })
}

/** Whether a figure above 99 is the largest of its chunk and comes after a thing: 'curso 900 entrada 200'. */
function isDearest(sentence: Sentence, { figures }: Chunk, figure: Figure): boolean {
  const value = figure.readings[0] ?? 0
  const most = figures.every((each) => each === figure || (each.readings[0] ?? 0) < value)
  return most && value > 9900 && isAt(sentence, before(sentence, figure.start), 'kind')
}

/** Whether a number is part of the name before it: 'colectivo 152', 'nafta de 95'. */
export function isNamed(sentence: Sentence, figure: Figure): boolean {
  for (let at = figure.start - 1; at >= Math.max(0, figure.start - 5); at--) {
    if (sentence.marks[at] !== null && after(sentence, at) === figure.start) {
      const name = isAt(sentence, at, 'of') ? before(sentence, at) : at
      const isFuel = isAt(sentence, name, 'fuel') && figure.raw !== null && isOctane(figure.raw)
      const grade = isFuel && !(figure.end === sentence.tokens.length && isBehindPriced(sentence, name))
      const article =
        isAt(sentence, at, 'article') && !isAt(sentence, at, 'rate', 'approx') && !sentence.tokens[at]?.glued
      const named =
        isAt(sentence, at, 'weakLabel', 'model') && !isPieces(sentence, at) && !isThingOf(sentence, at)
      const labels = (article || (named && !isTooLarge(sentence, at, figure))) && !isToTheCent(figure)
      return grade || labels || (isSize(sentence, at, figure) && !isEitherPrice(sentence, figure))
    }
  }
  return (
    figure.raw !== null && /^(19|20)\d\d$/.test(figure.raw) && isAt(sentence, figure.start - 1, 'of', 'month')
  )
}

/** Whether a thing with its price comes right before another thing: 'electric 121 gas 96'. */
function isBehindPriced(sentence: Sentence, at: number): boolean {
  let price = at
  while (sentence.tokens[price - 1]?.kind === 'number') price--
  const thing = before(sentence, price)
  return price < at && isAt(sentence, thing, 'kind') && !isAt(sentence, thing, 'fuel')
}

/** Whether the only numbers are two alternatives joined by 'or', so that one of them is the price: 'chaussures 45 ou 54'. */
function isEitherPrice({ tokens, marks }: Sentence, { end }: Figure): boolean {
  const isOr = marks[end]?.senses.some(({ type }) => type === 'or') === true
  return (
    isOr && tokens[end + 1]?.kind === 'number' && tokens.filter(({ kind }) => kind === 'number').length === 2
  )
}

/** Whether a number is too large to name a thing that is also bought: a thousand or more after a model, or with a thousands separator. 'coca 2800', 'metro 2.000'. */
function isTooLarge(sentence: Sentence, at: number, { raw, readings: [value = 0] }: Figure): boolean {
  if (raw === null || value < 100_000 || !isAt(sentence, at, 'kind', 'countable')) return false
  return /\D/.test(raw) || (isAt(sentence, at, 'model') && !/^(19|20)\d\d$/.test(raw))
}

/** Whether a number after clothes or shoes is a size: 'tênis 39 por 199,90'. */
function isSize(sentence: Sentence, at: number, figure: Figure): boolean {
  const value = (figure.readings[0] ?? 0) / 100
  return (
    senseAt(sentence, at, 'kind')?.value === 'clothes' &&
    Number.isInteger(value) &&
    value >= 34 &&
    value <= 48
  )
}

/** Whether a number is written right after its thing, and apart from what follows: 'tapioca18 suco9'. */
export function isGluedToThing({ tokens }: Sentence, { start, end }: Figure): boolean {
  return tokens[start]?.glued === true && tokens[start - 1]?.kind === 'word' && tokens[end]?.glued !== true
}

/** Whether a number after a thing is too large to count the next priced thing, and so is a price itself: 'cahiers 12 stylos 7,30'. */
export function isPricedToo(sentence: Sentence, figure: Figure, next: Figure | undefined): boolean {
  const thing = before(sentence, figure.start)
  const named =
    isAt(sentence, thing, 'countable') || (isAt(sentence, thing, 'kind') && isPlural(sentence, figure.start))
  return next !== undefined && named && (figure.readings[0] ?? 0) >= (next.readings[0] ?? 0)
}

function isPlural({ tokens }: Sentence, end: number): boolean {
  return /..[sx]$/.test(tokens[end - 1]?.key ?? '')
}

function isCount(scan: Scan, chunk: Chunk, figure: Figure, rest: readonly Figure[]): boolean {
  const value = (figure.readings[0] ?? 0) / 100
  const others = chunk.figures.filter((each) => each !== figure)
  if (!Number.isInteger(value) || value > 60 || figure.readings.length > 1) return false
  const { sentence } = scan
  if (isGluedToThing(sentence, figure) || isPricedToo(sentence, figure, rest[0])) return false
  const counted = isAt(sentence, figure.end, 'of') || !isAt(sentence, figure.end, 'preposition')
  const said = figure.raw === null && value < 20 && counted
  if (said && others.some((each) => each.raw !== null || each.firm)) return true
  const next = rest[0]
  if (next === undefined) {
    const counts = value === 1 ? isContentAt(scan, figure.end) : isPieces(scan.sentence, figure.end)
    return value <= 31 && others.some((each) => each.firm) && counts
  }
  if (!isContentAt(scan, figure.end)) return false
  if (hasContent(scan, chunk.start, figure.start) && (value > 24 || !isPieces(scan.sentence, figure.end)))
    return false
  const isNextNamed = isContentAt(scan, next.end)
  return !isNextNamed || isPieces(scan.sentence, figure.end) || next.firm
}
