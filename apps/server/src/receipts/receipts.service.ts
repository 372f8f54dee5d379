import { createHash } from 'node:crypto'
import type { ExpenseSource } from '@casita/contract'
import { sql } from 'kysely'
import type { MemberActor } from '../actor.ts'
import type { ReadOnlyDb } from '../db/database.ts'
import type { Receipts } from '../db/tables/ledger.ts'
import type { Work } from '../db/work.ts'
import { AppError } from '../errors.ts'
import type { ExpenseRow } from '../expenses/expense-rows.ts'
import { getExpense, takeExpense } from '../expenses/expenses.service.ts'
import { recordChange } from '../expenses/history.service.ts'
import type { Picture } from './picture.ts'

/** The person to whom a change of an expense is attributed. */
type Writer = Pick<MemberActor, 'householdId' | 'userId'>

/** Returns the picture of an expense's receipt, even while the expense is deleted. Throws `not_found`. */
export async function readReceipt(
  db: ReadOnlyDb,
  householdId: string,
  expenseId: string,
): Promise<Pick<Receipts, 'content_type' | 'bytes' | 'sha256'>> {
  const receipt = await db
    .selectFrom('receipts')
    .select(['content_type', 'bytes', 'sha256'])
    .where('household_id', '=', householdId)
    .where('expense_id', '=', expenseId)
    .executeTakeFirst()
  if (!receipt) throw new AppError('not_found')
  return receipt
}

/** How many bytes the pictures of a household take. */
export async function receiptSpaceTaken(db: ReadOnlyDb, householdId: string): Promise<number> {
  const { taken } = await db
    .selectFrom('receipts')
    // Neither database reads the pictures themselves for this.
    .select(sql<number | null>`sum(octet_length(bytes))`.as('taken'))
    .where('household_id', '=', householdId)
    .executeTakeFirstOrThrow()
  return Number(taken)
}

/** Whether the pictures of a household take less than this many bytes, so that another one may be added. */
export async function hasReceiptSpace(db: ReadOnlyDb, householdId: string, space: number): Promise<boolean> {
  return (await receiptSpaceTaken(db, householdId)) < space
}

/**
 * Attaches a picture to an expense, replacing an earlier one. Throws `not_found`, `forbidden`, or `receipts_full` where
 * those that the household has take `space` bytes.
 */
export async function attachReceipt(
  work: Work,
  actor: MemberActor,
  expenseId: string,
  picture: Picture,
  space: number,
): Promise<ExpenseRow> {
  const expense = await takeStanding(work, actor, expenseId)
  if (!(await hasReceiptSpace(work.db, actor.householdId, space))) throw new AppError('receipts_full')
  return store(work, actor, expense, picture, 'web')
}

/**
 * Attaches a picture that came with the message of an expense, after it was fetched. Expenses that have one already
 * are skipped; deleted expenses and authors who have left are no obstacle.
 */
export async function keepReceipt(
  work: Work,
  writer: Writer,
  expenseId: string,
  picture: Picture,
  source: ExpenseSource,
): Promise<void> {
  const waiting = await work.db
    .selectFrom('expenses')
    .select('id')
    .where('household_id', '=', writer.householdId)
    .where('id', '=', expenseId)
    .where('receipt_at', 'is', null)
    .$call(work.forUpdate)
    .executeTakeFirst()
  if (!waiting) return
  await store(work, writer, await getExpense(work.db, writer.householdId, expenseId), picture, source)
}

/** Deletes the picture of an expense permanently; does nothing without one. Throws `not_found` or `forbidden`. */
export async function removeReceipt(work: Work, actor: MemberActor, expenseId: string): Promise<ExpenseRow> {
  const before = await takeStanding(work, actor, expenseId)
  if (before.receipt_at === null) return before
  await work.db
    .deleteFrom('receipts')
    .where('household_id', '=', actor.householdId)
    .where('expense_id', '=', expenseId)
    .execute()
  return mark(work, actor, before, null, 'web')
}

async function takeStanding(work: Work, actor: MemberActor, expenseId: string): Promise<ExpenseRow> {
  const expense = await takeExpense(work, actor, expenseId)
  if (expense.deleted_at) throw new AppError('not_found')
  return expense
}

async function store(
  work: Work,
  writer: Writer,
  before: ExpenseRow,
  { type, bytes }: Picture,
  source: ExpenseSource,
): Promise<ExpenseRow> {
  const kept = {
    content_type: type,
    bytes,
    sha256: createHash('sha256').update(bytes).digest('hex'),
    created_at: work.now,
  }
  await work.db
    .insertInto('receipts')
    .values({ household_id: writer.householdId, expense_id: before.id, ...kept })
    .onConflict((conflict) => conflict.columns(['household_id', 'expense_id']).doUpdateSet(kept))
    .execute()
  return mark(work, writer, before, work.now, source)
}

/** Records on the expense, in its history and in a live event that its picture has changed. */
async function mark(
  work: Work,
  writer: Writer,
  before: ExpenseRow,
  receiptAt: string | null,
  source: ExpenseSource,
): Promise<ExpenseRow> {
  const { householdId, userId } = writer
  await work.db
    .updateTable('expenses')
    .set({ receipt_at: receiptAt, updated_at: work.now })
    .where('household_id', '=', householdId)
    .where('id', '=', before.id)
    .execute()
  const after = await getExpense(work.db, householdId, before.id)
  recordChange(work, writer, 'changed', source, before, after)
  work.emit({ type: 'changed', householdId, topics: ['expenses'], userId })
  return after
}
