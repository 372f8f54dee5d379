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

/** The recurring expenses, the next due first and the ended last, and what is still to come this month. */
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

/** Makes an expense recur; returns the series, and the expense of today's occurrence if that was recorded at once. */
export function useRepeatExpense() {
  return useRecurringChange(async (body: RecurringInput) => {
    const { recurring_expense: series, noted_expense_id: notedId } = await send(repeatExpense, { body })
    return { series, notedId }
  })
}

/** Changes what a series will record from now on. */
export function useChangeRecurring() {
  return useRecurringChange(
    async ({ id, change }: { id: string; change: RecurringChange }) =>
      (await send(changeRecurring, { params: { id }, body: change })).recurring_expense,
  )
}

/** Skips the next occurrence. */
export function useSkipRecurring() {
  return useRecurringChange(
    async (id: string) => (await send(skipRecurring, { params: { id } })).recurring_expense,
  )
}

/** Stops a series. */
export function useStopRecurring() {
  return useRecurringChange((id: string) => send(stopRecurring, { params: { id } }))
}

/** Resumes a series that was stopped. */
export function useResumeRecurring() {
  return useRecurringChange(
    async (id: string) => (await send(resumeRecurring, { params: { id } })).recurring_expense,
  )
}
