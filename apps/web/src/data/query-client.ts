import { limits } from '@casita/contract'
import { QueryCache, QueryClient } from '@tanstack/react-query'
import { isTransient, isWithoutHousehold } from './problem-error.ts'
import { keys } from './stale.ts'

/**
 * The cache of the app: what is live is refreshed by the stream, so nothing is asked again without a reason. Who is
 * told to have no household asks at once what else is no longer so.
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
        // Without a connection it is said at once that there is none, and asked again when it is back.
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
