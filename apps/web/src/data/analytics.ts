import { type CallInput, monthOverview, spendingReport } from '@casita/contract'
import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query'
import { send } from './client.ts'
import { keys } from './stale.ts'

/** Which spending is asked for, and how it is divided. */
export type SpendingQuery = NonNullable<CallInput<typeof spendingReport>['query']>

/** This month compared with the previous one: the running total, by category, by member. */
export const monthQuery = queryOptions({
  queryKey: [...keys.analytics, 'month'],
  queryFn: ({ signal }) => send(monthOverview, { query: {} }, { signal }),
})

/** This month compared with the previous one: the running total, by category, by member. */
export function useMonthOverview() {
  return useQuery(monthQuery)
}

/** What was spent in a period. The previous report stays on the screen until the next one arrives. */
export function useSpending(query: SpendingQuery, enabled: boolean) {
  return useQuery({
    queryKey: [...keys.analytics, 'spending', query],
    queryFn: ({ signal }) => send(spendingReport, { query }, { signal }),
    enabled,
    placeholderData: keepPreviousData,
  })
}
