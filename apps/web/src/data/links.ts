import { disconnectWhatsapp, resendValidation } from '@casita/contract'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { send } from './client.ts'
import { markStale } from './stale.ts'

/** Sends the verification message again, optionally to another number (E.164). */
export function useResendValidation() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (phone: string | null) => send(resendValidation, { body: { phone_number: phone } }),
    onSettled: (_answer, _error, phone) => phone && markStale(client, ['user', 'members']),
  })
}

/** Disconnects the chat from the account. */
export function useDisconnectChat() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: () => send(disconnectWhatsapp, {}),
    onSettled: () => markStale(client, ['chat']),
  })
}
