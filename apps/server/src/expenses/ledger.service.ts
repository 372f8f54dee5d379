import { type ExpenseQuery, limits } from '@casita/contract'
import { type Expression, expressionBuilder, type SqlBool, sql } from 'kysely'
import { compiled } from '../db/compiled.ts'
import type { ReadOnlyDb } from '../db/database.ts'
import { noCategory } from '../db/tables/columns.ts'
import type { Tables } from '../db/tables.ts'
import { AppError, fieldError } from '../errors.ts'
import { spendingRows, sumOfSpending, totalSpending } from '../spending/spending.ts'
import { type ExpenseRow, selectExpenses, storedExpenses } from './expense-rows.ts'
import {
  type Filters,
  type ListFilters,
  type PageWindow,
  spendingFilter,
  totalsCanAnswer,
  withFewerSkippedRows,
} from './page-window.ts'
import { containsWords, matchesSearch, searchFor } from './search.ts'

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
  const page = query.page ?? 1
  const perPage = Math.max(1, query.per_page ?? limits.pageSize)
  const filters = filtersOf(query)
  if (filters.by_amount && perPage > batchSize)
    throw fieldError('per_page', `At most ${batchSize} are sorted by amount`)
  const skipped = (page - 1) * perPage
  const [{ rows, general, currency }, matching] = await Promise.all([
    pageOf(db, householdId, filters, { limit: perPage > batchSize ? 0 : perPage, skipped }),
    isFiltered(filters) ? totalOf(db, householdId, filters) : null,
    requireKnown(db, householdId, query),
  ])
  const totalCount = (matching ?? general).count
  const totalPages = Math.max(1, Math.ceil(totalCount / perPage))
  return {
    rows: perPage > batchSize ? ledgerBatches(db, householdId, filters, { limit: perPage, skipped }) : rows,
    currency,
    totalCount,
    page,
    perPage,
    totalPages,
    generalTotal: general.sum,
    filteredTotal: matching?.sum,
    edgeDays:
      query.days && !filters.by_amount
        ? await edgeDaysOf(db, householdId, filters, rows, { hasPrev: page > 1, hasNext: page < totalPages })
        : undefined,
  }
}

/** The whole sums of the days at the ends of a page that may go on on another one. */
async function edgeDaysOf(
  db: ReadOnlyDb,
  householdId: string,
  filters: Filters,
  rows: readonly ExpenseRow[],
  { hasPrev, hasNext }: { hasPrev: boolean; hasNext: boolean },
): Promise<DaySum[]> {
  const days = new Set([...(hasPrev ? rows.slice(0, 1) : []), ...(hasNext ? rows.slice(-1) : [])].map(dayOf))
  return Promise.all(
    [...days].map(async (day) => {
      const { sum } = await totalOf(db, householdId, { ...filters, start_date: day, end_date: day })
      return { day, sum }
    }),
  )
}

const dayOf = ({ expense_date }: ExpenseRow) => expense_date

/** A page with the total and the currency of its household in one statement; four statements took twice as long. */
async function pageOf(db: ReadOnlyDb, householdId: string, filters: ListFilters, wanted: PageWindow) {
  const window = await withFewerSkippedRows(db, householdId, filters, wanted)
  const rows = await ledgerPage(db, { householdId, filters, window })
  const [{ currency, total_count, total_sum } = await aboveNothing(db, householdId)] = rows
  return { rows, currency, general: { count: Number(total_count), sum: Number(total_sum) } }
}

interface PageAsked {
  householdId: string
  filters: ListFilters
  window: PageWindow
}

function selectPage(db: ReadOnlyDb, { householdId, filters, window }: PageAsked) {
  return ledgerRows(db, householdId, filters, storedPage(db, householdId, filters, window))
    .innerJoin(sumOfSpending(db, householdId, {}).as('general'), (join) => join.onTrue())
    .select(['general.count as total_count', 'general.sum as total_sum'])
}

const ledgerPage = compiled(selectPage)

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

function storedPage(
  db: ReadOnlyDb,
  householdId: string,
  filters: Filters,
  { limit, skipped, from, fromOldest }: PageWindow,
) {
  const order = fromOldest ? 'asc' : 'desc'
  return storedExpenses(db, householdId)
    .where(matches(householdId, filters))
    .$if(from !== undefined, (ledger) => ledger.where('expense_date', '<=', from as string))
    .$if(filters.by_amount === true, (ledger) => ledger.orderBy('amount', 'desc'))
    .orderBy('expense_date', order)
    .orderBy('created_at', order)
    .orderBy('id', order)
    .limit(limit)
    .offset(skipped)
}

/** The rows of a long page, read in batches; each batch starts after the last row of the previous one. */
async function* ledgerBatches(
  db: ReadOnlyDb,
  householdId: string,
  filters: Filters,
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
      filters,
      storedPage(db, householdId, filters, window).$if(last !== undefined, (ledger) =>
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

/** The expenses that filters match, in ledger order: all of them, or the page that `stored` selects. */
export function ledgerRows(
  db: ReadOnlyDb,
  householdId: string,
  filters: Filters,
  stored = storedExpenses(db, householdId).where(matches(householdId, filters)),
) {
  return selectExpenses(db, householdId, stored)
    .$if(filters.by_amount === true, (ledger) => ledger.orderBy('expenses.amount', 'desc'))
    .orderBy('expenses.expense_date', 'desc')
    .orderBy('expenses.created_at', 'desc')
    .orderBy('expenses.id', 'desc')
}

function filtersOf({ category_id, start_date, end_date, user_id, search, sort }: ExpenseQuery): ListFilters {
  return {
    ...(category_id && (category_id === 'none' ? { uncategorised: true } : { category_id })),
    ...(start_date && { start_date }),
    ...(end_date && { end_date }),
    ...(user_id && { user_id }),
    ...(search && { search: searchFor(search) }),
    ...(sort === 'largest' && { by_amount: true }),
  }
}

function isFiltered({ by_amount: _order, ...conditions }: ListFilters): boolean {
  return Object.keys(conditions).length > 0
}

/**
 * Count and sum of the expenses that filters match: from the totals, or from the rows if there are words or
 * amounts.
 */
export async function totalOf(
  db: ReadOnlyDb,
  householdId: string,
  filters: Filters,
): Promise<{ count: number; sum: number }> {
  if (totalsCanAnswer(filters)) return totalSpending(db, householdId, spendingFilter(filters))
  const { words, without, ...listFilters } = filters
  // Conditions on words are built from what the words are, so they cannot be compiled once.
  const [row] =
    words || without
      ? await selectTotal(db, { householdId, filters }).execute()
      : await totalOfRows(db, { householdId, filters: listFilters })
  return { count: Number(row?.count), sum: Number(row?.sum) }
}

function selectTotal(db: ReadOnlyDb, { householdId, filters }: { householdId: string; filters: Filters }) {
  return db
    .selectFrom('expenses')
    .where('expenses.household_id', '=', householdId)
    .where(matches(householdId, filters))
    .select((eb) => [
      eb.fn.countAll<number>().as('count'),
      eb.fn.coalesce(eb.fn.sum<number>('expenses.amount'), eb.lit(0)).as('sum'),
    ])
}

const totalOfRows = compiled((db, asked: { householdId: string; filters: ListFilters }) =>
  selectTotal(db, asked),
)

/** The sums of the expenses that filters match, grouped by day, category, author or payer. */
export async function sumsBy(
  db: ReadOnlyDb,
  householdId: string,
  filters: Filters,
  by: 'expense_date' | 'category_id' | 'added_by' | 'paid_by',
): Promise<{ id: string | null; sum: number }[]> {
  const counted = by === 'expense_date' ? 'starts_on' : by
  const rows = totalsCanAnswer(filters)
    ? await spendingRows(db, householdId, { ...spendingFilter(filters), eachDay: by === 'expense_date' })
        .select((eb) => [`${counted} as id`, eb.fn.sum<number>('sum').as('sum')])
        .groupBy(counted)
        .execute()
    : await db
        .selectFrom('expenses')
        .where('expenses.household_id', '=', householdId)
        .where(matches(householdId, filters))
        .select((eb) => [`${by} as id`, eb.fn.sum<number>('amount').as('sum')])
        .groupBy(by)
        .execute()
  return rows.map(({ id, sum }) => ({ id, sum: Number(sum) }))
}

/** The where condition of filters, shared by the list and its totals. */
function matches(householdId: string, filters: Filters): Expression<SqlBool> {
  const eb = expressionBuilder<Tables, 'expenses'>()
  const wanted: Expression<SqlBool>[] = [eb('expenses.deleted_at', 'is', null)]
  if (filters.uncategorised) wanted.push(eb('expenses.category_id', 'is', null))
  else if (filters.category_id) wanted.push(eb('expenses.category_id', '=', filters.category_id))
  if (filters.start_date) wanted.push(eb('expenses.expense_date', '>=', filters.start_date))
  if (filters.end_date) wanted.push(eb('expenses.expense_date', '<=', filters.end_date))
  if (filters.user_id) wanted.push(eb('expenses.added_by', '=', filters.user_id))
  if (filters.at_least !== undefined) wanted.push(eb('expenses.amount', '>=', filters.at_least))
  if (filters.at_most !== undefined) wanted.push(eb('expenses.amount', '<=', filters.at_most))
  if (filters.words) wanted.push(containsWords(filters.words))
  if (filters.without) wanted.push(eb.not(isLeftOut(filters.without)))
  if (filters.search) wanted.push(matchesSearch(householdId, filters.search))
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
export async function requireKnown(
  db: ReadOnlyDb,
  householdId: string,
  {
    category_id,
    user_id,
    start_date,
    end_date,
  }: Pick<ExpenseQuery, 'category_id' | 'user_id' | 'start_date' | 'end_date'>,
): Promise<void> {
  const [category, member] = await Promise.all([
    category_id && category_id !== 'none' ? knownCategory(db, { householdId, category_id }) : null,
    user_id ? knownMember(db, { householdId, user_id }) : null,
  ])
  if (category?.length === 0) throw fieldError('category_id', 'Unknown category')
  if (member?.length === 0) throw fieldError('user_id', 'Unknown member')
  if (start_date && end_date && start_date > end_date)
    throw fieldError('end_date', 'The end must not be before the start')
}

const knownCategory = compiled(
  (db, { householdId, category_id }: { householdId: string; category_id: string }) =>
    db
      .selectFrom('categories')
      .select('id')
      .where('household_id', '=', householdId)
      .where('id', '=', category_id),
)

const knownMember = compiled((db, { householdId, user_id }: { householdId: string; user_id: string }) =>
  db
    .selectFrom('memberships')
    .select('user_id')
    .where('household_id', '=', householdId)
    .where('user_id', '=', user_id)
    .limit(1),
)
