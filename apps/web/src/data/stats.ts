import { dashboardStats, limits } from '@casita/contract'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { send } from './client.ts'
import { keys } from './stale.ts'

/** The dashboard's figures of this month, with the members of the household. */
export const statsQuery = queryOptions({
  queryKey: keys.stats,
  queryFn: ({ signal }) => send(dashboardStats, {}, { signal }),
  staleTime: limits.statsStaleTime,
})

/** The dashboard's figures of this month. */
export function useStats() {
  return useQuery(statsQuery)
}
