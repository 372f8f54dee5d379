import type { BudgetThreshold } from '@casita/contract'
import type { MemberActor } from '../actor.ts'
import { dayIn } from '../calendar.ts'
import { compiled } from '../db/compiled.ts'
import { noCategory } from '../db/tables/columns.ts'
import type { Work } from '../db/work.ts'
import type { CountingContext } from '../spending/counting-context.ts'
import { type Counted, countSpending, requireTotalWithinLimit } from '../spending/spending.ts'
import { lockBudgets, selectBudgets } from './budget-rows.ts'
import { type Standing, standingsOf, thresholdsReached } from './standing.ts'

/** A threshold of a budget that an expense crossed, and the standing of the budget afterwards. It is announced once. */
export interface Crossing extends Standing {
  threshold: BudgetThreshold
}

/**
 * The person who noted an expense; without an id for a recurring expense, which nobody noted and everybody should hear
 * of.
 */
export type Noter = Pick<MemberActor, 'householdId' | 'name' | 'timeZone'> & { userId: string | null }

/**
 * Counts an expense (see `countSpending`, and `readCountingContext` for the context) and returns the thresholds that
 * it crossed, for its confirmation and for `tellOthers`. Throws `ledger_full` if there is no room for it. A crossing
 * is a row, and whoever inserts it announces it, so each is announced once a month, even if the expense is edited back
 * and forth. Expenses of a household with budgets are counted one at a time: two concurrent ones could each stay below
 * a threshold that they cross together.
 */
export async function countAgainstBudgets(
  work: Work,
  noter: Noter,
  { hasBudgets, part }: CountingContext,
  before: Counted | null,
  after: Counted & { id: string; description: string },
): Promise<Crossing[]> {
  const { householdId } = noter
  await requireTotalWithinLimit(work.db, householdId, { part, more: after.amount - (before?.amount ?? 0) })
  const categoryId = after.category_id ?? noCategory
  const budgets = hasBudgets ? await budgetsOn(work.db, { householdId, categoryId }) : []
  if (budgets.length > 0) await lockBudgets(work, householdId)
  countSpending(work, householdId, before, after)
  if (budgets.length === 0) return []
  const today = dayIn(noter.timeZone, new Date(work.now))
  const standings = await standingsOf(work.db, householdId, budgets, { day: after.expense_date, today })
  const crossings: Crossing[] = []
  for (const standing of standings) {
    const threshold = await cross(work, noter, standing, before, after)
    if (threshold) crossings.push({ ...standing, threshold })
  }
  if (crossings.length === 0) return []
  work.emit({ type: 'changed', householdId, topics: ['budgets'], userId: noter.userId })
  return crossings
}

/**
 * Merges the crossings of several expenses into one per budget and month, with the highest threshold and the standing
 * after all of them.
 */
export async function crossedTogether(
  work: Work,
  noter: Noter,
  expenses: readonly { crossings: readonly Crossing[] }[],
): Promise<Crossing[]> {
  const crossings = expenses.flatMap((expense) => expense.crossings)
  if (expenses.length === 1) return crossings
  // A later crossing of the same budget has a higher threshold.
  const highest = new Map(crossings.map((one) => [`${one.budget.id} ${one.month.first}`, one]))
  const today = dayIn(noter.timeZone, new Date(work.now))
  const together: Crossing[] = []
  for (const { threshold, budget, month } of highest.values()) {
    const day = month.first
    const standings = await standingsOf(work.db, noter.householdId, [budget], { day, today })
    together.push(...standings.map((standing) => ({ ...standing, threshold })))
  }
  return together
}

const budgetsOn = compiled((db, { householdId, categoryId }: { householdId: string; categoryId: string }) =>
  selectBudgets(db, householdId).where((eb) =>
    eb.or([eb('budgets.category_id', 'is', null), eb('budgets.category_id', '=', categoryId)]),
  ),
)

/**
 * Records and returns the highest threshold that an expense crossed and that was not announced before; null if there
 * is none.
 */
async function cross(
  work: Work,
  noter: Noter,
  { budget, month, spent, available }: Standing,
  before: Counted | null,
  after: Counted & { id: string },
): Promise<BudgetThreshold | null> {
  const wasInIt =
    before !== null &&
    before.expense_date >= month.first &&
    before.expense_date <= month.last &&
    (budget.category_id === null || budget.category_id === before.category_id)
  const spentBefore = spent - after.amount + (wasInIt ? before.amount : 0)
  const reachedBefore = thresholdsReached(spentBefore, available)
  const crossed = thresholdsReached(spent, available).filter((one) => !reachedBefore.includes(one))
  // A month that ended before the budget was created had no limit.
  if (crossed.length === 0 || month.last < dayIn(noter.timeZone, new Date(budget.created_at))) return null
  const told = await work.db
    .insertInto('budget_alerts')
    .values(
      crossed.map((threshold) => ({
        household_id: noter.householdId,
        budget_id: budget.id,
        month: month.first,
        threshold,
        expense_id: after.id,
        user_id: noter.userId,
        created_at: work.now,
      })),
    )
    .onConflict((conflict) =>
      conflict.columns(['household_id', 'budget_id', 'month', 'threshold']).doNothing(),
    )
    .returning('threshold')
    .execute()
  const highest = Math.max(0, ...told.map((row) => row.threshold))
  return crossed.find((threshold) => threshold === highest) ?? null
}
