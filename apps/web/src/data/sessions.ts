import { endOtherSessions, endSession, listSessions, type Session } from '@casita/contract'
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { send } from './client.ts'

const sessionsQuery = queryOptions({
  queryKey: ['sessions'],
  queryFn: async ({ signal }) => (await send(listSessions, {}, { signal })).sessions,
  // Sign-ins elsewhere cause no live event, so the list is always refetched when shown.
  staleTime: 0,
})

/** The person's active sessions, most recently used first. */
export function useSessions() {
  return useQuery(sessionsQuery)
}

/** Removes ended sessions from the cached list before the server confirms it. */
function useKeep() {
  const client = useQueryClient()
  return {
    keep: (stays: (session: Session) => boolean) =>
      client.setQueryData(sessionsQuery.queryKey, (sessions) => sessions?.filter(stays)),
    invalidate: () => client.invalidateQueries({ queryKey: sessionsQuery.queryKey }),
  }
}

/** Signs out one other browser. */
export function useEndSession() {
  const { keep, invalidate } = useKeep()
  return useMutation({
    mutationFn: (id: string) => send(endSession, { params: { id } }),
    onSuccess: (_, ended) => keep(({ id }) => id !== ended),
    onSettled: invalidate,
  })
}

/** Signs out every other browser; returns how many there were. */
export function useEndOtherSessions() {
  const { keep, invalidate } = useKeep()
  return useMutation({
    mutationFn: () => send(endOtherSessions, {}),
    onSuccess: () => keep(({ is_current }) => is_current),
    onSettled: invalidate,
  })
}
