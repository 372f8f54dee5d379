import { changeExpense, deleteExpense, type Expense, restoreExpense } from '@casita/contract'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { send } from './client.ts'
import { markStale } from './stale.ts'

/** With which expenses it worked, and, where with some it did not, why with the first of them. */
export interface Outcome {
  done: readonly Expense[]
  failed: number
  reason: unknown
}

/** Does something with each of several expenses, as far as it goes. */
async function withEach(
  expenses: readonly Expense[],
  act: (expense: Expense) => Promise<unknown>,
): Promise<Outcome> {
  const results = await Promise.allSettled(expenses.map(act))
  const failures = results.filter((result) => result.status === 'rejected')
  return {
    done: expenses.filter((_, index) => results[index]?.status === 'fulfilled'),
    failed: failures.length,
    reason: failures[0]?.reason,
  }
}

const move = ({ id }: Expense, category_id: string | null) =>
  send(changeExpense, { params: { id }, body: { category_id } })

/** What can be done with several expenses, and undone; each is a call of its own, and some may be refused. */
export const severally = {
  moveTo: (category: string | null) => (expenses: readonly Expense[]) =>
    withEach(expenses, (expense) => move(expense, category)),
  /** Puts expenses back into the category that they had. */
  moveBack: (expenses: readonly Expense[]) =>
    withEach(expenses, (expense) => move(expense, expense.category_id)),
  delete: (expenses: readonly Expense[]) =>
    withEach(expenses, ({ id }) => send(deleteExpense, { params: { id } })),
  restore: (expenses: readonly Expense[]) =>
    withEach(expenses, ({ id }) => send(restoreExpense, { params: { id } })),
} as const

interface Several {
  expenses: readonly Expense[]
  act: (expenses: readonly Expense[]) => Promise<Outcome>
}

/** Does one of these with several expenses; it never fails as a whole, but says with how many it did. */
export function useSeveralExpenses() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ expenses, act }: Several) => act(expenses),
    onSettled: () => markStale(client, ['expenses']),
  })
}
