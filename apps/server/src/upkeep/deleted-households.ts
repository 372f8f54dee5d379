import { sql } from 'kysely'
import { addTime } from '../calendar.ts'
import type { ReadOnlyDb } from '../db/database.ts'
import type { Tables } from '../db/tables.ts'
import type { Work } from '../db/work.ts'
import { removeBatch } from './batch.ts'
import { retention } from './retention.ts'

/**
 * Every table with rows of one household, referencing tables before referenced ones. Messages are not included: they
 * expire by age, and a household that was deleted a month ago has none left.
 */
const tables = [
  ['budget_alerts', ['household_id', 'budget_id', 'month', 'threshold']],
  ['budget_months', ['household_id', 'budget_id', 'month']],
  ['budgets', ['household_id', 'id']],
  ['recurring_expenses', ['household_id', 'id']],
  ['category_habits', ['household_id', 'words']],
  ['spending', ['household_id', 'span', 'starts_on', 'category_id', 'added_by', 'paid_by']],
  ['expense_changes', ['household_id', 'id']],
  ['receipts', ['household_id', 'expense_id']],
  ['expenses', ['household_id', 'id']],
  ['imports', ['household_id', 'id']],
  ['categories', ['household_id', 'id']],
  ['invitation_uses', ['household_id', 'invitation_id', 'user_id']],
  ['invitations', ['household_id', 'id']],
  ['conversations', ['user_id', 'channel']],
  ['live_events', ['household_id', 'id']],
  ['jobs', ['id']],
  ['household_changes', ['household_id', 'id']],
  ['memberships', ['household_id', 'user_id']],
] as const satisfies readonly (readonly [keyof Tables, readonly string[]])[]

/** Found by the members, because conversations have no index by household. */
const conversationsOf = (householdId: string) => sql`household_id = ${householdId}
  and user_id in (select user_id from memberships where household_id = ${householdId})`

/** The ids of the households that were deleted long enough ago to be removed. */
export async function householdsToRemove(db: ReadOnlyDb, now: string): Promise<string[]> {
  const rows = await db
    .selectFrom('households')
    .select('id')
    .where('deleted_at', '<', addTime(now, { days: -retention.deletedHouseholds }))
    .execute()
  return rows.map(({ id }) => id)
}

/**
 * Deletes at most one batch of a household's rows, the household itself last; returns how many, 0 when nothing is
 * left.
 */
export async function removeHouseholdBatch(work: Work, householdId: string): Promise<number> {
  for (const [table, key] of tables) {
    const removed = await removeBatch(work, {
      table,
      key: key as readonly (keyof Tables[typeof table] & string)[],
      where: table === 'conversations' ? conversationsOf(householdId) : sql`household_id = ${householdId}`,
    })
    if (removed > 0) return removed
  }
  return removeBatch(work, { table: 'households', key: ['id'], where: sql`id = ${householdId}` })
}
