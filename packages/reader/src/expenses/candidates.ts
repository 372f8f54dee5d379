import { isBelowPrices } from '../currency.ts'
import type { Day } from '../days/day.ts'
import type { Doubt, NotExpenseReason } from '../meaning.ts'
import { buys } from '../message/chunk.ts'
import { isContentAt } from '../message/content.ts'
import { isSeries } from '../message/count-or-name.ts'
import type { Scan } from '../message/scan.ts'
import type { Segment } from '../message/segment.ts'
import { isPieces } from '../numbers/counts/pieces.ts'
import { asDecimals, isSingleGroup } from '../numbers/digits.ts'
import { amountOf, type Figure, isProduct } from '../numbers/figure.ts'
import { maxAmount } from '../numbers/money.ts'
import { hasTwoUnits } from '../numbers/unit.ts'
import type { Candidate, Offer, Price, Purchase } from '../prices/candidate.ts'
import { nowhere, placeOf } from '../prices/doubt.ts'
import { paidInAll } from '../prices/paid-in-all.ts'
import { isImplausible, mayBeThousands, usualOf } from '../prices/plausible.ts'
import { securityAt } from '../prices/security.ts'
import { toldTotalOf } from '../prices/sums.ts'
import { mayShareThousands, readingsMeant } from '../prices/thousands.ts'
import { after, before, has, isAt, type Sentence } from '../words/sentence.ts'
import { keyAt } from '../words/text.ts'
import type { SenseType } from '../words/vocabulary.ts'
import { anotherIn } from './filed-alike.ts'
import { judge, type Verdict } from './judge.ts'
import { isGivenBack } from './parts/given-back.ts'
import { isAllTakenBack } from './parts/taken-back.ts'
import { purchaseOf } from './purchase.ts'
import { shareDays } from './shared-days.ts'

/** A part of the message that is not booked; it may still be asked about as an aside or as something returned. */
interface Refused extends Offer {
  /** The thing was returned to the shop. */
  readonly isReturned: boolean
  /** That nothing was spent is only likely, not certain. */
  readonly isUnsure: boolean
}

/** The candidates that may be booked, those that were refused, and the first reason for a refusal. */
interface Candidates {
  readonly candidates: readonly Candidate[]
  readonly refused: readonly Refused[]
  readonly refusal: NotExpenseReason | null
}

/**
 * Splits the segments with figures into candidates that may be booked and those refused, with the first reason for a
 * refusal.
 */
export function candidatesOf(scan: Scan, priced: readonly Segment[]): Candidates {
  const days = shareDays(scan, priced)
  const candidates: Candidate[] = []
  const refused: Refused[] = []
  let refusal: NotExpenseReason | null = null
  for (const [index, segment] of priced.entries()) {
    const verdict = judge(scan, segment)
    if (isOnlyCounted(scan, segment) && (priced.length === 1 || verdict.kind !== 'not_spent')) continue
    const day = days[index] ?? null
    const isFuture = day?.future === true
    const isOpen = verdict.kind !== 'not_spent' || verdict.reason === 'unrelated'
    const reason = isFuture && isOpen ? 'future' : verdict.kind === 'not_spent' ? verdict.reason : null
    const offer = offerOf(scan, segment, reason !== null && isFuture ? null : day)
    if (reason !== null) {
      refusal ??= reason
      const isUnsure = verdict.kind === 'not_spent' && !verdict.sure
      if (typeof offer !== 'string')
        refused.push({ ...offer, isReturned: isGivenBack(scan, segment), isUnsure })
    } else if (typeof offer === 'string') refusal ??= offer
    else candidates.push(inItsPlace(scan, segment, offer, verdict, { index, isOnly: priced.length === 1 }))
  }
  const doubted = candidates.length > 0 && isAllTakenBack(scan)
  return {
    candidates: doubted ? candidates.map((each) => ({ ...each, doubtful: true })) : candidates,
    refused,
    refusal,
  }
}

/** Returns an offer with how it was told and where it stands among the other segments. */
function inItsPlace(
  scan: Scan,
  segment: Segment,
  offer: Offer,
  verdict: Verdict,
  { index, isOnly }: { index: number; isOnly: boolean },
): Candidate {
  const { sentence } = scan
  const { chunks } = segment
  const doubtful = verdict.kind === 'doubtful'
  const said = verdict.kind === 'spent' && verdict.said
  if (isOnly) return { ...offer, doubtful, said, ...alone }
  return {
    ...offer,
    doubtful,
    said,
    told: chunks.some((chunk) => chunk.figures.length > 0 && has(sentence, chunk, 'spend', 'cost')),
    leads: index === 0 && sentence.tokens[chunks.at(-1)?.end ?? 0]?.key !== ':',
    cut: chunks[0]?.opening === 'cut',
    place: placeOf(scan, segment),
    security: segment.figures.some((figure) => securityAt(sentence, figure) !== null),
    verb: verbOf(sentence, segment, offer),
    another: anotherIn(scan, segment, offer.purchase),
  }
}

/** How the only candidate stands among the others. */
const alone = {
  told: false,
  leads: true,
  cut: false,
  place: nowhere,
  security: false,
  verb: null,
  another: null,
} as const

/** Whether a segment's only number counts things and is not a price: '2 cafés' without a verb. */
function isOnlyCounted(scan: Scan, segment: Segment): boolean {
  const figure = segment.figures[0]
  if (figure === undefined || segment.figures.length > 1 || figure.firm) return false
  if (isSeries(scan)) return false
  const value = amountOf(figure) / 100
  const spent = segment.chunks.some(
    (chunk) => has(scan.sentence, chunk, 'spend', 'cost') && !buys(scan.sentence, chunk),
  )
  if (isPiecesPaid(scan.sentence, segment, figure)) return true
  if (spent || !Number.isInteger(value) || value > 12 || value <= 0) return false
  const buysIt = segment.chunks.some((chunk) => buys(scan.sentence, chunk))
  if (value > 1 && buysIt && isContentAt(scan, figure.end)) return true
  if (value > 1 && isCountedLater(scan, segment, figure)) return true
  return value === 1 ? isAt(scan.sentence, figure.end, 'countable') : isPieces(scan.sentence, figure.end)
}

/** Whether a number directly after a verb of paying counts pieces and no price follows: 'pagué 24 empanadas'. */
function isPiecesPaid(sentence: Sentence, { chunks }: Segment, { start, end, raw }: Figure): boolean {
  const pays = isAt(sentence, before(sentence, start), 'spend')
  const trails = chunks.some((chunk) => chunk.end > end + 1 && chunk.start <= start)
  return pays && !trails && /^\d\d?$/.test(raw ?? '') && isPieces(sentence, end)
}

/**
 * Whether a number counts because it stands after other words and before a plural: 'este mes llevo 3 multas' (three
 * fines).
 */
function isCountedLater({ sentence }: Scan, { chunks }: Segment, figure: Figure): boolean {
  const chunk = chunks.find((each) => each.figures.includes(figure))
  if (chunk === undefined || isAt(sentence, figure.end, 'of', 'preposition')) return false
  const leads = sentence.tokens
    .slice(chunk.start, figure.start)
    .filter((token) => token.kind === 'word').length
  const last = sentence.tokens[after(sentence, figure.end) - 1]
  return leads > 1 && isAt(sentence, figure.end, 'kind') && last?.key.endsWith('s') === true
}

function offerOf(scan: Scan, segment: Segment, day: Day | null): Offer | NotExpenseReason {
  const [figure] = segment.figures
  if (figure === undefined) return 'unrelated'
  const { purchase, isOfHousehold } = purchaseOf(scan, segment, figure, day)
  const price = priceOf(scan, segment, figure, purchase)
  return typeof price === 'string' ? price : { ...price, purchase, isOfHousehold }
}

function priceOf(scan: Scan, segment: Segment, figure: Figure, purchase: Purchase): Price | NotExpenseReason {
  const { sentence } = scan
  const [, ...others] = segment.figures
  const total = toldTotalOf(sentence, segment, purchase)
  const less = segment.figures.find((each) => each.negative)
  if (less !== undefined)
    return isContradicted(segment, less) ? settle(less.readings, 'amount', total) : 'negative'
  if (others.length > 0) {
    const readings = new Set(segment.figures.flatMap((each) => readingsMeant(scan, each)))
    const why = segment.figures.some((each) => isAt(sentence, each.end, 'or')) ? 'amount' : 'price'
    const settled = readings.size > 1 ? settle([...readings], why, total) : null
    if (settled !== null && typeof settled !== 'string' && purchase.description !== '')
      return { ...settled, all: pricesInRow(scan, segment.figures) }
    if (settled !== null) return settled
  }
  if (figure.two !== undefined) return { readings: figure.readings, why: 'price', all: figure.two, total }
  const priced =
    isGarbled(sentence, figure) || hasTwoUnits(sentence, figure)
      ? { readings: figure.readings, why: 'amount' as const }
      : paidInAll(scan, segment, figure)
  if (priced.readings.some((reading) => reading > maxAmount)) return 'too_large'
  const habit = priced.readings.length === 1 && isImplausible(sentence, purchase, figure)
  if (habit) {
    const raw = figure.raw
    const other = raw !== null && isSingleGroup(raw) ? [asDecimals(raw)] : []
    return { readings: [...priced.readings, ...other], why: 'habit', all: null, total }
  }
  return (
    inThousands(scan, figure, purchase, priced.readings, total) ?? settle(priced.readings, priced.why, total)
  )
}

/**
 * Returns the price in thousands, or the choice between the thousands and what is written, where nothing costs as
 * little: 'tacos 15', 'cena 60 entre 3'; null where the price is as it is written.
 */
function inThousands(
  scan: Scan,
  figure: Figure,
  purchase: Purchase,
  paid: readonly number[],
  total: Price['total'],
): Price | NotExpenseReason | null {
  const isTyped = (figure.raw !== null && !figure.firm) || isProduct(scan.sentence, figure)
  if (!isTyped) return null
  const amount = amountOf(figure)
  const thousands = paid.map((reading) => reading * 1000)
  const isBare = paid[0] === figure.readings[0]
  if (isBare && mayShareThousands(scan, figure)) return settle(thousands.slice(0, 1), null, total)
  const isShort =
    isBelowPrices(amount, purchase.currency) || mayBeThousands(amount, usualOf(scan.sentence, purchase))
  if (!isShort) return null
  return settle(
    isBare ? [...thousands.slice(0, 1), ...paid] : [...thousands, ...paid.slice(0, 1)],
    'amount',
    total,
  )
}

/**
 * Returns the prices of a row, one or all of which may have been paid: 'Shoes, 35 and 42', 'blinkit 212, 145 and 98';
 * null if they are not in a row.
 */
function pricesInRow(scan: Scan, figures: readonly Figure[]): readonly number[] | null {
  const { sentence } = scan
  const isRow = figures.every(({ start, readings }, index) => {
    const last = figures[index - 1]?.end
    if (readings.length > 1) return false
    if (last === undefined) return true
    const isJoined =
      isAt(sentence, last, 'and') || (index < figures.length - 1 && keyAt(sentence.tokens, last) === ',')
    return isJoined && after(sentence, last) === start
  })
  return isRow ? figures.flatMap((each) => readingsMeant(scan, each)) : null
}

/** Whether the same amount also occurs without the minus: '+45 -45 mercado'. */
function isContradicted({ figures }: Segment, less: Figure): boolean {
  return figures.some((each) => !each.negative && amountOf(each) === amountOf(less))
}

/**
 * Whether an unknown word may be part of the number: one glued to its end ('12milquinientos'), or one before the unit
 * when the figure is only what follows the unit ('ving euros et trente centimes'). A number word with one letter too
 * many ('centoe') always is.
 */
function isGarbled(sentence: Sentence, { start, end, firm }: Figure): boolean {
  const { tokens, marks } = sentence
  const tail = tokens[end]
  const last = before(sentence, start)
  if (startsNumber(sentence, start - 1)) return true
  const unit = isAt(sentence, last, 'and', 'with') ? before(sentence, last) : last
  const head = unit > 0 ? tokens[unit - 1] : undefined
  if (
    head?.kind === 'word' &&
    marks[unit - 1] === null &&
    isAt(sentence, unit, 'currency', 'coin') &&
    !tokens[start]?.glued &&
    tokens[unit]?.kind === 'word'
  )
    return true
  return !firm && tail?.kind === 'word' && tail.glued && tail.key.length > 2 && marks[end] === null
}

function startsNumber({ tokens, marks, vocabulary, language }: Sentence, at: number): boolean {
  const key = (at < 0 ? undefined : tokens[at]?.key) ?? ''
  if (key.length < 5 || tokens[at + 1]?.kind !== 'word' || marks[at] !== null) return false
  const senses = vocabulary.root.get(key.slice(0, -1))?.senses ?? []
  return senses.some(
    (sense) => sense.language === language && (sense.type === 'number' || sense.type === 'times'),
  )
}

function verbOf(sentence: Sentence, { chunks }: Segment, { purchase }: Offer): Candidate['verb'] {
  const says = (type: SenseType) => chunks.some((chunk) => has(sentence, chunk, type))
  if (says('spend')) return purchase.description === '' ? 'paid' : null
  return says('cost') ? 'told' : null
}

function settle(
  readings: readonly number[],
  why: Doubt | null,
  total: Price['total'],
): Price | NotExpenseReason {
  const possible = readings.filter((reading) => reading > 0)
  if (possible.length === 0) return 'zero'
  if (possible.some((reading) => reading > maxAmount)) return 'too_large'
  return { readings: possible, why: possible.length > 1 || why === 'amount' ? why : null, all: null, total }
}
