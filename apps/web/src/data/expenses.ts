import {
  type CallInput,
  changeExpense,
  createExpense,
  deleteExpense,
  type Expense,
  type ExpenseChange,
  type ExpenseInput,
  type ExpensePage,
  limits,
  listExpenses,
  restoreExpense,
} from '@casita/contract'
import {
  keepPreviousData,
  type QueryClient,
  queryOptions,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query'
import { categoriesQuery } from './categories.ts'
import { send } from './client.ts'
import { isTransient } from './problem-error.ts'
import { retryAfterReconnect } from './reconnect.ts'
import { keys, markStale } from './stale.ts'

/** The filters and the page, as they appear in the address of the ledger. */
export type ExpenseFilters = NonNullable<CallInput<typeof listExpenses>['query']>

const listKey = [...keys.expenses, 'list'] as const

/** One page of the ledger, newest first. */
export function expensesQuery(filters: ExpenseFilters = {}) {
  const query = { per_page: String(limits.pageSize), ...filters }
  return queryOptions({
    queryKey: [...listKey, query],
    queryFn: ({ signal }) => send(listExpenses, { query }, { signal }),
  })
}

/** One page of the ledger. The previous page stays on the screen until the next one arrives. */
export function useExpenses(filters: ExpenseFilters = {}, enabled = true) {
  return useQuery({ ...expensesQuery(filters), enabled, placeholderData: keepPreviousData })
}

/** Applies a change to every cached page of the ledger; returns a function that undoes it. */
async function changePages(
  client: QueryClient,
  change: (expenses: Expense[]) => Expense[],
): Promise<() => void> {
  await client.cancelQueries({ queryKey: listKey })
  const before = client.getQueriesData<ExpensePage>({ queryKey: listKey })
  for (const [key, page] of before) {
    if (page) client.setQueryData<ExpensePage>(key, { ...page, expenses: change(page.expenses) })
  }
  return () => {
    for (const [key, page] of before) client.setQueryData(key, page)
  }
}

/** An expense to record; the key makes sending it twice harmless. */
export interface NewExpense {
  input: ExpenseInput
  idempotencyKey: string
}

/** Sends a new expense. */
function useCreateExpense() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ input, idempotencyKey }: NewExpense) =>
      send(createExpense, { body: input }, { idempotencyKey }),
    ...retryAfterReconnect,
    onSuccess: () => markStale(client, ['expenses']),
  })
}

/** A category as the rows of its expenses show it; nothing while it is not known. */
function shownCategory(client: QueryClient, id: string | null): Partial<Expense> {
  const none = { category_id: null, category_name: null, category_icon: null, category_color: null }
  if (id === null) return none
  const known = client.getQueryData(categoriesQuery.queryKey)?.find((category) => category.id === id)
  if (!known) return {}
  const { name, icon, color } = known
  return { category_id: id, category_name: name, category_icon: icon, category_color: color }
}

/** What an edit shows in the list before the server has answered. A changed date moves the row only afterwards. */
function shown(
  client: QueryClient,
  { description, amount, note, category_id }: ExpenseChange,
): Partial<Expense> {
  return {
    ...(category_id !== undefined && shownCategory(client, category_id)),
    ...(description !== undefined && { description: description ?? '' }),
    ...(amount !== undefined && { amount }),
    ...(note !== undefined && { note }),
  }
}

/** Changes an expense. The row shows it at once and reverts if the server refuses. */
export function useChangeExpense() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ id, change }: { id: string; change: ExpenseChange }) =>
      send(changeExpense, { params: { id }, body: change }),
    ...retryAfterReconnect,
    onMutate: ({ id, change }) =>
      changePages(client, (expenses) =>
        expenses.map((each) => (each.id === id ? { ...each, ...shown(client, change) } : each)),
      ),
    onError: (_error, _input, undo) => undo?.(),
    onSettled: () => markStale(client, ['expenses']),
  })
}

interface Recording {
  onSuccess?: () => void
  /** Called when the server refused it, so that what was sent before was not recorded either. */
  onRefused: () => void
}

/**
 * Records an expense once, however often it is tried. A first attempt may have been recorded although its answer was
 * lost; if the input has changed since, that expense is changed.
 */
export function useRecordExpense() {
  const create = useCreateExpense()
  const change = useChangeExpense()
  return {
    isPending: create.isPending || change.isPending,
    isPaused: create.isPaused || change.isPaused,
    /** Returns the id of the expense. `onSuccess` is called only if the screen is still open. */
    async record(
      input: ExpenseInput,
      first: NewExpense,
      { onSuccess, onRefused }: Recording,
    ): Promise<string> {
      const done = onSuccess ? { onSuccess } : {}
      const isSame = JSON.stringify(input) === JSON.stringify(first.input)
      const { expense } = await create.mutateAsync(first, isSame ? done : {}).catch((error: unknown) => {
        if (!isTransient(error)) onRefused()
        throw error
      })
      if (!isSame) await change.mutateAsync({ id: expense.id, change: input }, done)
      return expense.id
    },
  }
}

/** Deletes an expense. Its row leaves at once and comes back if the server refuses. */
export function useDeleteExpense() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (id: string) => send(deleteExpense, { params: { id } }),
    onMutate: (id) => changePages(client, (expenses) => expenses.filter((each) => each.id !== id)),
    onError: (_error, _id, undo) => undo?.(),
    onSettled: () => markStale(client, ['expenses']),
  })
}

/** Restores a deleted expense. */
export function useRestoreExpense() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (id: string) => send(restoreExpense, { params: { id } }),
    onSettled: () => markStale(client, ['expenses']),
  })
}
