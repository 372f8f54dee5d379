import { firstDay, largestSum } from '@casita/contract'
import type { Compilable, InferResult } from 'kysely'
import { addDays, lastDay, monthOf } from '../calendar.ts'
import { compiled, gatherRows } from '../db/compiled.ts'
import type { ReadOnlyDb, WritableDb } from '../db/database.ts'
import { noCategory } from '../db/tables/columns.ts'
import { allTime, type Spending, type SpendingSpan } from '../db/tables/ledger.ts'
import type { Work } from '../db/work.ts'
import { AppError } from '../errors.ts'

/** The fields of an expense that its totals depend on. */
export interface Counted {
  amount: number
  category_id: string | null
  expense_date: string
  added_by: string
  paid_by: string
}

/**
 * Updates the totals for an expense that is added (`after`), deleted (`before`) or changed (both). Call it last in a
 * transaction, because the rows stay locked until the commit. They are written in key order, so that two transactions
 * cannot deadlock. When a total grows, call `requireTotalWithinLimit` first.
 */
export function countSpending(
  work: Work,
  householdId: string,
  before: Counted | null,
  after: Counted | null,
): void {
  const { db } = work
  const rows = [
    ...(before ? totalsOf(householdId, before, -1) : []),
    ...(after ? totalsOf(householdId, after, 1) : []),
  ]
  gatherRows(db, 'spending', rows, { kind: 'add', arrange: addedUp, insert: (some) => addTo(db, some) })
}

/** One row for each total that changes, in key order. */
function addedUp(rows: readonly Spending[]): Spending[] {
  const totals = new Map<string, Spending>()
  for (const row of rows) {
    const { household_id, span, starts_on, category_id, added_by, paid_by } = row
    const key = [household_id, span, starts_on, category_id, added_by, paid_by].join()
    const same = totals.get(key)
    totals.set(key, same ? { ...same, count: same.count + row.count, sum: same.sum + row.sum } : row)
  }
  return [...totals]
    .filter(([, { count, sum }]) => count !== 0 || sum !== 0)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([, row]) => row)
}

function addTo(db: WritableDb, rows: readonly Spending[]) {
  return db
    .insertInto('spending')
    .values(rows)
    .onConflict((conflict) =>
      conflict
        .columns(['household_id', 'span', 'starts_on', 'category_id', 'added_by', 'paid_by'])
        .doUpdateSet((eb) => ({
          count: eb('spending.count', '+', eb.ref('excluded.count')),
          sum: eb('spending.sum', '+', eb.ref('excluded.sum')),
        })),
    )
}

/**
 * Throws `ledger_full` when `more` would make the household's total larger than JSON can represent. `part` is the
 * total of the expense's own category and members; the whole total is only computed if that part is already unusually
 * large.
 */
export async function requireTotalWithinLimit(
  db: ReadOnlyDb,
  householdId: string,
  { part, more }: { part: number; more: number },
): Promise<void> {
  if (more <= 0 || part + more <= largestSum / 1000) return
  const { sum } = await totalSpending(db, householdId, {})
  if (sum + more > largestSum) throw new AppError('ledger_full')
}

function totalsOf(householdId: string, expense: Counted, sign: 1 | -1): Spending[] {
  const spans: [SpendingSpan, string][] = [
    ['day', expense.expense_date],
    ['month', monthOf(expense.expense_date).first],
    ['all', allTime],
  ]
  return spans.map(([span, starts_on]) => ({
    household_id: householdId,
    span,
    starts_on,
    category_id: expense.category_id ?? noCategory,
    added_by: expense.added_by,
    paid_by: expense.paid_by,
    count: sign,
    sum: sign * expense.amount,
  }))
}

/** The expenses that a total covers. Both days are inclusive; a field that is left out does not restrict. */
export interface SpendingFilter {
  from?: string | undefined
  to?: string | undefined
  /** Null for expenses without a category. */
  categoryId?: string | null | undefined
  /** Any of these. */
  categoryIds?: readonly string[] | undefined
  addedBy?: string | undefined
  paidBy?: string | undefined
  /** Use only the totals of days, to get one per day; those of months are fewer rows. */
  eachDay?: boolean | undefined
}

/** A range of totals of one kind; both ends are inclusive. */
interface Stretch {
  span: SpendingSpan
  from: string
  to: string
}

/** Sorts after every day; the calendar has no later one. */
const afterLastDay = '9999-12-32'

/** The ranges that cover a period with the fewest rows of `spending`: whole months, and days at the edges. */
function stretchesOf({ from, to, eachDay }: SpendingFilter): Stretch[] {
  if (from === undefined && to === undefined && !eachDay) return [{ span: 'all', from: allTime, to: allTime }]
  const first = from ?? firstDay
  const last = to ?? lastDay
  if (first > last) return []
  if (eachDay) return [{ span: 'day', from: first, to: last }]
  const firstMonth = first === monthOf(first).first ? first : nextMonth(first)
  const lastMonth = last === monthOf(last).last ? nextMonth(last) : monthOf(last).first
  if (firstMonth >= lastMonth) return [{ span: 'day', from: first, to: last }]
  const stretches: Stretch[] = [{ span: 'month', from: firstMonth, to: dayBefore(lastMonth) }]
  if (first < firstMonth) stretches.push({ span: 'day', from: first, to: dayBefore(firstMonth) })
  if (lastMonth <= last) stretches.push({ span: 'day', from: lastMonth, to: last })
  return stretches
}

/** The first day of the next month. */
function nextMonth(day: string): string {
  const { last } = monthOf(day)
  return last === lastDay ? afterLastDay : addDays(last, 1)
}

function dayBefore(day: string): string {
  return day === afterLastDay ? lastDay : addDays(day, -1)
}

/** Which rows of `spending` a filter covers. */
interface Covered {
  householdId: string
  stretches: readonly Stretch[]
  categoryId: string | undefined
  categoryIds: readonly string[] | undefined
  addedBy: string | undefined
  paidBy: string | undefined
}

function coveredBy(householdId: string, filter: SpendingFilter): Covered {
  return {
    householdId,
    stretches: stretchesOf(filter),
    categoryId: filter.categoryId === null ? noCategory : filter.categoryId,
    categoryIds: filter.categoryIds,
    addedBy: filter.addedBy,
    paidBy: filter.paidBy,
  }
}

/** The rows of `spending` that a filter covers, to be summed or grouped; none when the period is empty. */
export function spendingRows(db: ReadOnlyDb, householdId: string, filter: SpendingFilter) {
  return rowsCovered(db, coveredBy(householdId, filter))
}

function rowsCovered(db: ReadOnlyDb, covered: Covered) {
  const { householdId, stretches, categoryId, categoryIds, addedBy, paidBy } = covered
  return db
    .selectFrom('spending')
    .where('household_id', '=', householdId)
    .where((eb) =>
      eb.or(
        stretches.map(({ span, from, to }) =>
          eb.and([eb('span', '=', span), eb('starts_on', '>=', from), eb('starts_on', '<=', to)]),
        ),
      ),
    )
    .$if(categoryId !== undefined, (rows) => rows.where('category_id', '=', categoryId as string))
    .$if(categoryIds !== undefined, (rows) => rows.where('category_id', 'in', categoryIds as string[]))
    .$if(addedBy !== undefined, (rows) => rows.where('added_by', '=', addedBy as string))
    .$if(paidBy !== undefined, (rows) => rows.where('paid_by', '=', paidBy as string))
}

type SpendingRows = ReturnType<typeof spendingRows>

/** Returns a compiled query that sums or groups the rows of `spending` that a filter covers (see `compiled`). */
export function ofSpending<Q extends Compilable<unknown>>(
  select: (rows: SpendingRows) => Q,
): (db: ReadOnlyDb, householdId: string, filter: SpendingFilter) => Promise<InferResult<Q>> {
  const query = compiled((db, covered: Covered) => select(rowsCovered(db, covered)))
  return (db, householdId, filter) => query(db, coveredBy(householdId, filter))
}

/** A query for one row: count and sum (minor units) of the expenses that a filter covers. */
export function sumOfSpending(db: ReadOnlyDb, householdId: string, filter: SpendingFilter) {
  return summed(spendingRows(db, householdId, filter))
}

function summed(rows: SpendingRows) {
  return rows.select((eb) => [
    eb.fn.coalesce(eb.fn.sum<number>('count'), eb.lit(0)).as('count'),
    eb.fn.coalesce(eb.fn.sum<number>('sum'), eb.lit(0)).as('sum'),
  ])
}

const sums = ofSpending(summed)

/** Count and sum (minor units) of the expenses that a filter covers, computed from the totals. */
export async function totalSpending(
  db: ReadOnlyDb,
  householdId: string,
  filter: SpendingFilter,
): Promise<{ count: number; sum: number }> {
  const [row] = await sums(db, householdId, filter)
  return { count: Number(row?.count), sum: Number(row?.sum) }
}

const counts = ofSpending((rows) =>
  rows
    .select((eb) => ['span', 'starts_on', eb.fn.sum<number>('count').as('count')])
    .groupBy(['span', 'starts_on'])
    .orderBy('starts_on', 'desc'),
)

/**
 * How many expenses of a filter fall in each month, or in each day where a month is covered only in part; latest
 * first.
 */
export async function countsOfSpending(
  db: ReadOnlyDb,
  householdId: string,
  filter: SpendingFilter,
): Promise<{ span: SpendingSpan; startsOn: string; count: number }[]> {
  const rows = await counts(db, householdId, filter)
  return rows.map(({ span, starts_on, count }) => ({ span, startsOn: starts_on, count: Number(count) }))
}
