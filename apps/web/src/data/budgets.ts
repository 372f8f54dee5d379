import { listBudgets } from '@casita/contract'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { send } from './client.ts'
import { keys } from './stale.ts'

/** The budgets with their progress this month, the household's own first. */
export const budgetsQuery = queryOptions({
  queryKey: [...keys.budgets, 'list'],
  queryFn: async ({ signal }) => (await send(listBudgets, {}, { signal })).budgets,
})

/** The budgets with their progress this month, the household's own first. */
export function useBudgets() {
  return useQuery(budgetsQuery)
}
