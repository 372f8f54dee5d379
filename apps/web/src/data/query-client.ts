import { limits } from '@casita/contract'
import { QueryClient } from '@tanstack/react-query'
import { isPassing } from './problem-error.ts'

/** The cache of the app: what is live is refreshed by the stream, so nothing is asked again without a reason. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: limits.cacheStaleTime,
        refetchOnWindowFocus: false,
        retry: (failures, error) => isPassing(error) && failures < 1,
        retryDelay: limits.linkRetryDelay,
      },
      mutations: { retry: false },
    },
  })
}
