import {
  changeRecurring,
  listRecurring,
  type RecurringChange,
  type RecurringInput,
  repeatExpense,
  resumeRecurring,
  skipRecurring,
  stopRecurring,
} from '@casita/contract'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { send } from './client.ts'
import { keys, markStale } from './stale.ts'

/** What comes back by itself, what is next first, what is over last, and what of it is still to come this month. */
export function useRecurring() {
  return useQuery({
    queryKey: keys.recurring,
    queryFn: ({ signal }) => send(listRecurring, {}, { signal }),
  })
}

function useRecurringChange<Input, Answer>(mutationFn: (input: Input) => Promise<Answer>) {
  const client = useQueryClient()
  return useMutation({ mutationFn, onSettled: () => markStale(client, ['recurring']) })
}

/** Has an expense come back; answers when next. */
export function useRepeatExpense() {
  return useRecurringChange(
    async (body: RecurringInput) => (await send(repeatExpense, { body })).recurring_expense,
  )
}

/** Changes what will be noted. */
export function useChangeRecurring() {
  return useRecurringChange(
    async ({ id, change }: { id: string; change: RecurringChange }) =>
      (await send(changeRecurring, { params: { id }, body: change })).recurring_expense,
  )
}

/** Leaves the next time out. */
export function useSkipRecurring() {
  return useRecurringChange(
    async (id: string) => (await send(skipRecurring, { params: { id } })).recurring_expense,
  )
}

/** Has an expense come back no more. */
export function useStopRecurring() {
  return useRecurringChange((id: string) => send(stopRecurring, { params: { id } }))
}

/** Takes back that an expense was stopped. */
export function useResumeRecurring() {
  return useRecurringChange(
    async (id: string) => (await send(resumeRecurring, { params: { id } })).recurring_expense,
  )
}
