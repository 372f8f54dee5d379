import { type BudgetThreshold, budgetThresholds } from '@casita/contract'
import { addDays, type DaySpan, daysIn, payMonthOf } from '../calendar.ts'
import { compiled, padded } from '../db/compiled.ts'
import type { ReadOnlyDb } from '../db/database.ts'
import { noCategory } from '../db/tables/columns.ts'
import { ofSpending } from '../spending/spending.ts'
import type { BudgetRow } from './budget-rows.ts'

/** The number of months after which carried-over money lapses, which bounds the time to compute a budget. */
const carriedMonths = 12

/** The state of a budget in one of its months; amounts in minor units. */
export interface Standing {
  budget: BudgetRow
  month: DaySpan
  /** The month's own amount, or the usual one. */
  amount: number
  /** Carried over from earlier months; never negative. */
  carried: number
  /** `amount` plus `carried`. */
  available: number
  spent: number
  /** Negative if more was spent than is available. */
  left: number
  /** What was spent until today, including today; expenses may have a later day. */
  spentSoFar: number
  /** The elapsed share of the month, including today, from 0 to 1. */
  gone: number
  /** The number of days gone, including today. */
  daysGone: number
  /** The number of days left, including today; 0 for a month that has ended. */
  daysLeft: number
}

/** Returns the standings of budgets in their months around `day`, as of `today`. */
export async function standingsOf(
  db: ReadOnlyDb,
  householdId: string,
  budgets: readonly BudgetRow[],
  { day, today }: { day: string; today: string },
): Promise<Standing[]> {
  if (budgets.length === 0) return []
  const plans = budgets.map((budget) => ({ budget, months: monthsToCount(budget, day) }))
  const months = plans.flatMap((plan) => plan.months)
  const from = months.reduce((first, month) => (month.first < first ? month.first : first), day)
  const to = months.reduce((last, month) => (month.last > last ? month.last : last), day)
  const [own, spending] = await Promise.all([
    ownAmounts(db, householdId, from, to),
    spendingPerDay(db, householdId, budgets, from, to),
  ])
  return plans.map(({ budget, months }) => {
    const ofBudget =
      budget.category_id === null
        ? spending
        : spending.filter((row) => row.category_id === budget.category_id)
    const spentIn = (span: DaySpan) =>
      ofBudget.reduce(
        (sum, row) => (row.starts_on >= span.first && row.starts_on <= span.last ? sum + row.sum : sum),
        0,
      )
    const amountOf = (month: DaySpan) => own.get(keyOf(budget.id, month.first)) ?? budget.amount
    const earlier = months.slice(0, -1)
    const month = months.at(-1) ?? payMonthOf(day, budget.month_starts_on)
    // Unspent money is carried over; overspending reduces what was carried over, but never the next month's amount.
    const carried = earlier.reduce((rest, span) => Math.max(0, rest + amountOf(span) - spentIn(span)), 0)
    return standing(budget, month, amountOf(month), carried, spentIn, today)
  })
}

function standing(
  budget: BudgetRow,
  month: DaySpan,
  amount: number,
  carried: number,
  spentIn: (span: DaySpan) => number,
  today: string,
): Standing {
  const available = amount + carried
  const spent = spentIn(month)
  const left = available - spent
  const length = daysIn(month)
  const until = today > month.last ? month.last : today
  const elapsed = until < month.first ? 0 : daysIn({ first: month.first, last: until })
  return {
    budget,
    month,
    amount,
    carried,
    available,
    spent,
    left,
    spentSoFar: elapsed === 0 ? 0 : spentIn({ first: month.first, last: until }),
    gone: elapsed / length,
    daysGone: elapsed,
    daysLeft: today > month.last ? 0 : length - Math.max(0, elapsed - 1),
  }
}

/** The thresholds that a sum reaches, computed in integers, so that a cent below counts as below. */
export function thresholdsReached(spent: number, available: number): BudgetThreshold[] {
  // In twentieths: with hundredths the largest amounts would exceed the safe integers.
  return budgetThresholds.filter((threshold) => spent * 20 >= available * (threshold / 5))
}

/** The month around a day, preceded by the months whose rest is carried over, oldest first. */
export function monthsToCount(budget: BudgetRow, day: string): DaySpan[] {
  const months = [payMonthOf(day, budget.month_starts_on)]
  const since = budget.rollover_since
  for (let first = months[0]?.first ?? day; since !== null && months.length <= carriedMonths; ) {
    const before = payMonthOf(addDays(first, -1), budget.month_starts_on)
    if (before.first < since) break
    months.unshift(before)
    first = before.first
  }
  return months
}

const keyOf = (budgetId: string, month: string) => `${budgetId} ${month}`

async function ownAmounts(db: ReadOnlyDb, householdId: string, from: string, to: string) {
  const rows = await monthsBetween(db, { householdId, from, to })
  return new Map(rows.map((row) => [keyOf(row.budget_id, row.month), row.amount]))
}

const monthsBetween = compiled(
  (db, { householdId, from, to }: { householdId: string; from: string; to: string }) =>
    db
      .selectFrom('budget_months')
      .select(['budget_id', 'month', 'amount'])
      .where('household_id', '=', householdId)
      .where('month', '>=', from)
      .where('month', '<=', to),
)

async function spendingPerDay(
  db: ReadOnlyDb,
  householdId: string,
  budgets: readonly BudgetRow[],
  from: string,
  to: string,
) {
  const categories = budgets.map((budget) => budget.category_id ?? noCategory)
  const rows = await sumsPerDay(db, householdId, {
    ...{ from, to, eachDay: true },
    categoryIds: categories.includes(noCategory) ? undefined : padded(categories),
  })
  return rows.map((row) => ({ ...row, sum: Number(row.sum) }))
}

const sumsPerDay = ofSpending((rows) =>
  rows
    .select((eb) => ['starts_on', 'category_id', eb.fn.sum<number>('sum').as('sum')])
    .groupBy(['starts_on', 'category_id']),
)
