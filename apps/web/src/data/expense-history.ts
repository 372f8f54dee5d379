import { deletedExpenses, expenseHistory } from '@casita/contract'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { send } from './client.ts'
import { ProblemError } from './problem-error.ts'
import { keys } from './stale.ts'

/** A page of what was deleted in the last 30 days. */
export function useDeletedExpenses(page: number) {
  return useQuery({
    queryKey: [...keys.expenses, 'deleted', page],
    queryFn: ({ signal }) => send(deletedExpenses, { query: { page: String(page) } }, { signal }),
    staleTime: 0,
  })
}

function historyQuery(id: string) {
  return queryOptions({
    queryKey: [...keys.expenses, 'history', id],
    queryFn: async ({ signal }) => (await send(expenseHistory, { params: { id } }, { signal })).changes,
    staleTime: 0,
  })
}

/** The history of one expense, oldest first. */
export function useExpenseHistory(id: string) {
  return useQuery(historyQuery(id))
}

/** Whether an expense is deleted, and by whom; `by` is null once it cannot be restored any more. */
export function useDeletion(id: string | null): { by: string | null } | null {
  const { data, error } = useQuery({ ...historyQuery(id ?? ''), enabled: id !== null })
  if (error instanceof ProblemError && error.code === 'not_found') return { by: null }
  const latest = data?.at(-1)
  return latest?.action === 'deleted' ? { by: latest.user_name } : null
}
