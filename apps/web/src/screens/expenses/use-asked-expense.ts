import type { Expense } from '@casita/contract'
import { useEffect, useEffectEvent } from 'react'
import { useLocation, useNavigate } from 'react-router'
import * as z from 'zod/mini'
import type { AskedExpense } from '../../shell/ledger-address.ts'

const Asked = z.object({ expense: z.string() }) satisfies z.ZodMiniType<AskedExpense>

/**
 * Opens, once, the expense that a link to the ledger asks for. A cached list may not contain it yet; it is given up
 * when no newer list is being loaded.
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
    // Reloading the list, or coming back to it, must not open it again.
    void navigate({ search }, { replace: true, state: null })
    if (!expense) return
    // The focus returns there when the dialog closes.
    document.querySelector<HTMLElement>(`[data-expense="${expense.id}"]`)?.focus({ preventScroll: true })
    open(expense)
  })
  const isSettled = expense !== undefined || (expenses !== undefined && !isAskedAgain)
  useEffect(() => {
    if (asked && isSettled) answer()
  }, [asked, isSettled])
}
