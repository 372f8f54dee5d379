import { deleteAccount, exportAccount } from '@casita/contract'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { send } from './client.ts'
import { nowOrNever } from './now-or-never.ts'
import { closeSession } from './session.ts'
import { markStale } from './stale.ts'

/** Everything that is kept about the signed-in person, as a JSON file to be kept by the browser. */
export function useExportAccount() {
  return useMutation({
    mutationFn: async () => {
      const { success: _, ...kept } = await send(exportAccount, {})
      return new Blob([JSON.stringify(kept, null, 2)], { type: 'application/json' })
    },
  })
}

/**
 * Deletes the account after the person has confirmed the consequences, and ends the session in this browser.
 * `owner_must_hand_over` tells an owner that the household has other members.
 */
export function useDeleteAccount({ onDeleted }: { onDeleted: () => void }) {
  const client = useQueryClient()
  return useMutation({
    ...nowOrNever,
    mutationFn: () => send(deleteAccount, { body: { confirm: true } }),
    onSuccess: () => {
      onDeleted()
      closeSession()
    },
    onError: () => markStale(client, ['members', 'household']),
  })
}
