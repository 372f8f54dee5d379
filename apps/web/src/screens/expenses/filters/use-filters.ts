import { expenseFilters } from '@casita/contract'
import { useMemo } from 'react'
import { useSearchParams } from 'react-router'
import * as z from 'zod/mini'
import type { ExpenseFilters } from '../../../data/expenses.ts'

/** What a list can be narrowed to, and its order where that is another than the usual one. */
const schemas = { ...expenseFilters, sort: z.literal('largest') }
const names = ['category_id', 'start_date', 'end_date', 'user_id', 'search', 'sort'] as const
/** One filter of the ledger, or its order, by its name in the address. */
export type FilterName = (typeof names)[number]
/** The filters that are set. */
export type Filters = Partial<Record<FilterName, string>>

/** The filters and the page as the address has them; what is not valid there is not a filter. */
export function readFilters(search: URLSearchParams): { filters: Filters; page: number } {
  const filters: Filters = {}
  for (const name of names) {
    const value = search.get(name)
    if (value && z.safeParse(schemas[name], value).success) filters[name] = value
  }
  const page = Number(search.get('page') ?? 1)
  return { filters, page: Number.isSafeInteger(page) && page > 0 ? page : 1 }
}

/** The address of a page of the list with these filters; the first page needs no number. */
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

/** Which filter is worth loosening first where nothing was found. */
export function adviceFor({ search, start_date, end_date }: Filters) {
  if (search !== undefined) return 'search'
  return start_date !== undefined || end_date !== undefined ? 'period' : 'part'
}

/** The filters of the ledger live in the address: reload, back and a shared link show the same list. */
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
    /** Any change of a filter begins at the first page. An empty value takes the filter away. */
    change: (changed: Filters) => setSearch(searchOf({ ...filters, ...changed }), { replace: true }),
    clear: () => setSearch('', { replace: true }),
    /** In place of a page that is not there: back leads to where somebody came from, not there again. */
    goTo: (target: number) => setSearch(searchOf(filters, target), { replace: true }),
  }
}
