import { limits } from '@casita/contract'
import { QueryCache, QueryClient } from '@tanstack/react-query'
import { isTransient, isWithoutHousehold } from './problem-error.ts'
import { keys } from './stale.ts'

/**
 * The app's query cache. Live data is refreshed by the event stream, so nothing is refetched by itself. When a call is
 * refused because the person has no household, the dashboard's figures are refetched, which shows that at once.
 */
export function createQueryClient(): QueryClient {
  const client = new QueryClient({
    queryCache: new QueryCache({
      onError: (error) => {
        if (isWithoutHousehold(error)) void client.invalidateQueries({ queryKey: keys.stats })
      },
    }),
    defaultOptions: {
      queries: {
        staleTime: limits.cacheStaleTime,
        refetchOnWindowFocus: false,
        // A missing connection is reported at once, and the query is repeated when the connection is back.
        networkMode: 'always',
        refetchOnReconnect: true,
        retry: (failures, error) => isTransient(error) && failures < 1,
        retryDelay: limits.linkRetryDelay,
      },
      mutations: { retry: false },
    },
  })
  return client
}
