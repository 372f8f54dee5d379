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

/**
 * Removes everything of a previous household from the cache, so that none of it is shown even for a moment; the rest
 * is fetched again.
 */
async function moveIn(client: QueryClient): Promise<void> {
  client.removeQueries({ type: 'inactive' })
  await client.invalidateQueries()
}

/** Creates a household for somebody who is in none. */
export function useCreateHousehold() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: Pick<HouseholdChange, 'name' | 'currency'>) => send(createHousehold, { body }),
    onSuccess: () => moveIn(client),
  })
}

/** Joins a household by its code, for somebody who is in none. */
export function useJoinHousehold() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (code: string) => send(joinHousehold, { body: { code } }),
    onSuccess: () => moveIn(client),
  })
}
