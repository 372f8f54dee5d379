import { type BudgetInput, type BudgetThreshold, budgetThresholds, isAmount, toMinor } from '@casita/contract'
import type { MemberActor } from '../actor.ts'
import { dayIn, payMonthOf } from '../calendar.ts'
import { requireCategory } from '../categories/active-category.ts'
import { newId } from '../db/ids.ts'
import type { Work } from '../db/work.ts'
import { AppError, fieldError } from '../errors.ts'
import { type BudgetRow, lockBudgets } from './budget-rows.ts'
import { type BudgetStatus, findBudget, findBudgetStatus } from './budgets.service.ts'
import { monthsToCount, thresholdsReached } from './standing.ts'

/**
 * Sets or changes the budget of a category or, without one, of the household; every member may. Throws `invalid` for
 * an unknown or deactivated category, for a new budget without an amount, and for an amount of 0 or less.
 */
export async function setBudget(work: Work, actor: MemberActor, input: BudgetInput): Promise<BudgetStatus> {
  const { householdId } = actor
  const categoryId = input.category_id ?? null
  if (categoryId) await requireCategory(work, householdId, categoryId)
  await lockBudgets(work, householdId)
  const today = dayIn(actor.timeZone, new Date(work.now))
  const before = await findBudget(work.db, householdId, categoryId)
  if (before) await changeBudget(work, householdId, before, input, today)
  else await createBudget(work, actor, input, today)
  work.emit({ type: 'changed', householdId, topics: ['budgets'], userId: actor.userId })
  const budget = await findBudgetStatus(work.db, householdId, categoryId, { day: today, today })
  if (!budget) throw new AppError('not_found')
  return forgetUndone(work, householdId, budget)
}

async function createBudget(
  work: Work,
  actor: MemberActor,
  input: BudgetInput,
  today: string,
): Promise<void> {
  const startsOn = input.month_starts_on ?? 1
  await work.db
    .insertInto('budgets')
    .values({
      household_id: actor.householdId,
      id: newId(),
      category_id: input.category_id ?? null,
      amount: usualAmount(input.amount),
      month_starts_on: startsOn,
      rollover_since: input.rollover ? payMonthOf(today, startsOn).first : null,
      created_by: actor.userId,
      created_at: work.now,
      updated_at: work.now,
      deleted_at: null,
    })
    .execute()
}

async function changeBudget(
  work: Work,
  householdId: string,
  before: BudgetRow,
  input: BudgetInput,
  today: string,
): Promise<void> {
  const startsOn = input.month_starts_on ?? before.month_starts_on
  const isMoved = startsOn !== before.month_starts_on
  const isUsual = input.amount !== undefined && input.month === undefined
  if (isMoved) await moveMonths(work, householdId, before, startsOn, today)
  else if (isUsual) await keepPastAmounts(work, householdId, before, today)
  const rolls = input.rollover ?? before.rollover_since !== null
  const since = isMoved ? null : before.rollover_since
  await work.db
    .updateTable('budgets')
    .set({
      ...(isUsual && { amount: usualAmount(input.amount) }),
      month_starts_on: startsOn,
      // Another first day makes other months, so carrying over starts again from the current one.
      rollover_since: rolls ? (since ?? payMonthOf(today, startsOn).first) : null,
      updated_at: work.now,
    })
    .where('household_id', '=', householdId)
    .where('id', '=', before.id)
    .execute()
  if (input.amount === undefined) return
  // A new usual amount also applies to this month and replaces its own amount.
  const month = payMonthOf(input.month ?? today, startsOn).first
  await dropMonth(work, householdId, before.id, month)
  if (input.month !== undefined && input.amount !== null)
    await insertMonths(work, householdId, before.id, [month], allowed(input.amount))
}

function usualAmount(amount: number | null | undefined): number {
  if (amount === undefined || amount === null) throw fieldError('amount', 'Budget amount is required')
  return allowed(amount)
}

/** Checked here too, because the chat does not go through the contract's validation. */
function allowed(amount: number): number {
  if (!(amount > 0) || !isAmount(amount)) throw fieldError('amount', 'A budget must be more than 0')
  return toMinor(amount)
}

/**
 * Stores the old usual amount for the past months that carry over, so that a new one does not change what was left in
 * them.
 */
async function keepPastAmounts(
  work: Work,
  householdId: string,
  budget: BudgetRow,
  today: string,
): Promise<void> {
  const past = monthsToCount(budget, today).slice(0, -1)
  await insertMonths(
    work,
    householdId,
    budget.id,
    past.map((month) => month.first),
    budget.amount,
  )
}

/**
 * When the first day changes, this month's own amount is kept; those of other months are deleted, because their months
 * no longer exist.
 */
async function moveMonths(
  work: Work,
  householdId: string,
  budget: BudgetRow,
  startsOn: number,
  today: string,
): Promise<void> {
  const current = await work.db
    .selectFrom('budget_months')
    .select('amount')
    .where('household_id', '=', householdId)
    .where('budget_id', '=', budget.id)
    .where('month', '=', payMonthOf(today, budget.month_starts_on).first)
    .executeTakeFirst()
  await dropMonth(work, householdId, budget.id)
  if (current)
    await insertMonths(work, householdId, budget.id, [payMonthOf(today, startsOn).first], current.amount)
}

async function insertMonths(
  work: Work,
  householdId: string,
  budgetId: string,
  months: readonly string[],
  amount: number,
): Promise<void> {
  if (months.length === 0) return
  await work.db
    .insertInto('budget_months')
    .values(
      months.map((month) => ({
        household_id: householdId,
        budget_id: budgetId,
        month,
        amount,
        updated_at: work.now,
      })),
    )
    .onConflict((conflict) => conflict.columns(['household_id', 'budget_id', 'month']).doNothing())
    .execute()
}

async function dropMonth(work: Work, householdId: string, budgetId: string, month?: string): Promise<void> {
  await work.db
    .deleteFrom('budget_months')
    .where('household_id', '=', householdId)
    .where('budget_id', '=', budgetId)
    .$if(month !== undefined, (query) => query.where('month', '=', month as string))
    .execute()
}

/** Deletes the alerts whose thresholds are no longer reached, so that a raised budget can be crossed again. */
async function forgetUndone(work: Work, householdId: string, budget: BudgetStatus): Promise<BudgetStatus> {
  const reached: readonly number[] = thresholdsReached(budget.spent, budget.available)
  const undone: BudgetThreshold[] = budgetThresholds.filter((threshold) => !reached.includes(threshold))
  if (undone.length === 0) return budget
  await work.db
    .deleteFrom('budget_alerts')
    .where('household_id', '=', householdId)
    .where('budget_id', '=', budget.budget.id)
    .where('month', '=', budget.month.first)
    .where('threshold', 'in', undone)
    .execute()
  return { ...budget, alerts: budget.alerts.filter(({ threshold }) => reached.includes(threshold)) }
}
