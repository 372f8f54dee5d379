import { attachReceipt, type Expense, readReceipt, receiptSpace, removeReceipt } from '@casita/contract'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { send } from './client.ts'
import { keys, markStale } from './stale.ts'

/** The cache key of an expense's receipt; it changes with the expense. */
const keyOf = ({ id, updated_at }: Expense) => ['receipts', id, updated_at]

/** The picture of an expense's receipt; refetched only after the expense has changed. */
export function useReceipt(expense: Expense) {
  return useQuery({
    queryKey: keyOf(expense),
    queryFn: ({ signal }) => send(readReceipt, { params: { id: expense.id } }, { signal }),
    enabled: expense.has_receipt,
    staleTime: Number.POSITIVE_INFINITY,
  })
}

/** Attaches a picture to an expense, replacing an earlier one; returns the expense. */
export function useAttachReceipt() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async ({ id, picture }: { id: string; picture: Blob }) =>
      (await send(attachReceipt, { params: { id }, body: picture })).expense,
    // The picture just sent need not be fetched again, and its place is never empty.
    onSuccess: (after, { picture }) => client.setQueryData(keyOf(after), picture),
    onSettled: () => markStale(client, ['expenses']),
  })
}

/** Removes the picture of an expense; returns the expense. */
export function useRemoveReceipt(id: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async () => (await send(removeReceipt, { params: { id } })).expense,
    onSettled: () => markStale(client, ['expenses']),
  })
}

/** The space that the pictures of the household's receipts take, and may take. */
export function useReceiptSpace() {
  return useQuery({
    queryKey: [...keys.expenses, 'receipt-space'],
    queryFn: async ({ signal }) => (await send(receiptSpace, {}, { signal })).space,
  })
}
