import { type ExpenseQuery, firstDay } from '@casita/contract'
import { lastDay, monthOf } from '../calendar.ts'
import type { ReadOnlyDb } from '../db/database.ts'
import { countsOfSpending, type SpendingFilter, totalSpending } from '../spending/spending.ts'
import type { Search } from './search.ts'

/** The conditions that the expenses of a list have to meet, and their order. */
export interface ListFilters extends Pick<ExpenseQuery, 'start_date' | 'end_date' | 'user_id'> {
  category_id?: string | undefined
  /** Only expenses without a category. */
  uncategorised?: boolean
  /** Largest first instead of newest first. */
  by_amount?: boolean
  search?: Search
  /** In minor units. */
  at_least?: number
  at_most?: number
}

/** The conditions that the expenses of a question have to meet. */
export interface Filters extends ListFilters {
  /** Words in the description or the note; `search` also matches categories and amounts. */
  words?: string
  /** What to exclude: a category, or expenses that contain these words. */
  without?: { category_id: string } | { words: string }
}

/** The rows of one page: `limit` rows after the first `skipped`, newest first, starting at the day `from`. */
export interface PageWindow {
  limit: number
  skipped: number
  from?: string
  /** Count from the oldest row instead. */
  fromOldest?: true
}

/** Skipping up to this many rows costs less than finding out how to skip fewer. */
const fewRows = 1000

/**
 * Returns an equivalent window with fewer rows to skip. Near the end it counts from the oldest row; elsewhere it
 * starts at the page's first day, found in the totals of months and days. Without this, the last of 50 000 pages took
 * 400 times as long as the first; with it, the same time. Lists that are sorted, or that the totals cannot answer, are
 * skipped row by row.
 */
export async function withFewerSkippedRows(
  db: ReadOnlyDb,
  householdId: string,
  filters: Filters,
  { limit, skipped }: PageWindow,
): Promise<PageWindow> {
  if (skipped < fewRows || filters.by_amount || !totalsCanAnswer(filters)) return { limit, skipped }
  const filter = spendingFilter(filters)
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

/**
 * The total that contains the row after the first `skipped`, newest first, and how many of its rows come before that
 * row.
 */
async function totalAt(db: ReadOnlyDb, householdId: string, filter: SpendingFilter, skipped: number) {
  let left = skipped
  for (const total of await countsOfSpending(db, householdId, filter)) {
    if (left < total.count) return [total, left] as const
    left -= total.count
  }
  return [undefined, left] as const
}

/**
 * Whether the totals can answer: they contain neither words nor amounts, and nothing can be excluded from
 * them.
 */
export function totalsCanAnswer({ search, words, at_least, at_most, without }: Filters): boolean {
  return !search && !words && at_least === undefined && at_most === undefined && !without
}

/** The filter on the totals that corresponds to filters that they can answer. */
export function spendingFilter(filters: Filters): SpendingFilter {
  return {
    from: filters.start_date,
    to: filters.end_date,
    categoryId: filters.uncategorised ? null : filters.category_id,
    addedBy: filters.user_id,
  }
}
