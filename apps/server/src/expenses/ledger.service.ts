import { type ExpenseQuery, limits } from '@casita/contract'
import { type Expression, expressionBuilder, type SqlBool, sql } from 'kysely'
import { later } from '../calendar.ts'
import type { Reading } from '../db/database.ts'
import type { Tables } from '../db/tables.ts'
import { fieldError } from '../errors.ts'
import { fold } from '../folding.ts'
import { type ExpenseRow, selectExpenses } from './expense-rows.ts'
import { totalSpending } from './spending.ts'

/** One page of a household's ledger; sums in minor units, `filteredTotal` only when a filter is active. */
export interface LedgerPage {
  /** A long page comes row by row. */
  rows: ExpenseRow[] | AsyncIterable<ExpenseRow>
  currency: string
  totalCount: number
  page: number
  perPage: number
  totalPages: number
  generalTotal: number
  filteredTotal: number | undefined
}

/** Above this, a page is read in batches of this size and answered row by row. */
const batchSize = 1000

type Filters = Pick<ExpenseQuery, 'category_id' | 'start_date' | 'end_date' | 'user_id' | 'search'>

/** The ledger of a household, newest first. Throws `invalid` for a category or member that is not the household's. */
export async function listExpenses(
  db: Reading,
  householdId: string,
  query: ExpenseQuery,
): Promise<LedgerPage> {
  await requireKnown(db, householdId, query)
  const page = query.page ?? 1
  const perPage = query.per_page ?? limits.pageSize
  const filtered = isFiltered(query)
  const skipped = (page - 1) * perPage
  const [household, rows, general, matching] = await Promise.all([
    db.selectFrom('households').select('currency').where('id', '=', householdId).executeTakeFirstOrThrow(),
    perPage > batchSize ? [] : ledgerRows(db, householdId, query).limit(perPage).offset(skipped).execute(),
    totalSpending(db, householdId, {}),
    filtered ? totalOf(db, householdId, query) : null,
  ])
  const totalCount = (matching ?? general).count
  return {
    rows: perPage > batchSize ? ledgerBatches(db, householdId, query, { limit: perPage, skipped }) : rows,
    currency: household.currency,
    totalCount,
    page,
    perPage,
    totalPages: Math.max(1, Math.ceil(totalCount / perPage)),
    generalTotal: general.sum,
    filteredTotal: matching?.sum,
  }
}

/** What was deleted within the days in which it can be restored, latest first. */
export async function listDeleted(db: Reading, householdId: string, now: string): Promise<ExpenseRow[]> {
  return selectExpenses(db, householdId)
    .where('expenses.deleted_at', '>=', later(now, { days: -limits.restoreDays }))
    .orderBy('expenses.deleted_at', 'desc')
    .orderBy('expenses.id', 'desc')
    .limit(limits.pageSize * 5)
    .execute()
}

/** Rows of a long page, read a batch at a time: each begins after the last row of the one before. */
async function* ledgerBatches(
  db: Reading,
  householdId: string,
  query: Filters,
  { limit, skipped }: { limit: number; skipped: number },
): AsyncGenerator<ExpenseRow> {
  let rest = limit
  let last: ExpenseRow | undefined
  do {
    const size = Math.min(rest, batchSize)
    const rows = await ledgerRows(db, householdId, query)
      .$if(last !== undefined, (ledger) => ledger.where(after(last as ExpenseRow)))
      .$if(last === undefined, (ledger) => ledger.offset(skipped))
      .limit(size)
      .execute()
    yield* rows
    rest -= rows.length
    last = rows.length === size ? rows.at(-1) : undefined
  } while (last && rest > 0)
}

/** What comes after a row in the order of the ledger. */
function after(row: ExpenseRow): Expression<SqlBool> {
  const { expense_date, created_at, id } = row
  return sql<SqlBool>`(expenses.expense_date, expenses.created_at, expenses.id) < (${expense_date}, ${created_at}, ${id})`
}

/** The expenses behind a query in the order of the ledger, unpaged. */
export function ledgerRows(db: Reading, householdId: string, query: Filters) {
  return selectExpenses(db, householdId)
    .where(matches(query))
    .orderBy('expenses.expense_date', 'desc')
    .orderBy('expenses.created_at', 'desc')
    .orderBy('expenses.id', 'desc')
}

function isFiltered(query: Filters): boolean {
  return [query.category_id, query.start_date, query.end_date, query.user_id, query.search].some(
    (value) => value !== undefined && value !== '',
  )
}

/** Count and sum of what a query matches: from the totals, or from the rows where words are searched. */
async function totalOf(
  db: Reading,
  householdId: string,
  query: Filters,
): Promise<{ count: number; sum: number }> {
  if (!query.search) {
    return totalSpending(db, householdId, {
      from: query.start_date,
      to: query.end_date,
      categoryId: query.category_id === 'none' ? null : query.category_id,
      addedBy: query.user_id,
    })
  }
  const row = await db
    .selectFrom('expenses')
    .where('expenses.household_id', '=', householdId)
    .where(matches(query))
    .select((eb) => [
      eb.fn.countAll<number>().as('count'),
      eb.fn.coalesce(eb.fn.sum<number>('expenses.amount'), eb.lit(0)).as('sum'),
    ])
    .executeTakeFirstOrThrow()
  return { count: Number(row.count), sum: Number(row.sum) }
}

/** What a row must be to match: written once, for the list and for its totals. */
function matches(query: Filters): Expression<SqlBool> {
  const eb = expressionBuilder<Tables, 'expenses'>()
  const wanted: Expression<SqlBool>[] = [eb('expenses.deleted_at', 'is', null)]
  if (query.category_id === 'none') wanted.push(eb('expenses.category_id', 'is', null))
  else if (query.category_id) wanted.push(eb('expenses.category_id', '=', query.category_id))
  if (query.start_date) wanted.push(eb('expenses.expense_date', '>=', query.start_date))
  if (query.end_date) wanted.push(eb('expenses.expense_date', '<=', query.end_date))
  if (query.user_id) wanted.push(eb('expenses.added_by', '=', query.user_id))
  if (query.search) {
    const pattern = `%${fold(query.search).replace(/[\\%_]/g, '\\$&')}%`
    wanted.push(sql<SqlBool>`${eb.ref('expenses.search_key')} like ${pattern} escape '\\'`)
  }
  return eb.and(wanted)
}

/** Throws `invalid` for a category or member that was never the household's, and for a period that ends before it starts. */
export async function requireKnown(db: Reading, householdId: string, query: Filters): Promise<void> {
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
