import { setImmediate as nextTurn } from 'node:timers/promises'
import { type MemberActor, mayChange } from '../actor.ts'
import { lockBudgets } from '../budgets/budget-rows.ts'
import { activeCategory } from '../categories/active-category.ts'
import { takeCategory } from '../categories/categories.service.ts'
import { type CategoryDeleted, takeExpensesOf } from '../categories/delete-category.service.ts'
import type { Work } from '../db/work.ts'
import { AppError, fieldError } from '../errors.ts'
import { selectExpenses, storedExpenses } from '../expenses/expense-rows.ts'
import { recordChange } from '../expenses/history.service.ts'
import { countSpending } from '../spending/spending.ts'
import { idsAtOnce, stretchesOf } from '../stretches.ts'

/**
 * Moves what is filed under a category to another one and deletes the first: its expenses, each with an entry in its
 * history, what comes back, the names learned for it, and its budget, if the other one has none. Returns the number of
 * expenses moved that are not deleted. They cross no threshold of a budget, because nothing new is spent. Throws
 * `not_found`, `invalid` if the other one is no other active category of the household, and `forbidden` unless the
 * actor may change each of the expenses.
 */
export async function mergeCategory(
  work: Work,
  actor: MemberActor,
  id: string,
  into: string,
): Promise<CategoryDeleted> {
  const { householdId } = actor
  // Two categories must not be merged into each other at the same time.
  await work.lock(`categories:${householdId}`)
  await takeCategory(work, actor, id)
  const target = id === into ? null : await activeCategory(work, householdId, into)
  if (!target) throw fieldError('move_to', 'Unknown category')
  const expenses = await takeExpensesOf(work, actor, id)
  if (!expenses.every((expense) => mayChange(actor, expense))) throw new AppError('forbidden')
  await refile(work, actor, expenses, { id: into, name: target.name })
  await moveBudget(work, householdId, id, into)
  for (const table of ['recurring_expenses', 'category_habits'] as const)
    await work.db
      .updateTable(table)
      .set({ category_id: into, updated_at: work.now })
      .where('household_id', '=', householdId)
      .where('category_id', '=', id)
      .execute()
  await work.db
    .deleteFrom('categories')
    .where('household_id', '=', householdId)
    .where('id', '=', id)
    .execute()
  work.emit({
    type: 'changed',
    householdId,
    topics: ['categories', 'expenses', 'recurring', 'budgets'],
    userId: actor.userId,
  })
  const active = expenses.filter((expense) => expense.deleted_at === null)
  for (const expense of active) {
    // This loop waits for nothing, so others would have to wait for all expenses.
    await nextTurn()
    countSpending(work, householdId, expense, { ...expense, category_id: into })
  }
  return { outcome: 'deleted', expensesCount: active.length }
}

/** Files expenses under another category, each with an entry in its history. */
async function refile(
  work: Work,
  actor: MemberActor,
  expenses: readonly { id: string }[],
  category: { id: string; name: string },
): Promise<void> {
  const { householdId } = actor
  for (const stretch of stretchesOf(expenses, idsAtOnce)) {
    const ids = stretch.map((expense) => expense.id)
    const stored = storedExpenses(work.db, householdId).where('id', 'in', ids)
    const rows = await selectExpenses(work.db, householdId, stored).execute()
    await work.db
      .updateTable('expenses')
      .set({ category_id: category.id, updated_at: work.now })
      .where('household_id', '=', householdId)
      .where('id', 'in', ids)
      .execute()
    for (const row of rows)
      recordChange(work, actor, 'changed', 'web', row, { ...row, category_name: category.name })
  }
}

/** Gives a budget to a category without one. One that stays is deleted with its category. */
async function moveBudget(work: Work, householdId: string, id: string, into: string): Promise<void> {
  // The other one may be given its own at the same time.
  await lockBudgets(work, householdId)
  const budgetOf = (category: string) =>
    work.db
      .selectFrom('budgets')
      .select('id')
      .where('household_id', '=', householdId)
      .where('category_id', '=', category)
      .where('deleted_at', 'is', null)
      .executeTakeFirst()
  const [budget, other] = [await budgetOf(id), await budgetOf(into)]
  if (!budget || other) return
  await work.db
    .updateTable('budgets')
    .set({ category_id: into, updated_at: work.now })
    .where('household_id', '=', householdId)
    .where('id', '=', budget.id)
    .execute()
}
