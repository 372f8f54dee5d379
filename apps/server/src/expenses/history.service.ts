import { type ExpenseEvent, type ExpenseSource, type expenseActions, fromMinor } from '@casita/contract'
import type { MemberActor } from '../actor.ts'
import { insertRow } from '../db/compiled.ts'
import type { ReadOnlyDb } from '../db/database.ts'
import { newId } from '../db/ids.ts'
import type { Work } from '../db/work.ts'
import type { ExpenseRow } from './expense-rows.ts'

/**
 * What the history keeps of an expense: as it read at the time, the amount in minor units. Of people only the id: a
 * name is looked up, so that nothing keeps it once an account is deleted.
 */
const fields = {
  description: (row: ExpenseRow) => row.description,
  amount: (row: ExpenseRow) => row.amount,
  category: (row: ExpenseRow) => row.category_name,
  expense_date: (row: ExpenseRow) => row.expense_date,
  paid_by: (row: ExpenseRow) => row.paid_by,
  note: (row: ExpenseRow) => row.note,
  receipt: (row: ExpenseRow) => row.receipt_at,
} as const
type Field = keyof typeof fields
type Snapshot = Partial<Record<Field, string | number | null>>

/** Adds a step to an expense's history, in the work of the change itself; a change that changes nothing leaves none. */
export function recordChange(
  work: Work,
  actor: Pick<MemberActor, 'householdId' | 'userId'>,
  action: (typeof expenseActions)[number],
  source: ExpenseSource,
  before: ExpenseRow | null,
  after: ExpenseRow,
): void {
  // The picture of a receipt comes to an expense that is there.
  const changed = (Object.keys(fields) as Field[]).filter((field) =>
    before ? fields[field](before) !== fields[field](after) : field !== 'receipt',
  )
  if (action === 'changed' && changed.length === 0) return
  const snapshot = (row: ExpenseRow): string =>
    JSON.stringify(Object.fromEntries(changed.map((field) => [field, fields[field](row)])))
  insertRow(work.db, 'expense_changes', {
    household_id: actor.householdId,
    id: newId(),
    expense_id: after.id,
    changed_by: actor.userId,
    action,
    source,
    before_json: before && snapshot(before),
    after_json: snapshot(after),
    created_at: work.now,
  })
}

/** Which of some expenses a member has deleted. */
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

/** Whether a change took an expense out of a category of this name. */
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
  return rows.some(({ before_json }) => parse(before_json).category === category)
}

/** The history of one expense of a household, oldest first; empty for an expense of another one. */
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
    rows.flatMap((row) => [parse(row.before_json).paid_by, parse(row.after_json).paid_by]),
  )
  return rows.map((row) => ({
    id: row.id,
    action: row.action,
    source: row.source,
    user_id: row.changed_by,
    user_name: row.name,
    at: row.created_at,
    changes: steps(parse(row.before_json), parse(row.after_json), payers),
  }))
}

function parse(json: string | null): Snapshot {
  return json ? (JSON.parse(json) as Snapshot) : {}
}

async function namesOf(db: ReadOnlyDb, ids: Snapshot['paid_by'][]): Promise<Map<string, string>> {
  const known = [...new Set(ids.filter((id) => typeof id === 'string'))]
  if (known.length === 0) return new Map()
  const rows = await db.selectFrom('users').select(['id', 'name']).where('id', 'in', known).execute()
  return new Map(rows.map(({ id, name }) => [id, name]))
}

function steps(before: Snapshot, after: Snapshot, payers: Map<string, string>): ExpenseEvent['changes'] {
  return (Object.keys(after) as Field[]).map((field) => ({
    field,
    before: onWire(field, before[field], payers),
    after: onWire(field, after[field], payers),
  }))
}

function onWire(
  field: Field,
  value: string | number | null | undefined,
  payers: Map<string, string>,
): string | number | null {
  if (field === 'paid_by') return payers.get(String(value)) ?? null
  return field === 'amount' && typeof value === 'number' ? fromMinor(value) : (value ?? null)
}
