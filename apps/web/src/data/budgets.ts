import { listBudgets } from '@casita/contract'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { send } from './client.ts'
import { keys } from './stale.ts'

/** The budgets and how their month goes, the whole household first. */
export const budgetsQuery = queryOptions({
  queryKey: [...keys.budgets, 'list'],
  queryFn: async ({ signal }) => (await send(listBudgets, {}, { signal })).budgets,
})

/** The budgets and how their month goes, the whole household first; asked for only while `enabled`. */
export function useBudgets(enabled = true) {
  return useQuery({ ...budgetsQuery, enabled })
}
