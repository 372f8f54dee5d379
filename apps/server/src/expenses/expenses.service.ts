import { type ExpenseChange, type ExpenseInput, type ExpenseSource, limits, toMinor } from '@casita/contract'
import { type MemberActor, mayChange } from '../actor.ts'
import { tellOthers } from '../budgets/crossing-news.ts'
import { type Crossing, countAgainstBudgets } from '../budgets/crossings.ts'
import { addTime, dayIn } from '../calendar.ts'
import { requireCategory } from '../categories/active-category.ts'
import { compiled, insertRow } from '../db/compiled.ts'
import type { ReadOnlyDb } from '../db/database.ts'
import { newId } from '../db/ids.ts'
import type { Expenses } from '../db/tables/ledger.ts'
import { NotShared, type Work } from '../db/work.ts'
import { AppError, fieldError } from '../errors.ts'
import { fold } from '../folding.ts'
import { readCountingContext } from '../spending/counting-context.ts'
import { countSpending } from '../spending/spending.ts'
import { type ExpenseRow, selectExpenses } from './expense-rows.ts'
import { requireActiveOrFormerCategory } from './former-category.ts'
import { recordChange } from './history.service.ts'
import { requireNotTooFarAhead } from './latest-date.ts'

/** The origin of an expense; `ref` is unique per household and source, so that one message is recorded only once. */
export interface Origin {
  source: ExpenseSource
  ref?: string
  /** The import that the expense is a row of. */
  importId?: string
  /** The original amount if it was given in another currency; in minor units. */
  original?: { amount: number; currency: Expenses['original_currency'] }
  /**
   * Whether it is one of several recorded together; their caller then tells the other members once about all
   * thresholds crossed.
   */
  isOneOfSeveral?: boolean
}

/** An expense after counting, with the budget thresholds that it crossed, which the answer has to mention. */
export type CountedExpense = ExpenseRow & {
  crossings: Crossing[]
  /** False only where the household is known to have no budget. */
  hasBudgets?: boolean
}

/**
 * Records an expense of the actor's household. Throws `invalid` for a category or payer that is not the household's,
 * and for a day too far ahead.
 */
export async function createExpense(
  work: Work,
  actor: MemberActor,
  input: ExpenseInput,
  origin: Origin,
): Promise<CountedExpense> {
  const { householdId } = actor
  if (input.expense_date) requireNotTooFarAhead(input.expense_date, work.now)
  const own = {
    category_id: input.category_id ?? null,
    added_by: actor.userId,
    paid_by: input.paid_by ?? actor.userId,
  }
  const [context, category, payer] = await Promise.all([
    readCountingContext(work, householdId, own),
    own.category_id === null ? null : requireCategory(work, householdId, own.category_id),
    own.paid_by === actor.userId ? actor : requirePayer(work.db, householdId, own.paid_by),
  ])
  // Such expenses must be counted one after the other, see `countAgainstBudgets`.
  if (context.hasBudgets && work.isShared) throw new NotShared()
  const expense: Expenses = {
    ...own,
    household_id: householdId,
    id: newId(),
    amount: toMinor(input.amount),
    description: input.description,
    note: input.note || null,
    expense_date: input.expense_date ?? dayIn(actor.timeZone, new Date(work.now)),
    source: origin.source,
    source_ref: origin.ref ?? null,
    import_id: origin.importId ?? null,
    original_amount: origin.original?.amount ?? null,
    original_currency: origin.original?.currency ?? null,
    search_key: fold(`${input.description} ${input.note ?? ''}`),
    created_at: work.now,
    receipt_at: null,
    updated_at: work.now,
    deleted_at: null,
  }
  const row: ExpenseRow = {
    ...expense,
    currency: context.currency,
    author_name: actor.name,
    payer_name: payer.name,
    category_name: category?.name ?? null,
    category_icon: category?.icon ?? null,
    category_color: category?.color ?? null,
  }
  insertRow(work.db, 'expenses', expense)
  recordChange(work, actor, 'created', origin.source, null, row)
  const noter = origin.source === 'recurring' ? { ...actor, userId: null } : actor
  const crossings = await countAgainstBudgets(work, noter, context, null, expense)
  const counted = { ...row, crossings, hasBudgets: context.hasBudgets }
  if (!origin.isOneOfSeveral) await tellOthers(work, noter, [counted])
  tell(work, actor)
  return counted
}

/** Changes the given fields of an expense. Throws `not_found`, `forbidden`, or `invalid` as `createExpense` does. */
export async function changeExpense(
  work: Work,
  actor: MemberActor,
  id: string,
  change: ExpenseChange,
  source: ExpenseSource,
): Promise<CountedExpense> {
  const before = await takeToChange(work, actor, id, change)
  return applyChange(work, actor, before, change, source)
}

/** Changes several expenses as `changeExpense` does, after it checked all of them: none is left half done. */
export async function changeExpenses(
  work: Work,
  actor: MemberActor,
  wishes: readonly { id: string; change: ExpenseChange }[],
  source: ExpenseSource,
): Promise<CountedExpense[]> {
  for (const { id, change } of wishes) await takeToChange(work, actor, id, change)
  const changed: CountedExpense[] = []
  for (const { id, change } of wishes) {
    // Read again, because an earlier wish may be about the same expense.
    const before = await getExpense(work.db, actor.householdId, id)
    changed.push(await applyChange(work, actor, before, change, source))
  }
  return changed
}

/**
 * Locks an expense that is not deleted, and requires a day, a category and a payer that it may be given; those that it
 * has already are not checked.
 */
async function takeToChange(
  work: Work,
  actor: MemberActor,
  id: string,
  change: ExpenseChange,
): Promise<ExpenseRow> {
  const before = await takeExpense(work, actor, id)
  if (before.deleted_at) throw new AppError('not_found')
  if (change.expense_date && change.expense_date !== before.expense_date)
    requireNotTooFarAhead(change.expense_date, work.now)
  if (change.category_id && change.category_id !== before.category_id)
    await requireActiveOrFormerCategory(work, actor, id, change.category_id)
  if (change.paid_by && change.paid_by !== before.paid_by)
    await requirePayer(work.db, actor.householdId, change.paid_by)
  return before
}

async function applyChange(
  work: Work,
  actor: MemberActor,
  before: ExpenseRow,
  change: ExpenseChange,
  source: ExpenseSource,
): Promise<CountedExpense> {
  const description = change.description === undefined ? before.description : (change.description ?? '')
  const note = change.note === undefined ? before.note : change.note || null
  const changed = work.db
    .updateTable('expenses')
    .set({
      description,
      note,
      search_key: fold(`${description} ${note ?? ''}`),
      ...(change.amount !== undefined && { amount: toMinor(change.amount) }),
      ...(change.category_id !== undefined && { category_id: change.category_id }),
      ...(change.expense_date && { expense_date: change.expense_date }),
      ...(change.paid_by && { paid_by: change.paid_by }),
      updated_at: work.now,
    })
    .where('household_id', '=', actor.householdId)
    .where('id', '=', before.id)
    .execute()
  work.send(changed)
  const after = await getExpense(work.db, actor.householdId, before.id)
  recordChange(work, actor, 'changed', source, before, after)
  return countChange(work, actor, before, after)
}

/**
 * Marks an expense as deleted: it no longer counts and can be restored for 30 days. Throws `not_found` or `forbidden`.
 */
export async function deleteExpense(
  work: Work,
  actor: MemberActor,
  id: string,
  source: ExpenseSource,
): Promise<ExpenseRow> {
  const before = await takeExpense(work, actor, id)
  if (before.deleted_at) throw new AppError('not_found')
  const after = await markDeleted(work, actor, id, work.now)
  recordChange(work, actor, 'deleted', source, before, after)
  countSpending(work, actor.householdId, before, null)
  tell(work, actor)
  return after
}

/**
 * Restores a deleted expense; one that is not deleted is returned unchanged. Throws `not_found`, `forbidden`,
 * `restore_expired`.
 */
export async function restoreExpense(
  work: Work,
  actor: MemberActor,
  id: string,
  source: ExpenseSource,
): Promise<CountedExpense> {
  const before = await takeExpense(work, actor, id)
  if (!before.deleted_at) return { ...before, crossings: [] }
  requireRestorable(before, work.now)
  const after = await markDeleted(work, actor, id, null)
  recordChange(work, actor, 'restored', source, before, after)
  return countChange(work, actor, null, after)
}

/** Throws `restore_expired` if an expense was deleted too long ago. */
export function requireRestorable({ deleted_at }: Pick<ExpenseRow, 'deleted_at'>, now: string): void {
  if (deleted_at && addTime(deleted_at, { days: limits.restoreDays }) < now)
    throw new AppError('restore_expired')
}

/** Counts a changed expense (see `countAgainstBudgets`), and tells the others what changed and which thresholds it crossed. */
async function countChange(
  work: Work,
  actor: MemberActor,
  before: ExpenseRow | null,
  after: ExpenseRow,
): Promise<CountedExpense> {
  const context = await readCountingContext(work, actor.householdId, after)
  const crossings = await countAgainstBudgets(work, actor, context, before, after)
  const counted = { ...after, crossings, hasBudgets: context.hasBudgets }
  await tellOthers(work, actor, [counted])
  tell(work, actor)
  return counted
}

/** Returns one expense of a household, deleted or not. Throws `not_found`. */
export async function getExpense(db: ReadOnlyDb, householdId: string, id: string): Promise<ExpenseRow> {
  const [row] = await oneExpense(db, { householdId, id })
  if (!row) throw new AppError('not_found')
  return row
}

const oneExpense = compiled((db, { householdId, id }: { householdId: string; id: string }) =>
  selectExpenses(db, householdId).where('expenses.id', '=', id),
)

/**
 * Locks an expense that is about to change and returns it, so that exactly what was counted can be subtracted from the
 * totals. Throws `not_found` or `forbidden`.
 */
export async function takeExpense(work: Work, actor: MemberActor, id: string): Promise<ExpenseRow> {
  const lock = work.db
    .selectFrom('expenses')
    .select('added_by')
    .where('household_id', '=', actor.householdId)
    .where('id', '=', id)
  const locked = await lock.$call(work.forUpdate).executeTakeFirst()
  if (!locked) throw new AppError('not_found')
  if (!mayChange(actor, locked)) throw new AppError('forbidden')
  return getExpense(work.db, actor.householdId, id)
}

async function markDeleted(
  work: Work,
  actor: MemberActor,
  id: string,
  deletedAt: string | null,
): Promise<ExpenseRow> {
  const marked = work.db
    .updateTable('expenses')
    .set({ deleted_at: deletedAt, updated_at: work.now })
    .where('household_id', '=', actor.householdId)
    .where('id', '=', id)
    .execute()
  work.send(marked)
  return getExpense(work.db, actor.householdId, id)
}

/** Returns the member who pays; throws `invalid` for somebody who is not a member. */
export async function requirePayer(
  db: ReadOnlyDb,
  householdId: string,
  userId: string,
): Promise<{ name: string }> {
  const [member] = await openMembership(db, { householdId, userId })
  if (!member) throw fieldError('paid_by', 'Unknown member')
  return member
}

const openMembership = compiled((db, { householdId, userId }: { householdId: string; userId: string }) =>
  db
    .selectFrom('memberships')
    .innerJoin('users', 'users.id', 'memberships.user_id')
    .select('users.name')
    .where('memberships.household_id', '=', householdId)
    .where('memberships.user_id', '=', userId)
    .where('memberships.left_at', 'is', null),
)

function tell(work: Work, actor: MemberActor): void {
  work.emit({ type: 'changed', householdId: actor.householdId, topics: ['expenses'], userId: actor.userId })
}
