import { currentHousehold, limits, listMembers, type Member } from '@casita/contract'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { send } from './client.ts'
import { keys } from './stale.ts'
import { statsQuery } from './stats.ts'

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

const nobody: readonly string[] = []
const idsOf = (members: readonly Member[]) => members.map(({ id }) => id)

/** The ids of the members in the order in which they joined, as far as a screen has asked for them. */
export function useKnownMembers(): readonly string[] {
  const { data: listed } = useQuery({ ...membersQuery, enabled: false, select: idsOf })
  const { data: counted } = useQuery({
    ...statsQuery,
    enabled: false,
    select: ({ members }) => idsOf(members),
  })
  return listed ?? counted ?? nobody
}
