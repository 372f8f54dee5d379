import { type Chunk, chunksOf } from '../message/chunk.ts'
import { hasContent, isContentAt, isList } from '../message/content.ts'
import { isOfPriceList } from '../message/price-list.ts'
import type { Scan } from '../message/scan.ts'
import { totalIn } from '../message/total-said.ts'
import { amountOf, type Figure, isCertain, isProduct } from '../numbers/figure.ts'
import { weighPrices } from '../weighing/weighing.ts'
import { behindArticle } from '../words/edges.ts'
import { hasParticle, isParticle, isParticleBefore, mayHaveParticle, phraseStart } from '../words/particle.ts'
import {
  after,
  before,
  has,
  isAt,
  isOfKind,
  type Sentence,
  type Stretch,
  senseAt,
  sensesOfWord,
} from '../words/sentence.ts'
import { keyAt } from '../words/text.ts'
import { pairedSegments } from './paired.ts'
import { leaveOutParts } from './parts.ts'
import { mayShareThousands } from './thousands.ts'

/** The scans of a message after its numbers were weighed. */
export interface WeighedScans {
  /** Without the numbers that count or name something. */
  readonly scan: Scan
  /** Also without those that may do so; null if there are none. */
  readonly strict: Scan | null
}

/**
 * Thresholds for the log-odds of a number. Below `none`, and at least `gap` below the best one, it is not a price; if
 * it is marked as money, only below `marked`. Below `open` it may not be one. Chosen on held-out messages.
 */
const limits = { none: -2, marked: -3, gap: 4, open: 0.3 }

/**
 * Leaves out what is not a price beside others: 'iPhone 15 case off Amazon, 22.49' has one price, 'taxi 12, lunch
 * 15.50' two. Keeps all if one is the sum of the others, in a plain list, and in as many prices as things. The numbers
 * are weighed among all figures of `raw`, the message before anything was worked out, as in training.
 */
export function weighNumbers(scanned: Scan, raw: Scan): WeighedScans {
  const whole = leaveOutParts(scanned)
  const { figures } = whole
  if (figures.length < 2 || addUp(scanned.figures)) return { scan: whole, strict: null }
  const chunks = chunksOf(whole)
  const isListed = isPlainList(whole, chunks) || pairedSegments(whole) !== null || isOfPriceList(whole)
  const row = rowOfTwo(whole)
  const isOfAll = isListed || row === 'prices' || isApart(whole) || isMineToo(whole)
  if (isOfAll || isDayByDay(whole) || isCostAndPaid(whole, chunks)) return { scan: whole, strict: null }
  const weighed = weighPrices({ ...whole, figures: raw.figures })
  const odds = figures.map(({ start }) => weighed[raw.figures.findIndex((each) => each.start === start)] ?? 0)
  const best = Math.max(...odds)
  const likely = figures.filter((_, index) => (odds[index] ?? 0) >= limits.none)
  const kept = [
    ...refusedIn(whole, chunks, likely),
    ...totalsIn(whole, chunks, likely),
    ...figures.filter((each, index) => isTipped(whole.sentence, each, figures[index + 1])),
    ...freeIn(whole, chunks),
  ]
  const below = (limit: number, gap: number) => {
    const less = figures.filter((figure, index) => {
      const its = odds[index] ?? 0
      const isEach = isAt(whole.sentence, figure.end, 'each')
      return !figure.whole && its < limit && its <= best - gap && !isEach && !kept.includes(figure)
    })
    return less.filter((figure) => othersOf(whole, figure).every((other) => less.includes(other)))
  }
  const sure = below(limits.none, limits.gap)
  const marked = below(limits.marked, limits.gap)
  const scan = leaveOut(
    whole,
    sure.filter(
      (figure) => !isOfMore(whole, figure) && (!isMarked(whole.sentence, figure) || marked.includes(figure)),
    ),
  )
  if (row === 'count' && scan.figures.length < figures.length) return { scan: whole, strict: scan }
  const strict = leaveOut(whole, below(limits.open, Number.EPSILON))
  return { scan, strict: strict.figures.length < scan.figures.length ? strict : null }
}

/** Whether a figure is marked as money; a product ('5x80') may be two sides, so it needs a currency. */
function isMarked(sentence: Sentence, figure: Figure): boolean {
  return isCertain(figure) && (figure.currency !== null || !isProduct(sentence, figure))
}

/**
 * Returns the likely prices whose own clause says that they are not: '8400, ref 55120', 'y me dieron 3000' (and they
 * gave me 3000). They stay for a later step to judge.
 */
function refusedIn(scan: Scan, chunks: readonly Chunk[], likely: readonly Figure[]): Figure[] {
  return chunks
    .filter((chunk) => chunk.figures.length === 1 && has(scan.sentence, chunk, 'code', 'income'))
    .flatMap(({ figures }) => figures)
    .filter((figure) => likely.includes(figure))
}

/** Returns the zeros that are the price of what stands before them, which cost nothing: 'doctor 0, prescription 5'. */
function freeIn(scan: Scan, chunks: readonly Chunk[]): Figure[] {
  return chunks.flatMap(({ start, figures: [figure, ...others] }) => {
    const isFree = figure !== undefined && others.length === 0 && amountOf(figure) === 0
    return isFree && hasContent(scan, start, figure.start) ? [figure] : []
  })
}

/**
 * Returns the totals told after several prices that add up to them: 'jalea 35, pan 12, total 47'. They stay for a
 * later step that adds up.
 */
function totalsIn(
  { sentence, figures }: Scan,
  chunks: readonly Chunk[],
  likely: readonly Figure[],
): Figure[] {
  if (!sentence.present.has('total')) return []
  const told = chunks.filter(({ figures: [figure, ...others], start, end }) => {
    const isBehind = figure !== undefined && others.length === 0 && figures.indexOf(figure) > 1
    return isBehind && totalIn(sentence, { start, end }) === 'total'
  })
  return told
    .flatMap((chunk) => chunk.figures)
    .filter((total) => {
      const parts = likely.filter((each) => each !== total)
      return parts.length > 1 && parts.reduce((sum, each) => sum + amountOf(each), 0) === amountOf(total)
    })
}

/**
 * Whether a clause begins with an amount in the thousands of another, and what it was spent on follows: '15 mil en el
 * super, 3 en la panadería'.
 */
function isOfMore(scan: Scan, figure: Figure): boolean {
  const { sentence } = scan
  const lead = figure.start - 1
  const isFirst = sentence.tokens[lead]?.kind === 'break' || isAt(sentence, lead, 'and')
  const place = isAt(sentence, figure.end, 'plus') ? after(sentence, figure.end) : figure.end
  const isSpentOn = isFirst && isAt(sentence, place, 'preposition', 'of')
  return (
    isSpentOn &&
    mayShareThousands(scan, figure) &&
    isContentAt(scan, behindArticle(sentence, after(sentence, place)))
  )
}

/** Whether a tip is told right after a price: 'dinner was 60, tipped 10'. */
function isTipped(sentence: Sentence, price: Figure, tip: Figure | undefined): boolean {
  const isBehind = tip !== undefined && amountOf(tip) * 2 <= amountOf(price)
  return isBehind && isParticle(sentence, before(sentence, tip.start), 'tip')
}

/** Returns the figures that 'or' joins to a figure: 'luz 45000 o 54000'. */
function othersOf({ sentence, figures }: Scan, figure: Figure): Figure[] {
  const joined = (one: Figure, next: Figure) =>
    isAt(sentence, one.end, 'or') && next.start === after(sentence, one.end)
  return figures.filter((each) => joined(each, figure) || joined(figure, each))
}

/**
 * Whether the message is a list of at least three clauses, each with a known thing and one number: 'pan 100 y leche
 * 200 y 20 de queso'.
 */
function isPlainList(scan: Scan, chunks: readonly Chunk[]): boolean {
  const priced = chunks.filter(({ figures }) => figures.length > 0)
  return priced.length > 2 && priced.every((chunk) => chunk.figures.length === 1 && isList(scan, chunk))
}

/**
 * What the first number is in a message of two known things, each before a number: one of two prices, if the first is
 * something to eat or a ride ('jabón 14 miel 10,25'); perhaps a count or a size, where the second thing is counted ('té 4
 * alfajor 9,50') or is of another kind ('manguera 10 farmacia 22,90'). Null for all other messages, and if the second may
 * be pieces of the first: 'cerveza 12 latas 41,88'.
 */
function rowOfTwo({ sentence, figures }: Scan): 'prices' | 'count' | null {
  const [one, other, ...more] = figures
  if (one === undefined || other === undefined || more.length > 0 || one.start === 0) return null
  const between = { start: one.end, end: other.start }
  // 'SOAT 2026 de la moto 343.300' and 'Labatt 50 six pack 14.50' are one thing.
  const isCounted = sensesOfWord(sentence, between.start).some(({ type }) => type === 'number')
  if (isAt(sentence, between.start, 'of') || isCounted || /^20\d\d$/.test(one.raw ?? '')) return null
  if (!isKnownThing(sentence, { start: 0, end: one.start }) || !isKnownThing(sentence, between)) return null
  const [first, second] = [before(sentence, one.start), before(sentence, other.start)]
  const mayBePieces =
    keyAt(sentence.tokens, other.start - 1).endsWith('s') || isAt(sentence, second, 'measure', 'label')
  if (other.end !== sentence.tokens.length || mayBePieces || isAt(sentence, first, ...naming)) return null
  if (isOfKind(sentence, first, 'groceries', 'food', 'transport', 'pets'))
    return isAt(sentence, second, 'countable') || amountOf(one) <= few ? 'count' : 'prices'
  // 'Amoxicilina 250 jarabe 9,50' is one thing.
  return senseAt(sentence, first, 'kind')?.value === senseAt(sentence, second, 'kind')?.value ? null : 'count'
}

/** The highest number that may rather count the thing behind it: 'rapadura 2 tijolo 9'. */
const few = 400

const naming = ['label', 'weakLabel', 'model', 'fuel', 'measure'] as const

/** Whether a stretch is nothing but the name of a known thing: 'pan', 'dulce de leche'. */
function isKnownThing(sentence: Sentence, { start, end }: Stretch): boolean {
  for (let at = start; at < end; at = after(sentence, at))
    if (!isAt(sentence, at, 'kind', 'of', 'article')) return false
  return end > start && isAt(sentence, before(sentence, end), 'kind')
}

/**
 * Whether the message tells what one thing cost and, after 'and', what was paid for another: 'Parking was 10, and I
 * paid 18.75 for lunch'.
 */
function isCostAndPaid({ sentence, figures }: Scan, chunks: readonly Chunk[]): boolean {
  const [told, paid, ...others] = chunks.filter((chunk) => chunk.figures.length > 0)
  const [cost, price, ...more] = figures
  if (!told || !paid || !cost || !price || others.length + more.length > 0) return false
  const isTold = isAt(sentence, before(sentence, cost.start), 'cost', 'was') && has(sentence, told, 'kind')
  const isPaid = isAt(sentence, before(sentence, price.start), 'spend') && paid.opening === 'and'
  const isOfThing = isAt(sentence, price.end, 'preposition', 'of', 'rate')
  const behind = { start: price.end, end: paid.end }
  return (
    isTold && isPaid && isOfThing && has(sentence, behind, 'kind') && !hasParticle(sentence, behind, 'share')
  )
}

/** Whether the second of two prices is said to be paid separately: 'déménageurs 860, cartons à part 42'. */
function isApart({ sentence, figures }: Scan): boolean {
  const [one, other, ...more] = figures
  if (!mayHaveParticle(sentence, 'apart') || one === undefined || other === undefined) return false
  const said = phraseStart(sentence, 'apart', one.end)
  return more.length === 0 && said > 0 && said <= other.end
}

/** Whether the writer's own price follows that of the same thing for somebody else: 'corte de papá 14, el mío 18'. */
function isMineToo({ sentence, figures }: Scan): boolean {
  const [one, mine, ...more] = figures
  if (!mayHaveParticle(sentence, 'mine') || one === undefined || mine === undefined) return false
  const isOfOther = has(sentence, { start: 0, end: one.start }, 'family', 'stranger')
  const isShare = amountOf(mine) * 2 === amountOf(one)
  return more.length === 0 && isOfOther && !isShare && isParticleBefore(sentence, mine.start, 'mine')
}

/** Whether each of two numbers has a day of its own: 'uber 12 for yesterday and 9 today'. */
function isDayByDay({ sentence, figures, days }: Scan): boolean {
  if (figures.length !== 2) return false
  return figures.every(({ start, end }) => {
    const next = isAt(sentence, end, 'preposition') ? after(sentence, end) : end
    return days.some((day) => day.end === start || day.start === next)
  })
}

function addUp(figures: readonly Figure[]): boolean {
  const amounts = figures.map(amountOf)
  return 2 * Math.max(...amounts) === amounts.reduce((sum, amount) => sum + amount, 0)
}

function leaveOut(scan: Scan, others: readonly Figure[]): Scan {
  if (others.length === 0) return scan
  const claims = [...scan.claims]
  for (const { start, end } of others) {
    // 'dinner was 60, paid 30': a price that was told is not part of the thing's name.
    const isTold = isAt(scan.sentence, before(scan.sentence, start), 'cost')
    claims.fill(isTold ? 'dropped' : 'number', start, end)
  }
  const figures = scan.figures.filter((each) => !others.includes(each))
  return { ...scan, claims, figures }
}
