import { changeHousehold, createHousehold, type HouseholdChange, joinHousehold } from '@casita/contract'
import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query'
import { send } from './client.ts'
import { householdQuery } from './households.ts'
import { markStale } from './stale.ts'

/** Changes name and currency; `currency_confirmation` asks to send it again with `confirm_currency` true. */
export function useChangeHousehold() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (change: HouseholdChange) => send(changeHousehold, { body: change }),
    onSuccess: ({ household }) => {
      client.setQueryData(householdQuery.queryKey, household)
      markStale(client, ['household'])
    },
  })
}

/** Whoever had another household before sees nothing of it, not even for a moment; the rest is asked again. */
async function moveIn(client: QueryClient): Promise<void> {
  client.removeQueries({ type: 'inactive' })
  await client.invalidateQueries()
}

/** Creates a household for somebody who has none. */
export function useCreateHousehold() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: Pick<HouseholdChange, 'name' | 'currency'>) => send(createHousehold, { body }),
    onSuccess: () => moveIn(client),
  })
}

/** Joins a household by its code, for somebody who has none. */
export function useJoinHousehold() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (code: string) => send(joinHousehold, { body: { code } }),
    onSuccess: () => moveIn(client),
  })
}
