import { type RecurringChange, type RecurringInput, serverLimits, toMinor } from '@casita/contract'
import { type MemberActor, mayChange } from '../actor.ts'
import { addDays, monthOf } from '../calendar.ts'
import { requireCategory } from '../categories/active-category.ts'
import { compiled } from '../db/compiled.ts'
import type { ReadOnlyDb } from '../db/database.ts'
import { newId } from '../db/ids.ts'
import type { RecurringExpenses } from '../db/tables/ledger.ts'
import type { Work } from '../db/work.ts'
import { AppError, fieldError } from '../errors.ts'
import type { ExpenseRow } from '../expenses/expense-rows.ts'
import { getExpense, requirePayer } from '../expenses/expenses.service.ts'
import { sourceRefOf } from '../forecast/noted-again.ts'
import { noteDue } from './note-due.service.ts'
import { type RecurringRow, selectRecurring } from './recurring-rows.ts'
import { type Intervals, lastPast, never, scheduleAfter } from './schedule.ts'

/** Lists the series of a household, the next due first and the ended last. */
export async function listRecurring(db: ReadOnlyDb, householdId: string): Promise<RecurringRow[]> {
  const rows = await currentSeries(db, { householdId })
  const when = ({ next_on, id }: RecurringRow) => `${next_on ?? '~'} ${id}`
  return rows.toSorted((a, b) => (when(a) < when(b) ? -1 : 1))
}

const currentSeries = compiled((db, { householdId }: { householdId: string }) =>
  selectRecurring(db, householdId).where('recurring.deleted_at', 'is', null),
)

/** A series, and the expense of today's occurrence if that was recorded just now. */
export interface Begun {
  row: RecurringRow
  notedId: string | null
}

/**
 * Makes an expense recur from its own day on; occurrences before today are not recorded. If it belongs to a series
 * already, as its first expense or as a recorded one, that series changes its interval and end. An occurrence due
 * today is recorded at once. Throws `not_found`, `forbidden`, `recurring_limit`, `ledger_full`, and `invalid` for an
 * end before the start.
 */
export async function repeatExpense(work: Work, actor: MemberActor, input: RecurringInput): Promise<Begun> {
  const { householdId } = actor
  await lockRecurring(work, householdId)
  const expense = await getExpense(work.db, householdId, input.expense_id)
  if (expense.deleted_at) throw new AppError('not_found')
  if (!mayChange(actor, expense)) throw new AppError('forbidden')
  const already = await seriesOf(work.db, householdId, expense.id)
  if (already)
    return changeSeries(work, actor, already, { every: input.every, ends_on: input.ends_on ?? null })
  await requireRoom(work.db, householdId)
  const members = await membersAmong(work.db, householdId, [expense.paid_by])
  const recurring: RecurringExpenses = {
    household_id: householdId,
    id: newId(),
    expense_id: expense.id,
    added_by: actor.userId,
    // If the payer has left since, the person who makes it recur pays from now on.
    paid_by: members.has(expense.paid_by) ? expense.paid_by : actor.userId,
    amount: expense.amount,
    description: expense.description,
    note: expense.note,
    category_id: expense.category_id,
    every: input.every,
    starts_on: expense.expense_date,
    ends_on: endOf(expense.expense_date, input.ends_on),
    last_on: await lastOn(work.db, householdId, expense),
    ...never,
    created_at: work.now,
    updated_at: work.now,
    deleted_at: null,
  }
  await work.db
    .insertInto('recurring_expenses')
    .values({ ...recurring, ...scheduleNow(work, recurring, actor.timeZone) })
    .execute()
  return begun(work, actor, recurring.id)
}

/**
 * Changes what a series will record, including today's occurrence if it is now due; recorded expenses stay. Throws
 * `not_found`, `forbidden`, `ledger_full`, and `invalid` for a category or payer of another household and for an end
 * before the start.
 */
export async function changeRecurring(
  work: Work,
  actor: MemberActor,
  id: string,
  change: RecurringChange,
): Promise<RecurringRow> {
  const { row } = await changeSeries(work, actor, id, change)
  return row
}

async function changeSeries(
  work: Work,
  actor: MemberActor,
  id: string,
  change: RecurringChange,
): Promise<Begun> {
  const before = await takeActive(work, actor, id)
  if (change.category_id && change.category_id !== before.category_id)
    await requireCategory(work, actor.householdId, change.category_id)
  if (change.paid_by && change.paid_by !== before.paid_by)
    await requirePayer(work.db, actor.householdId, change.paid_by)
  const every = change.every ?? before.every
  const ends_on = change.ends_on === undefined ? before.ends_on : endOf(before.starts_on, change.ends_on)
  const isMoved = every !== before.every || ends_on !== before.ends_on
  await update(work, actor, id, {
    ...(change.description !== undefined && { description: change.description }),
    ...(change.note !== undefined && { note: change.note || null }),
    ...(change.amount !== undefined && { amount: toMinor(change.amount) }),
    ...(change.category_id !== undefined && { category_id: change.category_id }),
    ...(change.paid_by && { paid_by: change.paid_by }),
    ...(isMoved && {
      every,
      ends_on,
      ...scheduleNow(work, { ...before, every, ends_on }, before.author_timezone),
    }),
  })
  return isMoved ? begun(work, actor, id) : { row: await told(work, actor, id), notedId: null }
}

/**
 * Has a series recur on another day of the month, from the month after its expense's on; a shorter month has its last
 * day instead. Returns null, and does nothing, for one that has recorded an expense or does not recur by months. Throws
 * `not_found` and `forbidden`.
 */
export async function moveRecurring(
  work: Work,
  actor: MemberActor,
  id: string,
  dayOfMonth: number,
): Promise<RecurringRow | null> {
  const before = await takeActive(work, actor, id)
  const { first, last } = monthOf(before.last_on)
  const hasRecorded = before.starts_on < first
  if (hasRecorded || before.every === 'week' || before.every === 'two_weeks') return null
  const day = addDays(first, dayOfMonth - 1)
  const starts_on = day < last ? day : last
  await update(work, actor, id, {
    starts_on,
    ...scheduleNow(work, { ...before, starts_on }, before.author_timezone),
  })
  return told(work, actor, id)
}

/** Skips the next occurrence; does nothing for an ended series. Throws `not_found` and `forbidden`. */
export async function skipRecurring(work: Work, actor: MemberActor, id: string): Promise<RecurringRow> {
  const before = await takeActive(work, actor, id)
  if (before.next_on)
    await update(work, actor, id, {
      last_on: before.next_on,
      ...scheduleAfter(before.next_on, before, before.author_timezone),
    })
  return told(work, actor, id)
}

/** Stops a series; recorded expenses stay. Throws `not_found` and `forbidden`. */
export async function stopRecurring(work: Work, actor: MemberActor, id: string): Promise<RecurringRow> {
  await takeActive(work, actor, id)
  await update(work, actor, id, { ...never, deleted_at: work.now })
  return told(work, actor, id)
}

/**
 * Resumes a stopped series; occurrences before today are not recorded. Does nothing for one that is not stopped.
 * Throws `not_found`, `forbidden`, `recurring_limit`, `ledger_full`, and `invalid` if its expense has a new series by
 * now.
 */
export async function resumeRecurring(work: Work, actor: MemberActor, id: string): Promise<Begun> {
  await lockRecurring(work, actor.householdId)
  const before = await takeRecurring(work, actor, id)
  if (!before.deleted_at) return { row: before, notedId: null }
  if (await seriesOf(work.db, actor.householdId, before.expense_id))
    throw fieldError('expense_id', 'It comes back already')
  await requireRoom(work.db, actor.householdId)
  const members = await membersAmong(work.db, actor.householdId, [before.added_by, before.paid_by])
  await update(work, actor, id, {
    deleted_at: null,
    // If its author has left since, the person who resumes it becomes the author.
    ...(!members.has(before.added_by) && { added_by: actor.userId }),
    ...(!members.has(before.paid_by) && { paid_by: actor.userId }),
    ...scheduleNow(work, before, before.author_timezone),
  })
  return begun(work, actor, id)
}

/**
 * Handles the series of somebody who leaves: those they pay are stopped, those that others pay are handed over to the
 * payer.
 */
export async function leaveRecurring(work: Work, householdId: string, userId: string): Promise<void> {
  const open = work.db
    .updateTable('recurring_expenses')
    .where('household_id', '=', householdId)
    .where('deleted_at', 'is', null)
  await open
    .set({ ...never, deleted_at: work.now, updated_at: work.now })
    .where('paid_by', '=', userId)
    .execute()
  await open
    .set((eb) => ({ added_by: eb.ref('paid_by'), updated_at: work.now }))
    .where('added_by', '=', userId)
    .execute()
}

/** Returns the id of the active series that an expense started or was recorded by; null if there is none. */
async function seriesOf(db: ReadOnlyDb, householdId: string, expenseId: string): Promise<string | null> {
  const noted = await db
    .selectFrom('expenses')
    .select('source_ref')
    .where('household_id', '=', householdId)
    .where('id', '=', expenseId)
    .where('source', '=', 'recurring')
    .executeTakeFirst()
  const [id = null] = noted?.source_ref?.split(' ') ?? []
  const series = await db
    .selectFrom('recurring_expenses')
    .select('id')
    .where('household_id', '=', householdId)
    .where('deleted_at', 'is', null)
    .where((eb) => (id ? eb('id', '=', id) : eb('expense_id', '=', expenseId)))
    .executeTakeFirst()
  return series?.id ?? null
}

/**
 * Returns the last day that a stopped series of an expense recorded or skipped, or else the expense's own day. A day
 * whose expense was deleted does not count, so that a beginning that was undone can be repeated.
 */
async function lastOn(
  db: ReadOnlyDb,
  householdId: string,
  { id, expense_date }: Pick<ExpenseRow, 'id' | 'expense_date'>,
): Promise<string> {
  const stopped = await db
    .selectFrom('recurring_expenses')
    .select(['id', 'last_on'])
    .where('household_id', '=', householdId)
    .where('expense_id', '=', id)
    .execute()
  const last = stopped.map((series) => ({ day: series.last_on, ref: sourceRefOf(series.id, series.last_on) }))
  const deleted = await deletedAmong(
    db,
    householdId,
    last.map(({ ref }) => ref),
  )
  const days = last.filter(({ ref }) => !deleted.has(ref)).map(({ day }) => day)
  return [expense_date, ...days].toSorted().at(-1) ?? expense_date
}

/** Returns those of some source references whose expense was deleted. */
async function deletedAmong(
  db: ReadOnlyDb,
  householdId: string,
  refs: readonly string[],
): Promise<ReadonlySet<string | null>> {
  if (refs.length === 0) return new Set()
  const rows = await db
    .selectFrom('expenses')
    .select('source_ref')
    .where('household_id', '=', householdId)
    .where('source', '=', 'recurring')
    .where('source_ref', 'in', refs)
    .where('deleted_at', 'is not', null)
    .execute()
  return new Set(rows.map(({ source_ref }) => source_ref))
}

/** Locks the series of a household until the commit, so that an expense does not get two. */
function lockRecurring(work: Work, householdId: string): Promise<void> {
  return work.lock(`recurring:${householdId}`)
}

async function requireRoom(db: ReadOnlyDb, householdId: string): Promise<void> {
  const { count } = await db
    .selectFrom('recurring_expenses')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('household_id', '=', householdId)
    .where('deleted_at', 'is', null)
    .executeTakeFirstOrThrow()
  if (Number(count) >= serverLimits.recurringMax) throw new AppError('recurring_limit')
}

async function membersAmong(
  db: ReadOnlyDb,
  householdId: string,
  userIds: readonly string[],
): Promise<ReadonlySet<string>> {
  const rows = await db
    .selectFrom('memberships')
    .select('user_id')
    .where('household_id', '=', householdId)
    .where('user_id', 'in', userIds)
    .where('left_at', 'is', null)
    .execute()
  return new Set(rows.map(({ user_id }) => user_id))
}

function endOf(startsOn: string, endsOn: string | null | undefined): string | null {
  if (endsOn && endsOn < startsOn) throw fieldError('ends_on', 'The last day must not be before the first')
  return endsOn ?? null
}

/** The next day of a series from today on, behind the last one that it recorded or skipped. */
function scheduleNow(work: Work, recurring: Intervals & Pick<RecurringRow, 'last_on'>, timeZone: string) {
  return scheduleAfter(lastPast(recurring.last_on, timeZone, work.now), recurring, timeZone)
}

/** Locks a series that is not stopped for changing it. */
async function takeActive(work: Work, actor: MemberActor, id: string): Promise<RecurringRow> {
  const series = await takeRecurring(work, actor, id)
  if (series.deleted_at) throw new AppError('not_found')
  return series
}

/** Locks a series for changing it, stopped or not. */
async function takeRecurring(work: Work, actor: MemberActor, id: string): Promise<RecurringRow> {
  const lock = work.db
    .selectFrom('recurring_expenses')
    .select('added_by')
    .where('household_id', '=', actor.householdId)
    .where('id', '=', id)
  const locked = await lock.$call(work.forUpdate).executeTakeFirst()
  if (!locked) throw new AppError('not_found')
  if (!mayChange(actor, locked)) throw new AppError('forbidden')
  return getRecurring(work.db, actor.householdId, id)
}

async function update(
  work: Work,
  actor: MemberActor,
  id: string,
  change: Partial<RecurringExpenses>,
): Promise<void> {
  await work.db
    .updateTable('recurring_expenses')
    .set({ ...change, updated_at: work.now })
    .where('household_id', '=', actor.householdId)
    .where('id', '=', id)
    .execute()
}

/** Like `told`, but first records an occurrence that is due today. */
async function begun(work: Work, actor: MemberActor, id: string): Promise<Begun> {
  const notedId = await noteDue(work, { household_id: actor.householdId, id })
  return { row: await told(work, actor, id), notedId }
}

/** Notifies the household's screens and returns the series as it is now. */
function told(work: Work, actor: MemberActor, id: string): Promise<RecurringRow> {
  work.emit({ type: 'changed', householdId: actor.householdId, topics: ['recurring'], userId: actor.userId })
  return getRecurring(work.db, actor.householdId, id)
}

async function getRecurring(db: ReadOnlyDb, householdId: string, id: string): Promise<RecurringRow> {
  const row = await selectRecurring(db, householdId).where('recurring.id', '=', id).executeTakeFirst()
  if (!row) throw new AppError('not_found')
  return row
}
