import { handOverHousehold, leaveHousehold, removeMember } from '@casita/contract'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { send } from './client.ts'
import { keys, markStale } from './stale.ts'

/** Makes a member the owner; fails with `owner_only` where somebody else has become it in the meantime. */
export function useHandOver() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (id: string) => send(handOverHousehold, { params: { id } }),
    onSettled: () => markStale(client, ['members', 'household']),
  })
}

/** Ends the membership of another member; what they recorded stays. */
export function useRemoveMember() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (id: string) => send(removeMember, { params: { id } }),
    onSettled: () => markStale(client, ['members', 'household']),
  })
}

/**
 * Leaves the household. `leave_confirmation` asks the last member to send it again with `confirmed`;
 * `owner_must_hand_over` tells an owner that others are there.
 */
export function useLeaveHousehold({ onLeft }: { onLeft: () => void }) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (confirmed: boolean) => send(leaveHousehold, { body: { confirm_delete: confirmed } }),
    onSuccess: async () => {
      await client.invalidateQueries({ queryKey: keys.stats })
      onLeft()
      await client.invalidateQueries()
    },
    onError: () => markStale(client, ['members']),
  })
}
