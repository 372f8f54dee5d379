import { type CallInput, type Reading, readMessage, sendAssistantMessage, topics } from '@casita/contract'
import { onlineManager, queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { send } from './client.ts'
import { retryAfterReconnect, untilOnline } from './reconnect.ts'
import { keys, markStale } from './stale.ts'

/** Writes to the assistant, the same as in the chat: a text, or the id of a pressed button. */
export function useAssistant() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: CallInput<typeof sendAssistantMessage>['body']) =>
      send(sendAssistantMessage, { body }, { idempotencyKey: crypto.randomUUID() }),
    // Only the assistant knows what it did: a question changes nothing, a correction may change anything.
    onSettled: () => markStale(client, topics),
  })
}

const readingOn = (text: string, today: string) =>
  queryOptions({
    queryKey: [...keys.readings, today, text],
    // Not aborted when the text changes: a save may be waiting for this answer.
    queryFn: async (): Promise<Reading> => (await send(readMessage, { body: { text } })).reading,
  })

/** What the assistant would make of a text today; nothing is asked for null. */
export function useReading(text: string | null, today: string) {
  return useQuery({ ...readingOn(text ?? '', today), enabled: text !== null })
}

/** Reads a text now, or waits for the request already under way. Without a connection it waits until there is one. */
export function useReadNow(today: string): (text: string) => Promise<Reading> {
  const client = useQueryClient()
  return async (text) => {
    for (let failures = 0; ; failures += 1) {
      await untilOnline()
      try {
        return await client.fetchQuery(readingOn(text, today))
      } catch (error) {
        if (onlineManager.isOnline() && !retryAfterReconnect.retry(failures, error)) throw error
      }
    }
  }
}
