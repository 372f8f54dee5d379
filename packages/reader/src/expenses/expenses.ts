import type { Ambiguous, Item, Meaning } from '../meaning.ts'
import type { Scan } from '../message/scan.ts'
import { type Segment, segmentsOf } from '../message/segment.ts'
import { amountOf, onlyReading } from '../numbers/figure.ts'
import type { Offer } from '../prices/candidate.ts'
import { pairedSegments } from '../prices/paired.ts'
import { withOwnShare, withoutOthersPart, withoutTotal } from '../prices/sums.ts'
import { isParticle, particleEnd } from '../words/particle.ts'
import { after, has, isAsked, isAt, type Sentence, senseAt } from '../words/sentence.ts'
import { ambiguous } from './ambiguous.ts'
import { candidatesOf } from './candidates.ts'
import { filedLikelier } from './categories/likelier-kind.ts'
import { conclude } from './conclude.ts'
import { eachOfDays } from './each-day.ts'
import { filedForAll, filedWithPurchase, inheritCategories } from './filed-alike.ts'
import { judge } from './judge.ts'
import { withLabel } from './label.ts'
import { withReturned } from './parts/given-back.ts'
import { withoutPaidByOther } from './parts/paid-by-others.ts'
import { purchaseOf } from './purchase.ts'
import { notExpense } from './reason.ts'
import { sharePayer } from './shared-payer.ts'
import { daysIn } from './spending-days.ts'

/** Reads the expenses of a message, or the reason why there are none. */
export function readExpenses(scan: Scan): Meaning {
  const segments = pairedSegments(scan) ?? segmentsOf(scan)
  const priced = segments.filter((segment) => segment.figures.length > 0)
  if (priced.length === 0) return nothingPriced(scan, segments)
  const { candidates, refused, refusal } = candidatesOf(scan, priced)
  if (refusal === 'future' && priced.length > 1 && isSaidOfAll(scan)) return notExpense(refusal)
  const paid = sharePayer(scan, priced, candidates)
  const alike = inheritCategories(paid, scan.sentence.vocabulary)
  const counted = withoutTotal(withOwnShare(withoutOthersPart(alike)))
  const filed = filedForAll(filedLikelier(scan.sentence, counted))
  const kept = filedWithPurchase(filed, scan.sentence.vocabulary)
  if (kept.length === 0 || (refusal !== null && kept.every((each) => each.doubtful && each.why === null))) {
    if (refusal === null) return missingAmount(scan, segments[0])
    const reason = refusal === 'income' && mayBePaid(scan.sentence) ? 'unrelated' : refusal
    return notExpense(reason, priced.length === 1 ? itemOf(refused[0]) : undefined)
  }
  const meaning = conclude(kept, refusal, scan.sentence)
  if (meaning.kind !== 'expenses') return meaning
  const returned = refused.filter(({ isReturned }) => isReturned)
  const asides = filedLikelier(
    scan.sentence,
    refused.filter(({ isUnsure }) => isUnsure),
  )
  if (asides.length > 0 && returned.length === 0) return withAsides(meaning.items, asides)
  return (
    withReturned(meaning, returned) ??
    withoutPaidByOther(scan, meaning) ??
    eachOfDays(scan, meaning) ?? { ...meaning, items: withLabel(scan, meaning.items) }
  )
}

/**
 * Whether the words after the last price apply to all prices: 'Water 48, electric 163, internet 70 all due the 15th'.
 */
function isSaidOfAll({ sentence, figures }: Scan): boolean {
  const end = figures.at(-1)?.end ?? 0
  const at = sentence.tokens[end]?.kind === 'break' ? end + 1 : end
  return particleEnd(sentence, at, 'allOfThem') > at
}

/** Whether the only words of income are ones that some receive and others pay: 'Pensión 15.000'. */
function mayBePaid(sentence: Sentence): boolean {
  const income = sentence.tokens.flatMap((_, at) => (isAt(sentence, at, 'income') ? [at] : []))
  return income.length > 0 && income.every((at) => isParticle(sentence, at, 'pension'))
}

/** Returns a refused candidate as an item; undefined if its price is not clear. */
function itemOf(candidate: Offer | undefined): Item | undefined {
  const amount = onlyReading(candidate)
  return candidate?.why === null && amount !== undefined ? { ...candidate.purchase, amount } : undefined
}

/**
 * Returns the question whether a list includes the clauses that probably tell of something else: 'dentist 95, then ice
 * cream for being brave 6'.
 */
function withAsides(items: readonly Item[], asides: readonly Offer[]): Ambiguous {
  const more = asides.map((each) => ({ ...each.purchase, amount: amountOf(each) }))
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

/** The price of a purchase without one. */
const unpriced = { start: 0, end: 0, currency: null, firm: false }

function missingAmount(scan: Scan, segment: Segment | undefined): Meaning {
  if (segment === undefined) return { kind: 'not_expense', reason: 'unrelated', sure: true }
  const verdict = judge(scan, { ...segment, figures: [] })
  if (verdict.kind === 'not_spent') return { kind: 'not_expense', reason: verdict.reason, sure: true }
  const day = daysIn(scan, segment)[0] ?? null
  if (day?.future === true) return { kind: 'not_expense', reason: 'future', sure: true }
  const { purchase } = purchaseOf(scan, segment, unpriced, day)
  const { description, date, dateStated, categoryId, categoryKind } = purchase
  // 'I got 3 of them'
  if (/^\d+$/.test(description)) return { kind: 'not_expense', reason: 'number', sure: true }
  const told = { description, date, dateStated, categoryId, categoryKind, sure: false }
  return { kind: 'missing_amount', ...told, ...(isPaid(scan.sentence, segment) && { paid: true }) }
}

/** Whether a segment begins with a verb of paying rather than buying: 'I paid the brunch', "j'ai payé le resto". */
function isPaid(sentence: Sentence, { chunks: [chunk] }: Segment): boolean {
  const start = chunk?.start ?? 0
  const verb = isAt(sentence, start, 'pronoun', 'me') ? after(sentence, start) : start
  return isAt(sentence, verb, 'spend') && senseAt(sentence, verb, 'spend')?.value !== 'buy'
}
