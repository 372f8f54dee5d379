import { deleteInvitation, limits, listInvitations, resendInvitation } from '@casita/contract'
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { send } from './client.ts'
import { keys, markStale } from './stale.ts'

/** The invitations that are still valid, newest first. */
export const invitationsQuery = queryOptions({
  queryKey: keys.invitations,
  queryFn: async ({ signal }) =>
    (await send(listInvitations, {}, { signal })).invitations.filter((each) => each.is_active),
})

/** The invitations that are still valid, newest first. */
export function useInvitations() {
  return useQuery(invitationsQuery)
}

/** Sends an invitation again and extends it by a week. */
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
