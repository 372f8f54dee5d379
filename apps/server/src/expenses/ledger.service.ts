import { type DeletedQuery, type ExpenseQuery, limits } from '@casita/contract'
import { type Expression, expressionBuilder, type SqlBool, sql } from 'kysely'
import { addTime } from '../calendar.ts'
import { compiled } from '../db/compiled.ts'
import type { ReadOnlyDb } from '../db/database.ts'
import { noCategory } from '../db/tables/columns.ts'
import type { Tables } from '../db/tables.ts'
import { AppError, fieldError } from '../errors.ts'
import { spendingRows, sumOfSpending, totalSpending } from '../spending/spending.ts'
import { type ExpenseRow, selectExpenses, storedExpenses } from './expense-rows.ts'
import {
  type Filters,
  type PageWindow,
  spendingFilter,
  totalsCanAnswer,
  withFewerSkippedRows,
} from './page-window.ts'
import { containsWords, matchesSearch } from './search.ts'

/** One page of a household's ledger. Sums are in minor units; `filteredTotal` is set only when a filter is active. */
export interface LedgerPage {
  /** A list, or for a long page an iterable whose rows are read while they are sent. */
  rows: ExpenseRow[] | AsyncIterable<ExpenseRow>
  currency: string
  totalCount: number
  page: number
  perPage: number
  totalPages: number
  generalTotal: number
  filteredTotal: number | undefined
  /** Set only if asked for; see `edgeDaysOf`. */
  edgeDays: DaySum[] | undefined
}

interface DaySum {
  day: string
  sum: number
}

/** A page with more rows than this is read in batches of this size and sent row by row. */
const batchSize = 1000

/**
 * The ledger of a household, newest first unless another order is requested. Throws `invalid` for a category or member
 * that does not belong to the household.
 */
export async function listExpenses(
  db: ReadOnlyDb,
  householdId: string,
  query: ExpenseQuery,
): Promise<LedgerPage> {
  await requireKnown(db, householdId, query)
  const page = query.page ?? 1
  const perPage = Math.max(1, query.per_page ?? limits.pageSize)
  if (query.sort === 'largest' && perPage > batchSize)
    throw fieldError('per_page', `At most ${batchSize} are sorted by amount`)
  const filtered = isFiltered(query)
  const skipped = (page - 1) * perPage
  const [{ rows, general, currency }, matching] = await Promise.all([
    pageOf(db, householdId, query, { limit: perPage > batchSize ? 0 : perPage, skipped }),
    filtered ? totalOf(db, householdId, query) : null,
  ])
  const totalCount = (matching ?? general).count
  const totalPages = Math.max(1, Math.ceil(totalCount / perPage))
  return {
    rows: perPage > batchSize ? ledgerBatches(db, householdId, query, { limit: perPage, skipped }) : rows,
    currency,
    totalCount,
    page,
    perPage,
    totalPages,
    generalTotal: general.sum,
    filteredTotal: matching?.sum,
    edgeDays:
      query.days && query.sort !== 'largest'
        ? await edgeDaysOf(db, householdId, query, rows, { hasPrev: page > 1, hasNext: page < totalPages })
        : undefined,
  }
}

/** The whole sums of the days at the ends of a page that may go on on another one. */
async function edgeDaysOf(
  db: ReadOnlyDb,
  householdId: string,
  query: Filters,
  rows: readonly ExpenseRow[],
  { hasPrev, hasNext }: { hasPrev: boolean; hasNext: boolean },
): Promise<DaySum[]> {
  const days = new Set([...(hasPrev ? rows.slice(0, 1) : []), ...(hasNext ? rows.slice(-1) : [])].map(dayOf))
  return Promise.all(
    [...days].map(async (day) => {
      const { sum } = await totalOf(db, householdId, { ...query, start_date: day, end_date: day })
      return { day, sum }
    }),
  )
}

const dayOf = ({ expense_date }: ExpenseRow) => expense_date

/** A page with the total and the currency of its household in one statement; four statements took twice as long. */
async function pageOf(db: ReadOnlyDb, householdId: string, query: Filters, wanted: PageWindow) {
  const window = await withFewerSkippedRows(db, householdId, query, wanted)
  const rows =
    isFiltered(query) || query.sort === 'largest'
      ? await selectPage(db, householdId, query, window).execute()
      : await wholeLedgerPage(db, householdId, window)
  const [{ currency, total_count, total_sum } = await aboveNothing(db, householdId)] = rows
  return { rows, currency, general: { count: Number(total_count), sum: Number(total_sum) } }
}

function selectPage(db: ReadOnlyDb, householdId: string, query: Filters, window: PageWindow) {
  return ledgerRows(db, householdId, query, storedPage(db, householdId, query, window))
    .innerJoin(sumOfSpending(db, householdId, {}).as('general'), (join) => join.onTrue())
    .select(['general.count as total_count', 'general.sum as total_sum'])
}

/** Total and currency for a page without rows, where the join returns nothing. */
async function aboveNothing(db: ReadOnlyDb, householdId: string) {
  const head = await db
    .selectFrom('households')
    .innerJoin(sumOfSpending(db, householdId, {}).as('general'), (join) => join.onTrue())
    .select(['households.currency', 'general.count as total_count', 'general.sum as total_sum'])
    .where('households.id', '=', householdId)
    .executeTakeFirst()
  if (!head) throw new AppError('no_household')
  return head
}

function wholeLedgerPage(
  db: ReadOnlyDb,
  householdId: string,
  { limit, skipped, from, fromOldest }: PageWindow,
) {
  const part = { householdId, limit, skipped }
  if (fromOldest) return lastOfLedger(db, part)
  return from === undefined ? firstOfLedger(db, part) : middleOfLedger(db, { ...part, from })
}

interface Part {
  householdId: string
  limit: number
  skipped: number
}

const firstOfLedger = compiled((db, { householdId, limit, skipped }: Part) =>
  selectPage(db, householdId, {}, { limit, skipped }),
)
const middleOfLedger = compiled((db, { householdId, limit, skipped, from }: Part & { from: string }) =>
  selectPage(db, householdId, {}, { limit, skipped, from }),
)
const lastOfLedger = compiled((db, { householdId, limit, skipped }: Part) =>
  selectPage(db, householdId, {}, { limit, skipped, fromOldest: true }),
)

function storedPage(
  db: ReadOnlyDb,
  householdId: string,
  query: Filters,
  { limit, skipped, from, fromOldest }: PageWindow,
) {
  const order = fromOldest ? 'asc' : 'desc'
  return storedExpenses(db, householdId)
    .where(matches(householdId, query))
    .$if(from !== undefined, (ledger) => ledger.where('expense_date', '<=', from as string))
    .$if(query.sort === 'largest', (ledger) => ledger.orderBy('amount', 'desc'))
    .orderBy('expense_date', order)
    .orderBy('created_at', order)
    .orderBy('id', order)
    .limit(limit)
    .offset(skipped)
}

/** The deleted expenses that can still be restored, latest first: as many as one page shows. */
export async function listDeleted(
  db: ReadOnlyDb,
  householdId: string,
  now: string,
  { limit, skipped }: PageWindow = { limit: limits.deletedPageSize, skipped: 0 },
): Promise<ExpenseRow[]> {
  return selectExpenses(db, householdId)
    .where('expenses.deleted_at', '>=', restorableSince(now))
    .orderBy('expenses.deleted_at', 'desc')
    .orderBy('expenses.id', 'desc')
    .limit(limit)
    .offset(skipped)
    .execute()
}

/** A page of them, with how many there are in all. */
export async function pageOfDeleted(
  db: ReadOnlyDb,
  householdId: string,
  now: string,
  { page = 1, per_page: perPage = limits.deletedPageSize }: DeletedQuery,
): Promise<{ rows: ExpenseRow[]; totalCount: number; hasNext: boolean }> {
  const [rows, totalCount] = await Promise.all([
    listDeleted(db, householdId, now, { limit: perPage, skipped: (page - 1) * perPage }),
    countDeleted(db, householdId, now),
  ])
  return { rows, totalCount, hasNext: page * perPage < totalCount }
}

async function countDeleted(db: ReadOnlyDb, householdId: string, now: string): Promise<number> {
  const { count } = await db
    .selectFrom('expenses')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('household_id', '=', householdId)
    .where('deleted_at', '>=', restorableSince(now))
    .executeTakeFirstOrThrow()
  return Number(count)
}

const restorableSince = (now: string) => addTime(now, { days: -limits.restoreDays })

/** The rows of a long page, read in batches; each batch starts after the last row of the previous one. */
async function* ledgerBatches(
  db: ReadOnlyDb,
  householdId: string,
  query: Filters,
  { limit, skipped }: { limit: number; skipped: number },
): AsyncGenerator<ExpenseRow> {
  let rest = limit
  let last: ExpenseRow | undefined
  do {
    const size = Math.min(rest, batchSize)
    const window = { limit: size, skipped: last ? 0 : skipped }
    const rows = await ledgerRows(
      db,
      householdId,
      query,
      storedPage(db, householdId, query, window).$if(last !== undefined, (ledger) =>
        ledger.where(after(last as ExpenseRow)),
      ),
    ).execute()
    yield* rows
    rest -= rows.length
    last = rows.length === size ? rows.at(-1) : undefined
  } while (last && rest > 0)
}

/** Matches the rows that follow a row in ledger order. */
function after(row: ExpenseRow): Expression<SqlBool> {
  const { expense_date, created_at, id } = row
  return sql<SqlBool>`(expenses.expense_date, expenses.created_at, expenses.id) < (${expense_date}, ${created_at}, ${id})`
}

/** The expenses of a query in ledger order: all of them, or the page that `stored` selects. */
export function ledgerRows(
  db: ReadOnlyDb,
  householdId: string,
  query: Filters,
  stored = storedExpenses(db, householdId).where(matches(householdId, query)),
) {
  return selectExpenses(db, householdId, stored)
    .$if(query.sort === 'largest', (ledger) => ledger.orderBy('expenses.amount', 'desc'))
    .orderBy('expenses.expense_date', 'desc')
    .orderBy('expenses.created_at', 'desc')
    .orderBy('expenses.id', 'desc')
}

function isFiltered(query: Filters): boolean {
  return [query.category_id, query.start_date, query.end_date, query.user_id, query.search].some(
    (value) => value !== undefined && value !== '',
  )
}

/**
 * Count and sum of the expenses that a query matches: from the totals, or from the rows if it filters by words or
 * amounts.
 */
export async function totalOf(
  db: ReadOnlyDb,
  householdId: string,
  query: Filters,
): Promise<{ count: number; sum: number }> {
  if (totalsCanAnswer(query)) return totalSpending(db, householdId, spendingFilter(query))
  const row = await db
    .selectFrom('expenses')
    .where('expenses.household_id', '=', householdId)
    .where(matches(householdId, query))
    .select((eb) => [
      eb.fn.countAll<number>().as('count'),
      eb.fn.coalesce(eb.fn.sum<number>('expenses.amount'), eb.lit(0)).as('sum'),
    ])
    .executeTakeFirstOrThrow()
  return { count: Number(row.count), sum: Number(row.sum) }
}

/** The sums of the expenses that a query matches, grouped by day, category, author or payer. */
export async function sumsBy(
  db: ReadOnlyDb,
  householdId: string,
  query: Filters,
  by: 'expense_date' | 'category_id' | 'added_by' | 'paid_by',
): Promise<{ id: string | null; sum: number }[]> {
  const counted = by === 'expense_date' ? 'starts_on' : by
  const rows = totalsCanAnswer(query)
    ? await spendingRows(db, householdId, { ...spendingFilter(query), eachDay: by === 'expense_date' })
        .select((eb) => [`${counted} as id`, eb.fn.sum<number>('sum').as('sum')])
        .groupBy(counted)
        .execute()
    : await db
        .selectFrom('expenses')
        .where('expenses.household_id', '=', householdId)
        .where(matches(householdId, query))
        .select((eb) => [`${by} as id`, eb.fn.sum<number>('amount').as('sum')])
        .groupBy(by)
        .execute()
  return rows.map(({ id, sum }) => ({ id, sum: Number(sum) }))
}

/** The where condition of a query, shared by the list and its totals. */
function matches(householdId: string, query: Filters): Expression<SqlBool> {
  const eb = expressionBuilder<Tables, 'expenses'>()
  const wanted: Expression<SqlBool>[] = [eb('expenses.deleted_at', 'is', null)]
  if (query.category_id === 'none') wanted.push(eb('expenses.category_id', 'is', null))
  else if (query.category_id) wanted.push(eb('expenses.category_id', '=', query.category_id))
  if (query.start_date) wanted.push(eb('expenses.expense_date', '>=', query.start_date))
  if (query.end_date) wanted.push(eb('expenses.expense_date', '<=', query.end_date))
  if (query.user_id) wanted.push(eb('expenses.added_by', '=', query.user_id))
  if (query.at_least !== undefined) wanted.push(eb('expenses.amount', '>=', query.at_least))
  if (query.at_most !== undefined) wanted.push(eb('expenses.amount', '<=', query.at_most))
  if (query.words) wanted.push(containsWords(query.words))
  if (query.without) wanted.push(eb.not(isLeftOut(query.without)))
  if (query.search) wanted.push(matchesSearch(householdId, query.search))
  return eb.and(wanted)
}

function isLeftOut(without: NonNullable<Filters['without']>): Expression<SqlBool> {
  if ('words' in without) return containsWords(without.words)
  const eb = expressionBuilder<Tables, 'expenses'>()
  return eb(eb.fn.coalesce('expenses.category_id', eb.val(noCategory)), '=', without.category_id)
}

/**
 * Throws `invalid` for a category or member that never belonged to the household, and for a period that ends before
 * it starts.
 */
export async function requireKnown(db: ReadOnlyDb, householdId: string, query: Filters): Promise<void> {
  if (query.category_id && query.category_id !== 'none') {
    const known = await db
      .selectFrom('categories')
      .select('id')
      .where('household_id', '=', householdId)
      .where('id', '=', query.category_id)
      .executeTakeFirst()
    if (!known) throw fieldError('category_id', 'Unknown category')
  }
  if (query.user_id) {
    const known = await db
      .selectFrom('memberships')
      .select('user_id')
      .where('household_id', '=', householdId)
      .where('user_id', '=', query.user_id)
      .executeTakeFirst()
    if (!known) throw fieldError('user_id', 'Unknown member')
  }
  if (query.start_date && query.end_date && query.start_date > query.end_date)
    throw fieldError('end_date', 'The end must not be before the start')
}
