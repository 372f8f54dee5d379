import { currentHousehold, limits, listMembers } from '@casita/contract'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { send } from './client.ts'
import { keys } from './stale.ts'

/** The household that the signed-in person acts in. */
export const householdQuery = queryOptions({
  queryKey: [...keys.household, 'current'],
  queryFn: async ({ signal }) => (await send(currentHousehold, {}, { signal })).household,
  staleTime: limits.cacheStaleTime,
})

const membersQuery = queryOptions({
  queryKey: [...keys.household, 'members'],
  queryFn: async ({ signal }) => (await send(listMembers, {}, { signal })).members,
  staleTime: limits.cacheStaleTime,
})

/** The household that the signed-in person acts in; asked for only while `enabled`. */
export function useHousehold(enabled = true) {
  return useQuery({ ...householdQuery, enabled })
}

/** The members of the household. */
export function useMembers(enabled = true) {
  return useQuery({ ...membersQuery, enabled })
}
