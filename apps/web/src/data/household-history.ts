import { householdHistory } from '@casita/contract'
import { useQuery } from '@tanstack/react-query'
import { send } from './client.ts'
import { keys } from './stale.ts'

/** The history of the household itself, latest first. */
export function useHouseholdChanges() {
  return useQuery({
    queryKey: [...keys.household, 'changes'],
    queryFn: async ({ signal }) => (await send(householdHistory, {}, { signal })).changes,
  })
}
