import { type DeletedQuery, limits } from '@casita/contract'
import { addTime } from '../calendar.ts'
import { compiled } from '../db/compiled.ts'
import type { ReadOnlyDb } from '../db/database.ts'
import { type ExpenseRow, selectExpenses } from './expense-rows.ts'

/** The deleted expenses that can still be restored, latest first: as many as one page shows. */
export async function listDeleted(
  db: ReadOnlyDb,
  householdId: string,
  now: string,
  { limit, skipped }: { limit: number; skipped: number } = { limit: limits.deletedPageSize, skipped: 0 },
): Promise<ExpenseRow[]> {
  return deletedPage(db, { householdId, since: restorableSince(now), limit, skipped })
}

const deletedPage = compiled(
  (db, { householdId, since, limit, skipped }: DeletedAsked & { limit: number; skipped: number }) =>
    selectExpenses(db, householdId)
      .where('expenses.deleted_at', '>=', since)
      .orderBy('expenses.deleted_at', 'desc')
      .orderBy('expenses.id', 'desc')
      .limit(limit)
      .offset(skipped),
)

interface DeletedAsked {
  householdId: string
  since: string
}

/** A page of the deleted expenses that can still be restored, with how many there are in all. */
export async function pageOfDeleted(
  db: ReadOnlyDb,
  householdId: string,
  now: string,
  { page = 1, per_page: perPage = limits.deletedPageSize }: DeletedQuery,
): Promise<{ rows: ExpenseRow[]; totalCount: number; hasNext: boolean }> {
  const [rows, [counted]] = await Promise.all([
    listDeleted(db, householdId, now, { limit: perPage, skipped: (page - 1) * perPage }),
    countOfDeleted(db, { householdId, since: restorableSince(now) }),
  ])
  const totalCount = Number(counted?.count)
  return { rows, totalCount, hasNext: page * perPage < totalCount }
}

const countOfDeleted = compiled((db, { householdId, since }: DeletedAsked) =>
  db
    .selectFrom('expenses')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('household_id', '=', householdId)
    .where('deleted_at', '>=', since),
)

const restorableSince = (now: string) => addTime(now, { days: -limits.restoreDays })
