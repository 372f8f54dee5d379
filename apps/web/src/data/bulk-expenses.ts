import { changeExpense, deleteExpense, type Expense, restoreExpense } from '@casita/contract'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { send } from './client.ts'
import { markStale } from './stale.ts'

/** The expenses for which the action succeeded, how many failed, and the error of the first that failed. */
export interface Outcome {
  done: readonly Expense[]
  failed: number
  reason: unknown
}

/** Sends one call per expense; a failure does not stop the others. */
async function forEachExpense(
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

/** Actions on several expenses at once, each with its undo. Each expense is a call of its own, which may be refused. */
export const bulkActions = {
  moveTo: (category: string | null) => (expenses: readonly Expense[]) =>
    forEachExpense(expenses, (expense) => move(expense, category)),
  /** Puts expenses back into their previous categories. */
  moveBack: (expenses: readonly Expense[]) =>
    forEachExpense(expenses, (expense) => move(expense, expense.category_id)),
  delete: (expenses: readonly Expense[]) =>
    forEachExpense(expenses, ({ id }) => send(deleteExpense, { params: { id } })),
  restore: (expenses: readonly Expense[]) =>
    forEachExpense(expenses, ({ id }) => send(restoreExpense, { params: { id } })),
} as const

interface BulkAction {
  expenses: readonly Expense[]
  act: (expenses: readonly Expense[]) => Promise<Outcome>
}

/** Runs a bulk action. It never fails as a whole: the outcome says for which expenses it succeeded. */
export function useBulkAction() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ expenses, act }: BulkAction) => act(expenses),
    onSettled: () => markStale(client, ['expenses']),
  })
}
