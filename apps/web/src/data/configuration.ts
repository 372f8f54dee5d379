import { configuration } from '@casita/contract'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { request } from './request.ts'
import { keys } from './stale.ts'

/** Where to sign in and which number to write to; constant while a page is open. */
const configurationQuery = queryOptions({
  queryKey: keys.configuration,
  queryFn: ({ signal }) => request(configuration, {}, { signal }),
  staleTime: Number.POSITIVE_INFINITY,
})

/** Where to sign in and which number to write to. */
export function useConfiguration() {
  return useQuery(configurationQuery)
}
