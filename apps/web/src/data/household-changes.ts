import { changeHousehold, createHousehold, type HouseholdChange, joinHousehold } from '@casita/contract'
import { useMutation, useQueryClient } from '@tanstack/react-query'
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

/** Creates a household for somebody who is in none. */
export function useCreateHousehold() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: Pick<HouseholdChange, 'name' | 'currency'>) => send(createHousehold, { body }),
    onSuccess: () => client.invalidateQueries(),
  })
}

/** Joins a household by its code, for somebody who is in none. */
export function useJoinHousehold() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (code: string) => send(joinHousehold, { body: { code } }),
    onSuccess: () => client.invalidateQueries(),
  })
}
