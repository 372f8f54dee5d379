import { type MemberActor, mayChange } from '../actor.ts'
import type { Work } from '../db/work.ts'
import { AppError } from '../errors.ts'
import { countSpending } from '../spending/spending.ts'
import { takeCategory } from './categories.service.ts'

/** What happened to a category, and how many of its expenses are not deleted. */
export interface CategoryDeleted {
  outcome: 'deactivated' | 'deleted'
  expensesCount: number
}

/**
 * Deletes a category without expenses and deactivates one with expenses. With `force` it is deleted for good together
 * with its expenses and their history, which requires permission to delete each of them. Throws `not_found` and
 * `forbidden`.
 */
export async function deleteCategory(
  work: Work,
  actor: MemberActor,
  id: string,
  force: boolean,
): Promise<CategoryDeleted> {
  await takeCategory(work, actor, id)
  const expenses = await takeExpensesOf(work, actor, id)
  if (force && !expenses.every((expense) => mayChange(actor, expense))) throw new AppError('forbidden')
  const active = expenses.filter((expense) => expense.deleted_at === null)
  work.emit({
    type: 'changed',
    householdId: actor.householdId,
    topics: ['categories', 'expenses', 'recurring'],
    userId: actor.userId,
  })
  if (expenses.length > 0 && !force) {
    await work.db
      .updateTable('categories')
      .set({ deactivated_at: work.now, updated_at: work.now })
      .where('household_id', '=', actor.householdId)
      .where('id', '=', id)
      .execute()
    return { outcome: 'deactivated', expensesCount: active.length }
  }
  await work.db
    .deleteFrom('expenses')
    .where('household_id', '=', actor.householdId)
    .where('category_id', '=', id)
    .execute()
  await work.db
    .updateTable('recurring_expenses')
    .set({ category_id: null, updated_at: work.now })
    .where('household_id', '=', actor.householdId)
    .where('category_id', '=', id)
    .execute()
  await work.db
    .deleteFrom('categories')
    .where('household_id', '=', actor.householdId)
    .where('id', '=', id)
    .execute()
  for (const expense of active) countSpending(work, actor.householdId, expense, null)
  return { outcome: 'deleted', expensesCount: active.length }
}

/** Locks the expenses of a category, deleted ones included, and returns what their totals depend on. */
export function takeExpensesOf(work: Work, { householdId }: MemberActor, categoryId: string) {
  return work.db
    .selectFrom('expenses')
    .select(['id', 'amount', 'category_id', 'expense_date', 'added_by', 'paid_by', 'deleted_at'])
    .where('household_id', '=', householdId)
    .where('category_id', '=', categoryId)
    .orderBy('id')
    .$call(work.forUpdate)
    .execute()
}
