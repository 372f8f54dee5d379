import type { ExpenseQuery } from '@casita/contract'
import { firstDay, lastDay, monthOf } from '../calendar.ts'
import type { ReadOnlyDb } from '../db/database.ts'
import { countsOfSpending, type SpendingFilter, totalSpending } from './spending.ts'

/** What a ledger may be restricted to. */
export interface Filters
  extends Pick<ExpenseQuery, 'category_id' | 'start_date' | 'end_date' | 'user_id' | 'search' | 'sort'> {
  /** In the description or the note, unlike what is searched. */
  words?: string
  /** In minor units. */
  at_least?: number
  at_most?: number
  /** What is left out: a category, or what is called so. */
  without?: { category_id: string } | { words: string }
}

/** Which rows of a ledger are a page: so many, after so many others, counted from this day on backwards. */
export interface PageWindow {
  limit: number
  skipped: number
  from?: string
  /** Counted from the oldest row instead. */
  fromOldest?: true
}

/** Skipping so many rows costs less than finding out how to skip fewer. */
const fewRows = 1000

/**
 * The same page with few rows to skip: near the end it is counted from there, in between from the day on which it
 * begins, which the totals of months and days tell. The last of 50 000 pages took 400 times the first, now as long.
 * Words and amounts are in no totals, so what is searched, or sorted by amount, is skipped row by row.
 */
export async function withShortSkip(
  db: ReadOnlyDb,
  householdId: string,
  query: Filters,
  { limit, skipped }: PageWindow,
): Promise<PageWindow> {
  if (skipped < fewRows || query.search || query.words || query.sort === 'largest') return { limit, skipped }
  const filter = spendingFilter(query)
  const { count } = await totalSpending(db, householdId, filter)
  const rest = Math.max(0, count - skipped)
  if (rest <= fewRows) {
    const wanted = Math.min(limit, rest)
    return { limit: wanted, skipped: rest - wanted, fromOldest: true }
  }
  const whole = { ...filter, from: filter.from ?? firstDay, to: filter.to ?? lastDay }
  const [stretch, beyond] = await totalAt(db, householdId, whole, skipped)
  if (stretch?.span !== 'month') return { limit, skipped: beyond, from: stretch?.startsOn ?? firstDay }
  const { first, last } = monthOf(stretch.startsOn)
  const [day, left] = await totalAt(
    db,
    householdId,
    { ...filter, from: first, to: last, eachDay: true },
    beyond,
  )
  return { limit, skipped: left, from: day?.startsOn ?? first }
}

/** The total in which the row after so many lies, newest first, and how many of them lie in it before the row. */
async function totalAt(db: ReadOnlyDb, householdId: string, filter: SpendingFilter, skipped: number) {
  let left = skipped
  for (const total of await countsOfSpending(db, householdId, filter)) {
    if (left < total.count) return [total, left] as const
    left -= total.count
  }
  return [undefined, left] as const
}

/** The totals that count what a query without words matches. */
export function spendingFilter(query: Filters): SpendingFilter {
  return {
    from: query.start_date,
    to: query.end_date,
    categoryId: query.category_id === 'none' ? null : query.category_id,
    addedBy: query.user_id,
  }
}
