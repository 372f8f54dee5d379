import type { Expense } from '@casita/contract'
import { useEffect, useEffectEvent } from 'react'
import { useLocation, useNavigate } from 'react-router'
import * as z from 'zod/mini'
import type { AskedExpense } from '../../shell/ledger-address.ts'

const Asked = z.object({ expense: z.string() }) satisfies z.ZodMiniType<AskedExpense>

/**
 * Opens the expense that a link to the ledger asked for, once. A list that was kept from before may not have it yet: what
 * is not there is given up when no newer list is on its way.
 */
export function useAskedExpense(
  expenses: readonly Expense[] | undefined,
  isAskedAgain: boolean,
  open: (expense: Expense) => void,
): void {
  const { state, search } = useLocation()
  const navigate = useNavigate()
  const asked = z.safeParse(Asked, state).data?.expense
  const expense = expenses?.find(({ id }) => id === asked)
  const answer = useEffectEvent(() => {
    // Whoever reloads the list, or comes back to it, has not asked again.
    void navigate({ search }, { replace: true, state: null })
    if (!expense) return
    // There the focus is when it closes.
    document.querySelector<HTMLElement>(`[data-expense="${expense.id}"]`)?.focus({ preventScroll: true })
    open(expense)
  })
  const isSettled = expense !== undefined || (expenses !== undefined && !isAskedAgain)
  useEffect(() => {
    if (asked && isSettled) answer()
  }, [asked, isSettled])
}
