import { listImports, takeBackImport } from '@casita/contract'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { send } from './client.ts'
import { retryAfterReconnect } from './reconnect.ts'
import { keys, markStale } from './stale.ts'

/** How often the progress of an import is polled, in milliseconds, in addition to the live events. */
const lookEveryMs = 2000

/** The household's latest imports, newest first; polled while one is running. */
export function useImports(isBringing: boolean) {
  return useQuery({
    queryKey: [...keys.expenses, 'imports'],
    queryFn: ({ signal }) => send(listImports, {}, { signal }),
    staleTime: 0,
    refetchInterval: ({ state: { data } }) =>
      isBringing || data?.imports.some(({ state }) => state === 'running') ? lookEveryMs : false,
  })
}

/** Takes an import back; sending it twice is harmless. */
export function useTakeBackImport() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (id: string) => send(takeBackImport, { params: { id } }, { idempotencyKey: id }),
    ...retryAfterReconnect,
    onSettled: () => markStale(client, ['expenses', 'categories']),
  })
}
