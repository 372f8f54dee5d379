import { limits, logout, me, type UserInfo } from '@casita/contract'
import { type QueryClient, queryOptions, useQuery } from '@tanstack/react-query'
import { send } from './client.ts'
import { request } from './request.ts'
import { keys } from './stale.ts'
import { storedTokens } from './tokens.ts'

/** The signed-in person. */
export const meQuery = queryOptions({
  queryKey: keys.me,
  queryFn: async ({ signal }) => (await send(me, {}, { signal })).user_info,
  staleTime: limits.cacheStaleTime,
})

/** The signed-in person, asked for only while `enabled`. */
export function useMe(enabled: boolean) {
  return useQuery({ ...meQuery, enabled })
}

/** Shows a change to the signed-in person at once, before the server has confirmed it. */
export function patchMe(client: QueryClient, change: Partial<UserInfo>): void {
  client.setQueryData(meQuery.queryKey, (me) => me && { ...me, ...change })
}

/** Ends the session on the server with the current tokens, without refreshing them first. */
export async function sendLogout(): Promise<void> {
  await request(logout, {}, { bearer: storedTokens()?.access ?? null })
}
