import { invite, limits } from '@casita/contract'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { send } from './client.ts'
import { isTransient } from './problem-error.ts'
import { markStale } from './stale.ts'

/**
 * Invites somebody, by WhatsApp if a number (E.164) is given. After a lost answer the call is repeated once. Repeated
 * attempts with the same number make one invitation.
 */
export function useInvite() {
  const client = useQueryClient()
  const attempt = useRef<{ phone: string | null; idempotencyKey: string }>(null)
  return useMutation({
    mutationFn: (phone: string | null) => {
      if (attempt.current?.phone !== phone) attempt.current = { phone, idempotencyKey: crypto.randomUUID() }
      const body = {
        phone_number: phone,
        max_uses: limits.invitationUses,
        expires_days: limits.invitationDays,
      }
      return send(invite, { body }, attempt.current)
    },
    onSuccess: () => {
      attempt.current = null
    },
    retry: (failures, error) => failures < 1 && isTransient(error),
    retryDelay: limits.linkRetryDelay,
    onSettled: () => markStale(client, ['invitations']),
  })
}
