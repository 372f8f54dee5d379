import { setImmediate as nextTurn } from 'node:timers/promises'
import { type MemberActor, mayChange } from '../actor.ts'
import { deleteCategory } from '../categories/delete-category.service.ts'
import type { Work } from '../db/work.ts'
import { AppError } from '../errors.ts'
import { type ExpenseRow, selectExpenses, storedExpenses } from '../expenses/expense-rows.ts'
import { recordChange } from '../expenses/history.service.ts'
import { countSpending } from '../spending/spending.ts'
import { idsAtOnce, stretchesOf } from '../stretches.ts'
import { lockImports } from './imports.service.ts'

/**
 * The outcome of taking an import back: the numbers of expenses deleted and kept, and the names of the categories
 * deactivated.
 */
export interface TakenBack {
  deleted: number
  kept: number
  categories: string[]
}

/**
 * Deletes the expenses of an import that nobody has changed since, like deleting each of them; changed ones stay, and
 * so do those that were deleted and restored. Categories that the import created and nothing uses any more are
 * deactivated. A running import stops. Repeating the call deletes nothing more. Throws `not_found` and `forbidden`.
 */
export async function takeBackImport(work: Work, actor: MemberActor, id: string): Promise<TakenBack> {
  const { householdId } = actor
  await lockImports(work, actor)
  const taken = await work.db
    .selectFrom('imports')
    .select(['imported_by', 'taken_back_at'])
    .where('household_id', '=', householdId)
    .where('id', '=', id)
    .executeTakeFirst()
  if (!taken) throw new AppError('not_found')
  if (!mayChange(actor, { added_by: taken.imported_by })) throw new AppError('forbidden')
  if (!taken.taken_back_at) {
    await work.db
      .updateTable('imports')
      .set({ taken_back_at: work.now, updated_at: work.now })
      .where('household_id', '=', householdId)
      .where('id', '=', id)
      .execute()
  }
  // Waits for anybody who is changing one of them, so that their change is seen below.
  const there = await work.db
    .selectFrom('expenses')
    .select('id')
    .where('household_id', '=', householdId)
    .where('import_id', '=', id)
    .where('deleted_at', 'is', null)
    .orderBy('id')
    .$call(work.forUpdate)
    .execute()
  const deleted = await deleteUntouched(
    work,
    actor,
    there.map((expense) => expense.id),
  )
  const categories = await putUnusedAway(work, actor, id)
  for (const expense of deleted) {
    // This loop waits for nothing, so others would have to wait for all rows.
    await nextTurn()
    countSpending(work, householdId, expense, null)
  }
  if (deleted.length > 0)
    work.emit({ type: 'changed', householdId, topics: ['expenses'], userId: actor.userId })
  return { deleted: deleted.length, kept: there.length - deleted.length, categories }
}

/**
 * Marks as deleted those of these expenses whose only history entry is their creation. It works on ids, a chunk at a
 * time: for one statement over the whole import, PostgreSQL scanned all of its expenses for each of them.
 */
async function deleteUntouched(work: Work, actor: MemberActor, expenseIds: readonly string[]) {
  const { householdId } = actor
  const deleted: ExpenseRow[] = []
  for (const stretch of stretchesOf(expenseIds, idsAtOnce)) {
    const changes = await work.db
      .selectFrom('expense_changes')
      .select('expense_id')
      .where('household_id', '=', householdId)
      .where('expense_id', 'in', stretch)
      .where('action', '!=', 'created')
      .execute()
    const touched = new Set(changes.map(({ expense_id }) => expense_id))
    const ids = stretch.filter((id) => !touched.has(id))
    if (ids.length === 0) continue
    const stored = storedExpenses(work.db, householdId).where('id', 'in', ids)
    deleted.push(...(await selectExpenses(work.db, householdId, stored).orderBy('expenses.id').execute()))
    await work.db
      .updateTable('expenses')
      .set({ deleted_at: work.now, updated_at: work.now })
      .where('household_id', '=', householdId)
      .where('id', 'in', ids)
      .execute()
  }
  for (const row of deleted) {
    await nextTurn()
    recordChange(work, actor, 'deleted', 'web', row, row)
  }
  return deleted
}

/** Deactivates the categories that were created by an import and that no expense, budget or series uses. */
async function putUnusedAway(work: Work, actor: MemberActor, importId: string): Promise<string[]> {
  const { householdId } = actor
  // Also waits for anybody who is filing an expense under one of them.
  const made = await work.db
    .selectFrom('categories')
    .select(['id', 'name'])
    .where('household_id', '=', householdId)
    .where('import_id', '=', importId)
    .where('deactivated_at', 'is', null)
    .orderBy('id')
    .$call(work.forUpdate)
    .execute()
  const away: string[] = []
  for (const { id, name } of made) {
    if (await isUsed(work, householdId, id)) continue
    await deleteCategory(work, actor, id, false)
    away.push(name)
  }
  return away
}

async function isUsed(work: Work, householdId: string, categoryId: string): Promise<boolean> {
  for (const table of ['expenses', 'budgets', 'recurring_expenses'] as const) {
    const one = await work.db
      .selectFrom(table)
      .select('id')
      .where('household_id', '=', householdId)
      .where('category_id', '=', categoryId)
      .where('deleted_at', 'is', null)
      .limit(1)
      .executeTakeFirst()
    if (one) return true
  }
  return false
}
