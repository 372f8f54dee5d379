import { suggestCategory } from '@casita/contract'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { send } from './client.ts'
import { keys } from './stale.ts'

/**
 * The category under which the assistant would file an expense of this description, or, until that is known, the last
 * one; null if nothing tells, or for an empty description.
 */
export function useSuggestedCategory(description: string): string | null {
  const isTold = description.trim() !== ''
  const { data = null } = useQuery({
    queryKey: [...keys.readings, 'category', description],
    queryFn: async ({ signal }) =>
      (await send(suggestCategory, { body: { description } }, { signal })).category_id,
    enabled: isTold,
    placeholderData: keepPreviousData,
  })
  return isTold ? data : null
}
