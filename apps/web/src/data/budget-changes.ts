import { type Budget, type BudgetInput, deleteBudget, restoreBudget, setBudget } from '@casita/contract'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { budgetsQuery } from './budgets.ts'
import { send } from './client.ts'
import { markStale } from './stale.ts'

/** Sets or changes one budget. */
export function useSetBudget() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: BudgetInput) => send(setBudget, { body }),
    onSettled: () => markStale(client, ['budgets']),
  })
}

/** Deletes a budget. It leaves the screen at once and comes back if the server refuses. */
export function useDeleteBudget() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (id: string) => send(deleteBudget, { params: { id } }),
    onMutate: async (id) => {
      await client.cancelQueries({ queryKey: budgetsQuery.queryKey })
      const before = client.getQueryData(budgetsQuery.queryKey)
      client.setQueryData(budgetsQuery.queryKey, (list: Budget[] | undefined) =>
        list?.filter((budget) => budget.id !== id),
      )
      return before
    },
    onError: (_error, _id, before) => client.setQueryData(budgetsQuery.queryKey, before),
    onSettled: () => markStale(client, ['budgets']),
  })
}

/** Restores a deleted budget unchanged. */
export function useRestoreBudget() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (id: string) => send(restoreBudget, { params: { id } }),
    onSettled: () => markStale(client, ['budgets']),
  })
}
