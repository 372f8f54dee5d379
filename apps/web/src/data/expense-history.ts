import { deletedExpenses, expenseHistory } from '@casita/contract'
import { useQuery } from '@tanstack/react-query'
import { send } from './client.ts'
import { keys } from './stale.ts'

/** A page of what was deleted in the last 30 days. */
export function useDeletedExpenses(page: number) {
  return useQuery({
    queryKey: [...keys.expenses, 'deleted', page],
    queryFn: ({ signal }) => send(deletedExpenses, { query: { page: String(page) } }, { signal }),
    staleTime: 0,
  })
}

/** The history of one expense, oldest first. */
export function useExpenseHistory(id: string) {
  return useQuery({
    queryKey: [...keys.expenses, 'history', id],
    queryFn: async ({ signal }) => (await send(expenseHistory, { params: { id } }, { signal })).changes,
    staleTime: 0,
  })
}
