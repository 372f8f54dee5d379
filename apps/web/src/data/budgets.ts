import {
  type Budget,
  type BudgetInput,
  deleteBudget,
  listBudgets,
  restoreBudget,
  setBudget,
} from '@casita/contract'
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { send } from './client.ts'
import { keys, markStale } from './stale.ts'

/** The budgets and how their month goes, the whole household first. */
export const budgetsQuery = queryOptions({
  queryKey: [...keys.budgets, 'list'],
  queryFn: async ({ signal }) => (await send(listBudgets, {}, { signal })).budgets,
})

/** The budgets and how their month goes, the whole household first; asked for only while `enabled`. */
export function useBudgets(enabled = true) {
  return useQuery({ ...budgetsQuery, enabled })
}

/** Sets or changes one budget. */
export function useSetBudget() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: BudgetInput) => send(setBudget, { body }),
    onSettled: () => markStale(client, ['budgets']),
  })
}

/** Gives a budget up; it leaves the screen at once and comes back when the server refuses. */
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

/** Takes back that a budget was given up: it is as it was. */
export function useRestoreBudget() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (id: string) => send(restoreBudget, { params: { id } }),
    onSettled: () => markStale(client, ['budgets']),
  })
}
