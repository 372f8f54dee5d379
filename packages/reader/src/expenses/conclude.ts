import type { Ambiguous, Item, Meaning, NotExpenseReason } from '../meaning.ts'
import { amountOf } from '../numbers/figure.ts'
import type { Candidate } from '../prices/candidate.ts'
import { doubtfulPrices } from '../prices/doubt.ts'
import { depositIn, restIn, securityIn } from '../prices/sums.ts'
import { after, type Sentence, senseAt } from '../words/sentence.ts'
import { ambiguous } from './ambiguous.ts'

/** Decides which of the candidates are booked and what has to be asked. */
export function conclude(
  candidates: readonly Candidate[],
  refusal: NotExpenseReason | null,
  sentence: Sentence,
): Meaning {
  const items = candidates.map((each) => itemOf(each))
  const counted = candidates.length > 1 ? mayCountTwice(candidates, items, sentence) : null
  if (counted !== null) return counted
  const open = candidates.find((each) => each.why !== null)
  if (open?.why !== null && open !== undefined) {
    const withItems = (meant: readonly Item[], way = 0) =>
      candidates.flatMap((each) => (each === open ? meant : itemOf(each, isAlike(each, open) ? way : 0)))
    const ofOpen = (amount: number): Item => ({ ...open.purchase, amount })
    const readings = open.readings.map((reading, way) => withItems([ofOpen(reading)], way))
    return ambiguous(open.why, open.all ? [...readings, withItems(open.all.map(ofOpen))] : readings)
  }
  const [item, ...more] = items
  if (item === undefined) return { kind: 'not_expense', reason: 'unrelated', sure: true }
  const score = isScore(candidates)
  if (score && (candidates.length > 1 || refusal === 'zero'))
    return { kind: 'not_expense', reason: 'number', sure: false }
  const doubted = doubtfulPrices(candidates)
  if (doubted.length > 0) {
    const others = candidates.filter((each) => !doubted.includes(each)).map((each) => itemOf(each))
    return ambiguous('price', others.length === 0 ? [items] : [items, others])
  }
  const mayCount = candidates.length === 1 && candidates.every((each) => mayCountBought(each, sentence))
  if (candidates.some((each) => each.doubtful || isNameless(each)) || score || mayCount)
    return ambiguous('intent', [[item, ...more]])
  return { kind: 'expenses', items: [item, ...more], sure: true }
}

/** Returns a candidate as an item, with its likeliest amount unless another is asked for. */
function itemOf(candidate: Candidate, reading = 0): Item {
  return { ...candidate.purchase, amount: candidate.readings[reading] ?? amountOf(candidate) }
}

/** Whether both amounts are open only as to whether they are told in thousands, which is then meant of both. */
function isAlike(one: Candidate, other: Candidate): boolean {
  return [one, other].every(
    ({ readings: [most, least, ...more] }) => more.length === 0 && most === (least ?? 0) * 1000,
  )
}

/**
 * Returns the question whether one of several amounts is that of the others, a part of one or still to be paid; null if
 * none may be.
 */
function mayCountTwice(
  candidates: readonly Candidate[],
  items: readonly Item[],
  sentence: Sentence,
): Ambiguous | null {
  const perhaps = candidates.findIndex((each) => each.total === 'perhaps')
  if (perhaps >= 0) return ambiguous('total', [items, items.toSpliced(perhaps, 1)])
  const part = depositIn(candidates, sentence)
  if (part >= 0) return ambiguous('price', [items.toSpliced(part - 1, 1), items])
  const security = securityIn(candidates, sentence)
  if (security > 0) return withOrWithout(candidates, items, security)
  const rest = restIn(candidates, sentence)
  if (rest >= 0) return ambiguous('price', [items.toSpliced(rest, 1), items])
  const total = candidates.find((each) => each.total === 'total') ?? sumOf(candidates)
  if (total === undefined) return null
  const parts = items.filter((_, index) => candidates[index] !== total)
  const whole = items.filter((_, index) => candidates[index] === total)
  return ambiguous('total', [parts, whole])
}

/** Returns the question whether what is called a deposit comes back, is all that was paid of a larger price, or neither. */
function withOrWithout(
  candidates: readonly Candidate[],
  items: readonly Item[],
  security: number,
): Ambiguous {
  const isPart = amountOf(candidates[security]) < amountOf(candidates[security - 1])
  const paid = isPart ? [items.toSpliced(security - 1, 1)] : []
  return ambiguous('price', [items.toSpliced(security, 1), ...paid, items])
}

/**
 * Returns the last candidate if it is introduced as a sum, names nothing and is more than its parts: 'Gas 20 coffee 3
 * = 25'.
 */
function sumOf(candidates: readonly Candidate[]): Candidate | undefined {
  const last = candidates.at(-1)
  if (last?.total !== 'so' || last.purchase.description !== '' || candidates.length < 2) return undefined
  const parts = candidates.slice(0, -1).reduce((sum, each) => sum + amountOf(each), 0)
  return amountOf(last) > parts ? last : undefined
}

/**
 * Whether a price has neither description nor category, and nothing says that it was paid: '1.320 na conta' (in the
 * account).
 */
function isNameless({ purchase, said }: Candidate): boolean {
  return !said && purchase.description === '' && purchase.categoryKind === null
}

/** The highest amount, in minor units, that may be how many things were bought. */
const mostBought = 2000

/** Whether a price may be how many unnamed things were bought: 'Got 2', 'comprei 3'. */
function mayCountBought({ purchase, readings: [amount = 0] }: Candidate, sentence: Sentence): boolean {
  const isBare = purchase.description === '' && purchase.categoryKind === null && !purchase.currencyStated
  const isBought = sentence.marks.some(
    (_, at) =>
      senseAt(sentence, at, 'spend')?.value === 'buy' &&
      sentence.tokens[after(sentence, at)]?.kind === 'number',
  )
  return isBare && isBought && amount <= mostBought && amount % 100 === 0
}

/** Whether all prices look like a match score, small whole numbers beside unknown names: 'River 3 Boca 1'. */
function isScore(candidates: readonly Candidate[]): boolean {
  const most = candidates.length === 2 && candidates[1]?.cut ? 15_000 : 1000
  return candidates.every(
    (each) =>
      !each.said &&
      !each.purchase.currencyStated &&
      each.purchase.categoryKind === null &&
      amountOf(each) < most &&
      amountOf(each) % 100 === 0,
  )
}
