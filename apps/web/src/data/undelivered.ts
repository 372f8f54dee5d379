import { undeliveredMessages } from '@casita/contract'
import { useQuery } from '@tanstack/react-query'
import { send } from './client.ts'
import { keys } from './stale.ts'

/** The messages that could not be delivered, latest first; only the household's owner may ask. */
export function useUndelivered() {
  return useQuery({
    queryKey: [...keys.household, 'undelivered'],
    queryFn: async ({ signal }) => (await send(undeliveredMessages, {}, { signal })).messages,
  })
}
