import { expenseFilters } from '@casita/contract'
import { useMemo } from 'react'
import { useSearchParams } from 'react-router'
import * as z from 'zod/mini'
import type { ExpenseFilters } from '../../../data/expenses.ts'

/** The filters of the ledger, and its order if it is not the usual one. */
const schemas = { ...expenseFilters, sort: z.literal('largest') }
const names = ['category_id', 'start_date', 'end_date', 'user_id', 'search', 'sort'] as const
/** A filter of the ledger, or its order, by its name in the address. */
export type FilterName = (typeof names)[number]
/** The active filters. */
export type Filters = Partial<Record<FilterName, string>>

/** Reads the filters and the page from an address; invalid values are ignored. */
export function readFilters(search: URLSearchParams): { filters: Filters; page: number } {
  const filters: Filters = {}
  for (const name of names) {
    const value = search.get(name)
    if (value && z.safeParse(schemas[name], value).success) filters[name] = value
  }
  const page = Number(search.get('page') ?? 1)
  return { filters, page: Number.isSafeInteger(page) && page > 0 ? page : 1 }
}

/** The query string of a page with these filters; the first page has no number. */
export function searchOf(filters: Filters, page = 1): string {
  const search = new URLSearchParams()
  for (const name of names) {
    const value = filters[name]
    if (value) search.set(name, value)
  }
  if (page > 1) search.set('page', String(page))
  return search.toString()
}

/** Whether a period ends before it begins. */
export function isMixedUp({ start_date, end_date }: Filters): boolean {
  return start_date !== undefined && end_date !== undefined && start_date > end_date
}

/** Which filter to suggest loosening first when nothing was found. */
export function adviceFor({ search, start_date, end_date }: Filters) {
  if (search !== undefined) return 'search'
  return start_date !== undefined || end_date !== undefined ? 'period' : 'part'
}

/**
 * The filters of the ledger are kept in the address, so that reloading, going back and sharing a link show the same
 * list.
 */
export function useFilters() {
  const [search, setSearch] = useSearchParams()
  const { filters, page } = useMemo(() => readFilters(search), [search])
  const { sort, ...narrowed } = filters
  const query: ExpenseFilters = {
    ...narrowed,
    ...(sort !== undefined && { sort: 'largest' }),
    ...(page > 1 && { page: String(page) }),
  }
  return {
    filters,
    page,
    query,
    isFiltered: names.some((name) => name !== 'sort' && filters[name] !== undefined),
    /** Changing a filter returns to the first page. An empty value removes the filter. */
    change: (changed: Filters) => setSearch(searchOf({ ...filters, ...changed }), { replace: true }),
    clear: () => setSearch('', { replace: true }),
    /** Replaces an address of a page that does not exist, so that going back does not lead to it again. */
    goTo: (target: number) => setSearch(searchOf(filters, target), { replace: true }),
  }
}
