import { isPieces } from '../numbers/counts/pieces.ts'
import { amountOf, type Figure, isToTheCent } from '../numbers/figure.ts'
import { isAddedTo, isOctane } from '../numbers/not-money/naming.ts'
import { isThingOf } from '../numbers/not-money/other-number.ts'
import { behindArticle } from '../words/edges.ts'
import { isName } from '../words/member-names.ts'
import { isParticle, particleEnd } from '../words/particle.ts'
import { after, before, isAt, isNumberAt, isOfKind, type Sentence } from '../words/sentence.ts'
import { keyAt } from '../words/text.ts'
import type { Chunk } from './chunk.ts'
import { hasContent, isContentAt } from './content.ts'
import { isOfPriceList } from './price-list.ts'
import type { Scan } from './scan.ts'

/**
 * Whether each price is followed only by a word that says which of several it is for: 'Mototaxi 3 ida 3 vuelta' (there
 * and back).
 */
function isWhichBehind(sentence: Sentence, { figures, end }: Chunk): boolean {
  return figures.every((figure, at) => {
    const next = figures[at + 1]?.start ?? end
    return isParticle(sentence, figure.end, 'same') && after(sentence, figure.end) === next
  })
}

/**
 * Whether each thing follows its price: 'marché 35 de poisson 12 de légumes', 'gasté 18 en fruta 12 en pollo'. Behind
 * 'en', nothing else may come before the next price.
 */
function isThingBehind(scan: Scan, { figures, end: last }: Chunk): boolean {
  return figures.every(({ end }, index) => {
    const thing = after(scan.sentence, end)
    if (isAt(scan.sentence, end, 'of')) return isContentAt(scan, thing)
    const start = behindArticle(scan.sentence, thing)
    if (!isAt(scan.sentence, end, 'preposition') || isName(scan.sentence, start)) return false
    let at = start
    while (at < last && isContentAt(scan, at)) at = after(scan.sentence, at)
    return at > start && at === (figures[index + 1]?.start ?? at)
  })
}

/** Whether what each price is for comes behind it. */
export function isNamedBehind(scan: Scan, chunk: Chunk): boolean {
  return isThingBehind(scan, chunk) || isWhichBehind(scan.sentence, chunk)
}

/**
 * Whether a thing comes before each of three or more prices of similar size ('stylos 6 cahiers 14 cartable 45') or
 * before each '=' and price, or the same thing is named anew before each price ('taxi gare 12 taxi école 19').
 */
export function isSeries(scan: Scan): boolean {
  if (isOfPriceList(scan) || isOfSameThing(scan)) return true
  const amounts = scan.figures.map(amountOf)
  if (amounts.length < 3 || Math.max(...amounts) > 12 * Math.min(...amounts)) return false
  return scan.figures.every(({ start, raw, firm }) => {
    const last = before(scan.sentence, start)
    const thing = isAt(scan.sentence, last, 'kind', 'countable') && isContentAt(scan, last)
    return !firm && raw !== null && thing
  })
}

/** Whether what comes before each of several figures begins with the same known thing. */
function isOfSameThing({ sentence, figures }: Scan): boolean {
  const heads = figures.map((_, index) => figures[index - 1]?.end ?? 0)
  const first = sentence.tokens[0]?.key
  const isAnew = heads.every((at) => isAt(sentence, at, 'kind') && sentence.tokens[at]?.key === first)
  return figures.length > 1 && isAnew
}

/** Leaves out the numbers that count or name something when another number can be the price. */
export function withoutCounts(scan: Scan, chunk: Chunk): readonly Figure[] {
  if (chunk.figures.length < 2 || isSeries(scan) || isNamedBehind(scan, chunk)) return chunk.figures
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
  const value = amountOf(figure)
  const most = figures.every((each) => each === figure || amountOf(each) < value)
  return most && value > 9900 && isAt(sentence, before(sentence, figure.start), 'kind')
}

/** Whether a number is part of the name before it: 'colectivo 152', 'nafta de 95'. */
export function isNamed(sentence: Sentence, figure: Figure): boolean {
  if (isOfUs(sentence, figure)) return true
  for (let at = figure.start - 1; at >= Math.max(0, figure.start - 5); at--) {
    if (sentence.marks[at] !== null && after(sentence, at) === figure.start) {
      const name = isAt(sentence, at, 'of') ? before(sentence, at) : at
      const isFuel = isAt(sentence, name, 'fuel') && figure.raw !== null && isOctane(figure.raw)
      const grade = isFuel && !(figure.end === sentence.tokens.length && isBehindPriced(sentence, name))
      const article =
        isAt(sentence, at, 'article') && !isAt(sentence, at, 'rate', 'approx') && !sentence.tokens[at]?.glued
      const named =
        (isAt(sentence, at, 'model') ||
          (isAt(sentence, at, 'weakLabel') && !isAddedTo(sentence, figure.end))) &&
        ![at, figure.end].some((piece) => isPieces(sentence, piece)) &&
        !isThingOf(sentence, at)
      const labels = (article || (named && !isTooLarge(sentence, at, figure))) && !isToTheCent(figure)
      return grade || labels || (isSize(sentence, at, figure) && !isEitherPrice(sentence, figure))
    }
  }
  return (
    figure.raw !== null && /^(19|20)\d\d$/.test(figure.raw) && isAt(sentence, figure.start - 1, 'of', 'month')
  )
}

/** Whether a figure tells for how many people the price before it was: '34 for us 4'. */
function isOfUs(sentence: Sentence, { start }: Figure): boolean {
  const us = [start - 3, start - 2].find((at) => particleEnd(sentence, at, 'forUs') === start)
  return us !== undefined && isNumberAt(sentence, before(sentence, us))
}

/** Whether a thing with its price comes right before another thing: 'electric 121 gas 96'. */
function isBehindPriced(sentence: Sentence, at: number): boolean {
  let price = at
  while (sentence.tokens[price - 1]?.kind === 'number') price--
  const thing = before(sentence, price)
  return price < at && isAt(sentence, thing, 'kind') && !isAt(sentence, thing, 'fuel')
}

/**
 * Whether the only numbers are two alternatives joined by 'or', so that one of them is the price: 'chaussures 45 ou
 * 54'.
 */
function isEitherPrice({ tokens, marks }: Sentence, { end }: Figure): boolean {
  const isOr = marks[end]?.senses.some(({ type }) => type === 'or') === true
  return (
    isOr && tokens[end + 1]?.kind === 'number' && tokens.filter(({ kind }) => kind === 'number').length === 2
  )
}

/**
 * Whether a number is too large to name a thing that is also bought: a thousand or more after a model, or with a
 * thousands separator. 'coca 2800', 'metro 2.000'.
 */
function isTooLarge(sentence: Sentence, at: number, { raw, readings: [value = 0] }: Figure): boolean {
  if (raw === null || value < 100_000 || !isAt(sentence, at, 'kind', 'countable')) return false
  return /\D/.test(raw) || (isAt(sentence, at, 'model') && !/^(19|20)\d\d$/.test(raw))
}

/**
 * Whether a number after clothes or shoes is a size ('tênis 39 por 199,90') and not its price before that of another
 * thing: 'calcetines 38 jabón 12'.
 */
function isSize(sentence: Sentence, at: number, figure: Figure): boolean {
  const value = amountOf(figure) / 100
  if (!isOfKind(sentence, at, 'clothes') || !Number.isInteger(value) || value < 34 || value > 48) return false
  const next = figure.end
  const isOther = isAt(sentence, next, 'kind') && !isOfKind(sentence, next, 'clothes')
  // 'Collants 40 deniers 6,99' has one price, written otherwise than the size.
  return !(isOther && /^\d+$/.test(keyAt(sentence.tokens, after(sentence, next))))
}

/** Whether a number is written right after its thing, and apart from what follows: 'tapioca18 suco9'. */
export function isGluedToThing({ tokens }: Sentence, { start, end }: Figure): boolean {
  return tokens[start]?.glued === true && tokens[start - 1]?.kind === 'word' && tokens[end]?.glued !== true
}

/**
 * Whether a number after a thing is too large to count the next priced thing, and so is a price itself: 'cahiers 12
 * stylos 7,30'.
 */
export function isPricedToo(sentence: Sentence, figure: Figure, next: Figure | undefined): boolean {
  const thing = before(sentence, figure.start)
  const named =
    isAt(sentence, thing, 'countable') || (isAt(sentence, thing, 'kind') && isPlural(sentence, figure.start))
  return next !== undefined && named && amountOf(figure) >= amountOf(next)
}

function isPlural({ tokens }: Sentence, end: number): boolean {
  return /..[sx]$/.test(tokens[end - 1]?.key ?? '')
}

function isCount(scan: Scan, chunk: Chunk, figure: Figure, rest: readonly Figure[]): boolean {
  const value = amountOf(figure) / 100
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
