import { deletedExpenses, expenseHistory } from '@casita/contract'
import { useQuery } from '@tanstack/react-query'
import { send } from './client.ts'
import { keys } from './stale.ts'

/** What was deleted in the last 30 days. */
export function useDeletedExpenses() {
  return useQuery({
    queryKey: [...keys.expenses, 'deleted'],
    queryFn: async ({ signal }) => (await send(deletedExpenses, {}, { signal })).expenses,
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
