import type { Day } from '../days/day.ts'
import type { Ambiguous, Doubt, Item, Meaning, NotExpenseReason } from '../meaning.ts'
import { isContentAt, isPieces } from '../message/content.ts'
import type { Scan } from '../message/scan.ts'
import { buys, isSeries, type Segment, segmentsOf } from '../message/segment.ts'
import { amountOf, type Figure } from '../numbers/figure.ts'
import { asDecimals, isSingleGroup } from '../numbers/figures.ts'
import { maxAmount } from '../numbers/money.ts'
import { hasTwoUnits } from '../numbers/unit.ts'
import type { Candidate } from '../prices/candidate.ts'
import { nowhere, openPrices, placeOf } from '../prices/doubt.ts'
import { totalOf, withCount } from '../prices/multiple.ts'
import { isImplausible, mayBeThousands, usualOf } from '../prices/plausible.ts'
import { depositIn, withOwnShare, withoutOthersPart, withoutTotal } from '../prices/sums.ts'
import { mayShareThousands } from '../prices/thousands.ts'
import { after, before, has, isAsked, isAt, type Sentence, senseAt } from '../words/sentence.ts'
import { anotherIn, filedAlike } from './filed-alike.ts'
import { isGivenBack, withReturned } from './given-back.ts'
import { daysIn, type Purchase, purchaseOf } from './item.ts'
import { judge } from './judge.ts'
import { filedLikelier } from './likelier-kind.ts'
import { notExpense } from './reason.ts'
import { shareDays } from './shared-days.ts'
import { sharePayer } from './shared-payer.ts'
import { isAllTakenBack } from './taken-back.ts'

/** Reads the expenses of a message; what is none says why. */
export function readExpenses(scan: Scan): Meaning {
  const segments = segmentsOf(scan)
  const priced = segments.filter((segment) => segment.figures.length > 0)
  if (priced.length === 0) return nothingPriced(scan, segments)
  const days = shareDays(scan, priced)
  const candidates: Candidate[] = []
  const asides: Candidate[] = []
  const refused: Candidate[] = []
  const returned: Candidate[] = []
  const takenBack = isAllTakenBack(scan)
  let refusal: NotExpenseReason | null = null
  for (const [index, segment] of priced.entries()) {
    const verdict = judge(scan, segment)
    if (isOnlyCounted(scan, segment) && (priced.length === 1 || verdict.kind !== 'not_spent')) continue
    const day = days[index] ?? null
    const reason = verdict.kind === 'not_spent' ? verdict.reason : day?.future === true ? 'future' : null
    if (reason !== null) {
      refusal ??= reason
      const aside = candidateOf(scan, segment, day?.future === true ? null : day)
      if (typeof aside === 'string') continue
      refused.push(aside)
      if (isGivenBack(scan, segment)) returned.push(aside)
      if (verdict.kind === 'not_spent' && !verdict.sure) asides.push(aside)
      continue
    }
    const candidate = candidateOf(scan, segment, day)
    if (typeof candidate === 'string') refusal ??= candidate
    else
      candidates.push({
        ...candidate,
        doubtful: verdict.kind === 'doubtful' || takenBack,
        said: verdict.kind === 'spent' && verdict.said,
        told: segment.chunks.some(
          (chunk) => chunk.figures.length > 0 && has(scan.sentence, chunk, 'spend', 'cost'),
        ),
        leads: index === 0 && scan.sentence.tokens[segment.chunks.at(-1)?.end ?? 0]?.key !== ':',
        cut: segment.chunks[0]?.opening === 'cut',
        place: priced.length > 1 ? placeOf(scan, segment) : nowhere,
        verb: verbOf(scan.sentence, segment, candidate),
        another: anotherIn(scan, segment, candidate.purchase),
      })
  }
  const paid = sharePayer(scan, priced, candidates)
  const alike = filedAlike(paid, scan.sentence.vocabulary)
  const kept = filedLikelier(scan.sentence, withoutTotal(withOwnShare(withoutOthersPart(alike))))
  if (kept.length === 0 || (refusal !== null && kept.every((each) => each.doubtful && each.why === null))) {
    if (refusal === null) return missingAmount(scan, segments[0])
    return notExpense(refusal, priced.length === 1 ? itemOf(refused) : undefined)
  }
  const meaning = conclude(kept, refusal, scan.sentence)
  if (meaning.kind !== 'expenses') return meaning
  const more = filedLikelier(scan.sentence, asides)
  return withReturned(meaning, returned) ?? (more.length > 0 ? withAsides(meaning.items, more) : meaning)
}

/** What the only thing that was refused would be; undefined where its price is not clear. */
function itemOf([candidate]: readonly Candidate[]): Item | undefined {
  const [amount, ...others] = candidate?.readings ?? []
  const isClear = amount !== undefined && others.length === 0 && candidate?.why === null
  return candidate && isClear ? { ...candidate.purchase, amount } : undefined
}

/** 'dentist 95, then ice cream for being brave 6': a list with a clause that tells of something else is asked about. */
function withAsides(items: readonly Item[], asides: readonly Candidate[]): Ambiguous {
  const more = asides.map(({ purchase, readings: [amount = 0] }) => ({ ...purchase, amount }))
  const all = [...items, ...more].sort(
    (a, b) => (a.readFrom.amount[0]?.start ?? 0) - (b.readFrom.amount[0]?.start ?? 0),
  )
  return ambiguous('intent', [all, items])
}

function nothingPriced(scan: Scan, segments: readonly Segment[]): Meaning {
  const { sentence } = scan
  const bought = segments.some((segment) =>
    segment.chunks.some((chunk) => has(sentence, chunk, 'spend', 'record', 'kind', 'consume', 'countable')),
  )
  if (!bought || isAsked(sentence)) {
    return {
      kind: 'not_expense',
      reason: scan.claims.includes('number') ? 'number' : 'unrelated',
      sure: true,
    }
  }
  return missingAmount(scan, segments[0])
}

function missingAmount(scan: Scan, segment: Segment | undefined): Meaning {
  if (segment === undefined) return { kind: 'not_expense', reason: 'unrelated', sure: true }
  const verdict = judge(scan, { ...segment, figures: [] })
  if (verdict.kind === 'not_spent') return { kind: 'not_expense', reason: verdict.reason, sure: true }
  const day = daysIn(scan, segment)[0] ?? null
  if (day?.future === true) return { kind: 'not_expense', reason: 'future', sure: true }
  const nothing = { start: 0, end: 0, currency: null } as Figure
  const { description, date, dateStated, categoryId, categoryKind } = purchaseOf(
    scan,
    segment,
    nothing,
    day,
  ).purchase
  const told = { description, date, dateStated, categoryId, categoryKind, sure: false }
  return { kind: 'missing_amount', ...told, ...(isPaid(scan.sentence, segment) && { paid: true }) }
}

/** 'I paid the brunch', "j'ai payé le resto": begins with that it was paid. */
function isPaid(sentence: Sentence, { chunks: [chunk] }: Segment): boolean {
  const start = chunk?.start ?? 0
  const verb = isAt(sentence, start, 'pronoun', 'me') ? after(sentence, start) : start
  return isAt(sentence, verb, 'spend') && senseAt(sentence, verb, 'spend')?.value !== 'buy'
}

/** '2 cafés' without a verb or a price: the number counts. */
function isOnlyCounted(scan: Scan, segment: Segment): boolean {
  const figure = segment.figures[0]
  if (figure === undefined || segment.figures.length > 1 || figure.firm) return false
  if (isSeries(scan)) return false
  const value = (figure.readings[0] ?? 0) / 100
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

/** 'pagué 24 empanadas': so many pieces right behind the verb of paying, and no price. */
function isPiecesPaid(sentence: Sentence, { chunks }: Segment, { start, end, raw }: Figure): boolean {
  const pays = isAt(sentence, before(sentence, start), 'spend')
  const trails = chunks.some((chunk) => chunk.end > end + 1 && chunk.start <= start)
  return pays && !trails && /^\d\d?$/.test(raw ?? '') && isPieces(sentence, end)
}

/** 'este mes llevo 3 multas': behind other words a small number before a plural counts. */
function isCountedLater({ sentence }: Scan, { chunks }: Segment, figure: Figure): boolean {
  const chunk = chunks.find((each) => each.figures.includes(figure))
  if (chunk === undefined || isAt(sentence, figure.end, 'of', 'preposition')) return false
  const leads = sentence.tokens
    .slice(chunk.start, figure.start)
    .filter((token) => token.kind === 'word').length
  const last = sentence.tokens[after(sentence, figure.end) - 1]
  return leads > 1 && isAt(sentence, figure.end, 'kind') && last?.key.endsWith('s') === true
}

function candidateOf(scan: Scan, segment: Segment, day: Day | null): Candidate | NotExpenseReason {
  const [figure] = segment.figures
  if (figure === undefined) return 'unrelated'
  const { purchase, isOfHousehold } = purchaseOf(scan, segment, figure, day)
  const found = pricedOf(scan, segment, figure, purchase)
  return typeof found === 'string' ? found : { ...found, isOfHousehold }
}

function pricedOf(
  scan: Scan,
  segment: Segment,
  figure: Figure,
  purchase: Purchase,
): Candidate | NotExpenseReason {
  const { sentence } = scan
  const [, ...others] = segment.figures
  const total = totalOf(sentence, segment)
  const less = segment.figures.find((each) => each.negative)
  if (less !== undefined)
    return isContradicted(segment, less) ? settle(purchase, less.readings, 'amount', total) : 'negative'
  if (others.length > 0) {
    const readings = new Set(
      segment.figures.flatMap((each) =>
        mayShareThousands(scan, each) ? each.readings.map((reading) => reading * 1000) : each.readings,
      ),
    )
    const why = segment.figures.some((each) => isAt(sentence, each.end, 'or')) ? 'amount' : 'price'
    if (readings.size > 1) return settle(purchase, [...readings], why, total)
  }
  const priced =
    isGarbled(sentence, figure) || hasTwoUnits(sentence, figure)
      ? { readings: figure.readings, why: 'amount' as const }
      : withCount(scan, segment, figure)
  if (priced.readings.some((reading) => reading > maxAmount)) return 'too_large'
  const habit = priced.readings.length === 1 && isImplausible(sentence, purchase, figure)
  if (habit) {
    const raw = figure.raw
    const other = raw !== null && isSingleGroup(raw) ? [asDecimals(raw)] : []
    return { ...untold, purchase, readings: [...priced.readings, ...other], why: 'habit', total }
  }
  const isBare = figure.raw !== null && !figure.firm && priced.readings[0] === figure.readings[0]
  const thousands = (figure.readings[0] ?? 0) * 1000
  if (isBare && mayShareThousands(scan, figure)) return settle(purchase, [thousands], null, total)
  if (isBare && mayBeThousands(figure.readings[0] ?? 0, usualOf(sentence, purchase)))
    return settle(purchase, [thousands, ...priced.readings], 'amount', total)
  return settle(purchase, priced.readings, priced.why, total)
}

/** '+45 -45 mercado': given and taken. */
function isContradicted({ figures }: Segment, less: Figure): boolean {
  return figures.some((each) => !each.negative && amountOf(each) === amountOf(less))
}

/**
 * '12milquinientos', 'ving euros et trente centimes': a word that no book knows, glued to the figure or before the
 * unit of what it only ends, may be a part of the number. What begins with a number ('centoe') is a part of it in any
 * case.
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

function verbOf(sentence: Sentence, { chunks }: Segment, { purchase }: Candidate): Candidate['verb'] {
  const says = (...types: Parameters<typeof isAt>[2][]) =>
    chunks.some((chunk) => has(sentence, chunk, ...types))
  if (says('spend')) return purchase.description === '' ? 'paid' : null
  return says('cost') ? 'told' : null
}

function settle(
  purchase: Purchase,
  readings: readonly number[],
  why: Doubt | null,
  total: Candidate['total'],
): Candidate | NotExpenseReason {
  const possible = readings.filter((reading) => reading > 0)
  if (possible.length === 0) return 'zero'
  if (possible.some((reading) => reading > maxAmount)) return 'too_large'
  return {
    ...untold,
    purchase,
    readings: possible,
    why: possible.length > 1 || why === 'amount' ? why : null,
    total,
  }
}

const untold = {
  isOfHousehold: false,
  doubtful: false,
  said: false,
  told: false,
  leads: false,
  cut: false,
  place: nowhere,
  verb: null,
  another: null,
} as const

function conclude(
  candidates: readonly Candidate[],
  refusal: NotExpenseReason | null,
  { vocabulary }: Sentence,
): Meaning {
  const total = candidates.find((each) => each.total === 'total') ?? sumOf(candidates)
  const items = (pick: (candidate: Candidate) => number): Item[] =>
    candidates.map((candidate) => ({ ...candidate.purchase, amount: pick(candidate) }))
  const first = (candidate: Candidate) => candidate.readings[0] ?? 0
  const perhaps = candidates.findIndex((each) => each.total === 'perhaps')
  if (perhaps >= 0) return ambiguous('total', [items(first), items(first).toSpliced(perhaps, 1)])
  const part = depositIn(candidates, vocabulary)
  if (part >= 0) return ambiguous('price', [items(first).toSpliced(part - 1, 1), items(first)])
  if (candidates.length > 1 && total !== undefined) {
    const parts = items(first).filter((_, index) => candidates[index] !== total)
    const whole = items(first).filter((_, index) => candidates[index] === total)
    return ambiguous('total', [parts, whole])
  }
  const open = candidates.find((each) => each.why !== null)
  if (open?.why !== null && open !== undefined) {
    const readings = open.readings.map((reading) => items((each) => (each === open ? reading : first(each))))
    return ambiguous(open.why, readings)
  }
  const [item, ...more] = items(first)
  if (item === undefined) return { kind: 'not_expense', reason: 'unrelated', sure: true }
  if (isScore(candidates) && (candidates.length > 1 || refusal === 'zero'))
    return { kind: 'not_expense', reason: 'number', sure: false }
  const doubted = openPrices(candidates)
  if (doubted.length > 0) {
    const others = items(first).filter((_, index) => !doubted.includes(candidates[index] as Candidate))
    return ambiguous('price', others.length === 0 ? [items(first)] : [items(first), others])
  }
  if (candidates.some((each) => each.doubtful || isNameless(each)) || isScore(candidates))
    return ambiguous('intent', [[item, ...more]])
  return { kind: 'expenses', items: [item, ...more], sure: true }
}

/** 'Gas 20 coffee 3 = 25': what names nothing, is led to as a sum behind its parts, and is more than they are. */
function sumOf(candidates: readonly Candidate[]): Candidate | undefined {
  const last = candidates.at(-1)
  if (last?.total !== 'so' || last.purchase.description !== '' || candidates.length < 2) return undefined
  const parts = candidates.slice(0, -1).reduce((sum, { readings: [reading = 0] }) => sum + reading, 0)
  return (last.readings[0] ?? 0) > parts ? last : undefined
}

/** '1.320 na conta': a price of nothing, that nobody says was paid. */
function isNameless({ purchase, said }: Candidate): boolean {
  return !said && purchase.description === '' && purchase.categoryKind === null
}

/** 'River 3 Boca 1': small bare numbers beside names that no lexicon knows. */
function isScore(candidates: readonly Candidate[]): boolean {
  const most = candidates.length === 2 && candidates[1]?.cut ? 15_000 : 1000
  return candidates.every(
    ({ purchase, readings, said }) =>
      !said &&
      !purchase.currencyStated &&
      purchase.categoryKind === null &&
      (readings[0] ?? 0) < most &&
      (readings[0] ?? 0) % 100 === 0,
  )
}

function ambiguous(why: Doubt, readings: readonly (readonly Item[])[]): Ambiguous {
  const [first = [], ...others] = readings
  return { kind: 'ambiguous', why, readings: [first, ...others], sure: false }
}
