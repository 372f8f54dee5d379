import { limits, listCategories } from '@casita/contract'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { send } from './client.ts'
import { keys } from './stale.ts'

/** The household's categories with their use this month, active ones first. */
export const categoriesQuery = queryOptions({
  queryKey: [...keys.categories, 'list'],
  queryFn: async ({ signal }) => (await send(listCategories, {}, { signal })).categories,
  staleTime: limits.cacheStaleTime,
})

/** The household's categories; asked for only while `enabled`. */
export function useCategories(enabled = true) {
  return useQuery({ ...categoriesQuery, enabled })
}
