import { deleteInvitation, invite, limits, listInvitations, resendInvitation } from '@casita/contract'
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { send } from './client.ts'
import { isPassing } from './problem-error.ts'
import { keys, markStale } from './stale.ts'

/** The invitations that still work, newest first. */
export const invitationsQuery = queryOptions({
  queryKey: keys.invitations,
  queryFn: async ({ signal }) =>
    (await send(listInvitations, {}, { signal })).invitations.filter((each) => each.is_active),
})

/** The invitations that still work, newest first; asked for only while `enabled`. */
export function useInvitations(enabled: boolean) {
  return useQuery({ ...invitationsQuery, enabled })
}

/**
 * Invites somebody, by WhatsApp when a number (E.164) is given; a lost answer is asked for once more. However often a
 * number is tried until there is an answer, it is one invitation.
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
    retry: (failures, error) => failures < 1 && isPassing(error),
    retryDelay: limits.linkRetryDelay,
    onSettled: () => markStale(client, ['invitations']),
  })
}

/** Sends an invitation again and lets it live another week. */
export function useResendInvitation() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (code: string) =>
      send(resendInvitation, { body: { invitation_code: code, extend_days: limits.invitationDays } }),
    onSettled: () => markStale(client, ['invitations']),
  })
}

/** Withdraws an invitation. */
export function useDeleteInvitation() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (code: string) => send(deleteInvitation, { body: { invitation_code: code } }),
    onSettled: () => markStale(client, ['invitations']),
  })
}
