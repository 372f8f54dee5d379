import { type ExpenseEvent, type ExpenseSource, type expenseActions, fromMinor } from '@casita/contract'
import * as z from 'zod'
import type { MemberActor } from '../actor.ts'
import { insertRow } from '../db/compiled.ts'
import type { ReadOnlyDb } from '../db/database.ts'
import { newId } from '../db/ids.ts'
import { jsonColumn } from '../db/json-column.ts'
import type { Work } from '../db/work.ts'
import type { ExpenseRow } from './expense-rows.ts'

/**
 * The fields of an expense whose changes are recorded, with their values at that time. A payer is stored by id and
 * named when the history is read, so that a deleted account leaves no name behind.
 */
const Recorded = z.object({
  description: z.string(),
  /** In minor units. */
  amount: z.number(),
  /** The category's name at that time. */
  category: z.string().nullable(),
  expense_date: z.string(),
  paid_by: z.string(),
  note: z.string().nullable(),
  /** When the current picture was added. */
  receipt: z.string().nullable(),
})
type Recorded = z.infer<typeof Recorded>
type Field = keyof Recorded
const fields = Recorded.keyof().options

/** The fields that changed, or all of them for a new expense. */
const Snapshot = Recorded.partial()
type Snapshot = z.infer<typeof Snapshot>
const snapshots = jsonColumn(Snapshot)

function recorded(row: ExpenseRow): Recorded {
  return {
    description: row.description,
    amount: row.amount,
    category: row.category_name,
    expense_date: row.expense_date,
    paid_by: row.paid_by,
    note: row.note,
    receipt: row.receipt_at,
  }
}

/**
 * Adds an entry to the history of an expense, in the same transaction as the change. An update that changes nothing
 * adds none.
 */
export function recordChange(
  work: Work,
  actor: Pick<MemberActor, 'householdId' | 'userId'>,
  action: (typeof expenseActions)[number],
  source: ExpenseSource,
  before: ExpenseRow | null,
  after: ExpenseRow,
): void {
  const [then, now] = [before && recorded(before), recorded(after)]
  // A new expense has no picture yet.
  const changed = fields.filter((field) => (then ? then[field] !== now[field] : field !== 'receipt'))
  if (action === 'changed' && changed.length === 0) return
  const snapshot = (values: Recorded): string =>
    snapshots.write(Object.fromEntries(changed.map((field) => [field, values[field]])))
  insertRow(work.db, 'expense_changes', {
    household_id: actor.householdId,
    id: newId(),
    expense_id: after.id,
    changed_by: actor.userId,
    action,
    source,
    before_json: then && snapshot(then),
    after_json: snapshot(now),
    created_at: work.now,
  })
}

/** The ids of those of the given expenses that a member has deleted. */
export async function deletedBy(
  db: ReadOnlyDb,
  { householdId, userId }: Pick<MemberActor, 'householdId' | 'userId'>,
  expenseIds: readonly string[],
): Promise<Set<string>> {
  if (expenseIds.length === 0) return new Set()
  const rows = await db
    .selectFrom('expense_changes')
    .select('expense_id')
    .where('household_id', '=', householdId)
    .where('expense_id', 'in', expenseIds)
    .where('action', '=', 'deleted')
    .where('changed_by', '=', userId)
    .execute()
  return new Set(rows.map(({ expense_id }) => expense_id))
}

/** Whether an expense was ever moved out of a category with this name. */
export async function wasInCategory(
  db: ReadOnlyDb,
  householdId: string,
  expenseId: string,
  category: string,
): Promise<boolean> {
  const rows = await db
    .selectFrom('expense_changes')
    .select('before_json')
    .where('household_id', '=', householdId)
    .where('expense_id', '=', expenseId)
    .execute()
  return rows.some(({ before_json }) => snapshotIn(before_json).category === category)
}

/** The history of one expense of a household, oldest first; empty if the expense belongs to another household. */
export async function listChanges(
  db: ReadOnlyDb,
  householdId: string,
  expenseId: string,
): Promise<ExpenseEvent[]> {
  const rows = await db
    .selectFrom('expense_changes')
    .innerJoin('users', 'users.id', 'expense_changes.changed_by')
    .select([
      'expense_changes.id',
      'action',
      'source',
      'changed_by',
      'users.name',
      'before_json',
      'after_json',
      'expense_changes.created_at',
    ])
    .where('household_id', '=', householdId)
    .where('expense_id', '=', expenseId)
    .orderBy('expense_changes.id')
    .execute()
  const payers = await namesOf(
    db,
    rows.flatMap((row) => [snapshotIn(row.before_json).paid_by, snapshotIn(row.after_json).paid_by]),
  )
  return rows.map((row) => ({
    id: row.id,
    action: row.action,
    source: row.source,
    user_id: row.changed_by,
    user_name: row.name,
    at: row.created_at,
    changes: fieldChanges(snapshotIn(row.before_json), snapshotIn(row.after_json), payers),
  }))
}

function snapshotIn(json: string | null): Snapshot {
  return json === null ? {} : snapshots.read(json)
}

async function namesOf(db: ReadOnlyDb, ids: (string | undefined)[]): Promise<Map<string, string>> {
  const known = [...new Set(ids.filter((id) => id !== undefined))]
  if (known.length === 0) return new Map()
  const rows = await db.selectFrom('users').select(['id', 'name']).where('id', 'in', known).execute()
  return new Map(rows.map(({ id, name }) => [id, name]))
}

function fieldChanges(
  before: Snapshot,
  after: Snapshot,
  payers: Map<string, string>,
): ExpenseEvent['changes'] {
  const [then, now] = [presentSnapshot(before, payers), presentSnapshot(after, payers)]
  return fields
    .filter((field) => field in after)
    .map((field) => ({ field, before: then[field] ?? null, after: now[field] ?? null }))
}

/** A snapshot as it is sent to clients: amounts in whole units, payers by name. */
function presentSnapshot(
  snapshot: Snapshot,
  payers: Map<string, string>,
): Partial<Record<Field, string | number | null | undefined>> {
  const { amount, paid_by } = snapshot
  return {
    ...snapshot,
    ...(amount !== undefined && { amount: fromMinor(amount) }),
    ...(paid_by !== undefined && { paid_by: payers.get(paid_by) ?? null }),
  }
}
