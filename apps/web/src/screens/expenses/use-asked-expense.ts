import type { Expense } from '@casita/contract'
import { useEffect, useEffectEvent } from 'react'
import { useLocation, useNavigate } from 'react-router'
import * as z from 'zod/mini'
import type { AskedExpense } from '../../shell/ledger-address.ts'

const Asked = z.object({ expense: z.string() }) satisfies z.ZodMiniType<AskedExpense>

/** Opens the expense that a link to the ledger asked for, once, as soon as the list is there. */
export function useAskedExpense(
  expenses: readonly Expense[] | undefined,
  open: (expense: Expense) => void,
): void {
  const { state, search } = useLocation()
  const navigate = useNavigate()
  const asked = z.safeParse(Asked, state).data?.expense
  const answer = useEffectEvent((id: string) => {
    // Whoever reloads the list, or comes back to it, has not asked again.
    void navigate({ search }, { replace: true, state: null })
    const expense = expenses?.find((each) => each.id === id)
    if (!expense) return
    // There the focus is when it closes.
    document.querySelector<HTMLElement>(`[data-expense="${expense.id}"]`)?.focus({ preventScroll: true })
    open(expense)
  })
  const isThere = expenses !== undefined
  useEffect(() => {
    if (asked && isThere) answer(asked)
  }, [asked, isThere])
}
