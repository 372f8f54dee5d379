import type { Budget } from '../../meaning.ts'
import type { Scan } from '../../message/scan.ts'
import { hasPhrase } from '../../words/particle.ts'
import { before, hasAny, isAt, type Stretch } from '../../words/sentence.ts'
import { startsWith } from '../talk.ts'
import { unitIn } from './asked-average.ts'
import { scopeOf } from './scope.ts'

/** What is left of a budget, or of all of them, is asked for: as it is, for each day or week, or once something more is spent. */
export function leftAsked(scan: Scan, supposed = supposedIn(scan)): Budget {
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

/** Whether that is asked for beside an amount, or in other words: of an amount that was set before, of one that may be spent. */
export function asksForLeft(scan: Scan): boolean {
  const { sentence } = scan
  if (hasAny(sentence, 'left')) return isLeftOf(scan) || supposedIn(scan) !== null
  const isEach = hasAny(sentence, 'howMuch') && unitIn(sentence) !== null
  return isEach && scan.figures.length === 0 && hasPhrase(sentence, 'maySpend')
}

/** 'what's left of the 400 for food', 'on a dépassé les 200 euros d'essence ?': of an amount that was set before. */
function isLeftOf({ sentence, figures }: Scan): boolean {
  const [figure] = figures
  const named = figure !== undefined && isAt(sentence, before(sentence, figure.start), 'article', 'of')
  return named && figures.length === 1 && startsWith(sentence, 'left', 'howMuch')
}

/** 'Si gasto 800, ¿cuánto queda?', 'if I spend 100 on groceries': an amount that may be spent, and where that is said; null for none. */
export function supposedIn({ sentence, figures }: Scan, from = -1): (Stretch & { amount: number }) | null {
  const [figure, ...others] = figures
  const amount = figure?.readings[0]
  const start = from < 0 ? sentence.marks.findIndex((_, at) => isAt(sentence, at, 'hypothetical')) : from
  if (figure === undefined || amount === undefined || others.length > 0) return null
  const isOwn = (figure.currency ?? sentence.context.currency) === sentence.context.currency
  return isOwn && figure.readings.length === 1 && start >= 0 && start <= figure.start
    ? { start, end: figure.end, amount }
    : null
}
