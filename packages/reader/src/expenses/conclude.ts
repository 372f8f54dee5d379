import type { Ambiguous, Item, Meaning, NotExpenseReason } from '../meaning.ts'
import type { Candidate } from '../prices/candidate.ts'
import { doubtfulPrices } from '../prices/doubt.ts'
import { depositIn } from '../prices/sums.ts'
import type { Sentence } from '../words/sentence.ts'
import type { Vocabulary } from '../words/vocabulary.ts'
import { ambiguous } from './ambiguous.ts'

/** Decides which of the candidates are booked and what has to be asked. */
export function conclude(
  candidates: readonly Candidate[],
  refusal: NotExpenseReason | null,
  { vocabulary }: Sentence,
): Meaning {
  const items = (pick: (candidate: Candidate) => number): Item[] =>
    candidates.map((candidate) => ({ ...candidate.purchase, amount: pick(candidate) }))
  const first = (candidate: Candidate) => candidate.readings[0] ?? 0
  const counted = candidates.length > 1 ? mayCountTwice(candidates, items(first), vocabulary) : null
  if (counted !== null) return counted
  const open = candidates.find((each) => each.why !== null)
  if (open?.why !== null && open !== undefined) {
    const readings = open.readings.map((reading) => items((each) => (each === open ? reading : first(each))))
    const all = open.all?.map((amount) => ({ ...open.purchase, amount }))
    const each =
      all && candidates.flatMap((one) => (one === open ? all : [{ ...one.purchase, amount: first(one) }]))
    return ambiguous(open.why, each ? [...readings, each] : readings)
  }
  const [item, ...more] = items(first)
  if (item === undefined) return { kind: 'not_expense', reason: 'unrelated', sure: true }
  const score = isScore(candidates)
  if (score && (candidates.length > 1 || refusal === 'zero'))
    return { kind: 'not_expense', reason: 'number', sure: false }
  const doubted = doubtfulPrices(candidates)
  if (doubted.length > 0) {
    const others = items(first).filter((_, index) => !doubted.includes(candidates[index] as Candidate))
    return ambiguous('price', others.length === 0 ? [items(first)] : [items(first), others])
  }
  if (candidates.some((each) => each.doubtful || isNameless(each)) || score)
    return ambiguous('intent', [[item, ...more]])
  return { kind: 'expenses', items: [item, ...more], sure: true }
}

/** Returns the question whether one of several amounts is that of the others, or a part of one; null if none may be. */
function mayCountTwice(
  candidates: readonly Candidate[],
  items: readonly Item[],
  vocabulary: Vocabulary,
): Ambiguous | null {
  const perhaps = candidates.findIndex((each) => each.total === 'perhaps')
  if (perhaps >= 0) return ambiguous('total', [items, items.toSpliced(perhaps, 1)])
  const part = depositIn(candidates, vocabulary)
  if (part >= 0) return ambiguous('price', [items.toSpliced(part - 1, 1), items])
  const total = candidates.find((each) => each.total === 'total') ?? sumOf(candidates)
  if (total === undefined) return null
  const parts = items.filter((_, index) => candidates[index] !== total)
  const whole = items.filter((_, index) => candidates[index] === total)
  return ambiguous('total', [parts, whole])
}

/**
 * Returns the last candidate if it is introduced as a sum, names nothing and is more than its parts: 'Gas 20 coffee 3
 * = 25'.
 */
function sumOf(candidates: readonly Candidate[]): Candidate | undefined {
  const last = candidates.at(-1)
  if (last?.total !== 'so' || last.purchase.description !== '' || candidates.length < 2) return undefined
  const parts = candidates.slice(0, -1).reduce((sum, { readings: [reading = 0] }) => sum + reading, 0)
  return (last.readings[0] ?? 0) > parts ? last : undefined
}

/**
 * Whether a price has neither description nor category, and nothing says that it was paid: '1.320 na conta' (in the
 * account).
 */
function isNameless({ purchase, said }: Candidate): boolean {
  return !said && purchase.description === '' && purchase.categoryKind === null
}

/** Whether all prices look like a match score, small whole numbers beside unknown names: 'River 3 Boca 1'. */
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
