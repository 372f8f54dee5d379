import { type CallInput, sendAssistantMessage, topics } from '@casita/contract'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { send } from './client.ts'
import { markStale } from './stale.ts'

/** Writes to the assistant, the same as in the chat: a text, or the id of a pressed button. */
export function useAssistant() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: CallInput<typeof sendAssistantMessage>['body']) =>
      send(sendAssistantMessage, { body }, { idempotencyKey: crypto.randomUUID() }),
    // What it did is its own secret: a question changes nothing, a correction may change anything.
    onSettled: () => markStale(client, topics),
  })
}
