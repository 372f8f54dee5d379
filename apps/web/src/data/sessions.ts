import { endOtherSessions, endSession, listSessions, type Session } from '@casita/contract'
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { send } from './client.ts'

const sessionsQuery = queryOptions({
  queryKey: ['sessions'],
  queryFn: async ({ signal }) => (await send(listSessions, {}, { signal })).sessions,
  // Nothing tells of a sign-in elsewhere: whoever looks is shown what is true now.
  staleTime: 0,
})

/** Where the signed-in person is signed in, latest used first. */
export function useSessions() {
  return useQuery(sessionsQuery)
}

/** Keeps of the list what is still signed in, until the server has said it again. */
function useKeep() {
  const client = useQueryClient()
  return {
    keep: (stays: (session: Session) => boolean) =>
      client.setQueryData(sessionsQuery.queryKey, (sessions) => sessions?.filter(stays)),
    invalidate: () => client.invalidateQueries({ queryKey: sessionsQuery.queryKey }),
  }
}

/** Signs one other browser out. */
export function useEndSession() {
  const { keep, invalidate } = useKeep()
  return useMutation({
    mutationFn: (id: string) => send(endSession, { params: { id } }),
    onSuccess: (_, ended) => keep(({ id }) => id !== ended),
    onSettled: invalidate,
  })
}

/** Signs every other browser out; answers how many there were. */
export function useEndOtherSessions() {
  const { keep, invalidate } = useKeep()
  return useMutation({
    mutationFn: () => send(endOtherSessions, {}),
    onSuccess: () => keep(({ is_current }) => is_current),
    onSettled: invalidate,
  })
}
