import { handOverHousehold, leaveHousehold, removeMember } from '@casita/contract'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { send } from './client.ts'
import { nowOrNever } from './now-or-never.ts'
import { keys, markStale } from './stale.ts'

/** Makes a member the owner; fails with `owner_only` if the ownership has changed meanwhile. */
export function useHandOver() {
  const client = useQueryClient()
  return useMutation({
    ...nowOrNever,
    mutationFn: (id: string) => send(handOverHousehold, { params: { id } }),
    onSettled: () => markStale(client, ['members', 'household']),
  })
}

/** Removes another member; the expenses they recorded stay. */
export function useRemoveMember() {
  const client = useQueryClient()
  return useMutation({
    ...nowOrNever,
    mutationFn: (id: string) => send(removeMember, { params: { id } }),
    onSettled: () => markStale(client, ['members', 'household']),
  })
}

/**
 * Leaves the household. `leave_confirmation` asks the last member to repeat the call with `confirmed`;
 * `owner_must_hand_over` tells an owner that the household has other members.
 */
export function useLeaveHousehold({ onLeft }: { onLeft: () => void }) {
  const client = useQueryClient()
  return useMutation({
    ...nowOrNever,
    mutationFn: (confirmed: boolean) => send(leaveHousehold, { body: { confirm_delete: confirmed } }),
    onSuccess: async () => {
      await client.invalidateQueries({ queryKey: keys.stats })
      onLeft()
      await client.invalidateQueries()
    },
    onError: () => markStale(client, ['members']),
  })
}
