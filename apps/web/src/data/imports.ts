import { listImports, takeBackImport } from '@casita/contract'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { send } from './client.ts'
import { retryAfterReconnect } from './reconnect.ts'
import { keys, markStale } from './stale.ts'

/** How often it is asked how far an import is, in milliseconds, beside what the live stream tells. */
const lookEveryMs = 2000

/** The household's latest imports, newest first; asked again and again while one is at work. */
export function useImports(isBringing: boolean) {
  return useQuery({
    queryKey: [...keys.expenses, 'imports'],
    queryFn: ({ signal }) => send(listImports, {}, { signal }),
    staleTime: 0,
    refetchInterval: ({ state: { data } }) =>
      isBringing || data?.imports.some(({ state }) => state === 'running') ? lookEveryMs : false,
  })
}

/** Takes an import back, once however often it is sent. */
export function useTakeBackImport() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (id: string) => send(takeBackImport, { params: { id } }, { idempotencyKey: id }),
    ...retryAfterReconnect,
    onSettled: () => markStale(client, ['expenses', 'categories']),
  })
}
