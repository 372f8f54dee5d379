import type { Budget } from '../../meaning.ts'
import type { Scan } from '../../message/scan.ts'
import { onlyOwnAmount } from '../../numbers/figure.ts'
import { hasPhrase } from '../../words/particle.ts'
import { before, hasAny, isAt, type Stretch } from '../../words/sentence.ts'
import { startsWith } from '../opening.ts'
import { unitIn } from './asked-average.ts'
import { scopeOf } from './asked-scope.ts'

/** The question what is left of a budget, or of all of them: now, per day or week, or after an amount is spent. */
export function remainingBudgetQuery(scan: Scan, supposed = hypotheticalAmountIn(scan)): Budget {
  const unit = unitIn(scan.sentence)
  const each = unit === 'month' ? null : unit
  return {
    kind: 'budget',
    ask: 'show',
    amount: null,
    ...(each !== null && { each }),
    ...(supposed && each === null && { supposed: supposed.amount }),
    scope: scopeOf(scan, supposed ?? undefined),
    sure: true,
  }
}

/**
 * Whether a message asks what is left of an amount set before, what would be left after spending an amount, or how
 * much may be spent per day, week or month.
 */
export function asksForLeft(scan: Scan): boolean {
  const { sentence } = scan
  if (hasAny(sentence, 'left')) return isLeftOf(scan) || hypotheticalAmountIn(scan) !== null
  const isEach = hasAny(sentence, 'howMuch') && unitIn(sentence) !== null
  return isEach && scan.figures.length === 0 && hasPhrase(sentence, 'maySpend')
}

/**
 * Whether a message asks what is left of an amount set before: 'what's left of the 400 for food', 'on a dépassé les
 * 200 euros d'essence ?'.
 */
function isLeftOf({ sentence, figures }: Scan): boolean {
  const [figure] = figures
  const named = figure !== undefined && isAt(sentence, before(sentence, figure.start), 'article', 'of')
  return named && figures.length === 1 && startsWith(sentence, 'left', 'howMuch')
}

/**
 * The amount that may be spent, and where the message says so: 'Si gasto 800, ¿cuánto queda?', 'if I spend 100 on
 * groceries'; null for none.
 */
export function hypotheticalAmountIn(
  { sentence, figures }: Scan,
  from = -1,
): (Stretch & { amount: number }) | null {
  const [figure, ...others] = figures
  const start = from < 0 ? sentence.marks.findIndex((_, at) => isAt(sentence, at, 'hypothetical')) : from
  if (figure === undefined || others.length > 0) return null
  const amount = onlyOwnAmount(sentence, figure)
  const isLed = start >= 0 && start <= figure.start
  return isLed && amount !== undefined ? { start, end: figure.end, amount } : null
}
