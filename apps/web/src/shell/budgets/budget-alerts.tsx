import type { Budget } from '@casita/contract'
import { useEffect } from 'react'
import * as z from 'zod/mini'
import { useBudgets } from '../../data/budgets.ts'
import { useHousehold } from '../../data/households.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { showToast, useShownToast } from '../../ui/toast.ts'
import { useToday } from '../use-today.ts'
import { useBudgetWords } from './use-budget-words.ts'

const duration = 8000
/** Milliseconds after which one's own crossing is not shown: the toast of the expense has already said it. */
const ownShownFor = 60_000

const Told = z.array(z.string())
const storageKey = (userId: string) => `casita-alerts ${userId}`

/** The crossings that this browser has already shown to a person; null if it has shown none yet. */
function toldTo(userId: string): string[] | null {
  try {
    return z.parse(Told, JSON.parse(localStorage.getItem(storageKey(userId)) ?? 'null'))
  } catch {
    // Nothing stored, or not our format.
    return null
  }
}

/** Identified with their time, because a budget can be crossed again after it was raised. */
function crossingsOf(budgets: readonly Budget[]) {
  return budgets.flatMap((budget) =>
    budget.alerts.map((alert) => ({ budget, ...alert, key: `${budget.id} ${alert.threshold} ${alert.at}` })),
  )
}

/** Shows once in this browser that a budget was crossed, whoever caused it; one at a time, after other toasts. */
export function BudgetAlerts({ userId }: { userId: string }) {
  const { t } = useTranslation('budgets')
  const today = useToday()
  const { data: household } = useHousehold()
  const words = useBudgetWords(household?.currency ?? '')
  const isBusy = useShownToast()?.open ?? false
  const { data } = useBudgets()

  useEffect(() => {
    if (!data || !household || isBusy) return
    const crossings = crossingsOf(data)
    const told = toldTo(userId)
    const keep = (keys: readonly string[]) => localStorage.setItem(storageKey(userId), JSON.stringify(keys))
    const isOwnOfEarlier = ({ user_id, at }: (typeof crossings)[number]) =>
      user_id === userId && Date.now() - Date.parse(at) > ownShownFor
    const fresh = told ? crossings.filter((one) => !told.includes(one.key) && !isOwnOfEarlier(one)) : []
    // The highest threshold first; the other budgets follow when this toast is gone.
    const first = fresh.toSorted((a, b) => b.threshold - a.threshold)[0]
    const waiting = fresh.filter(({ budget }) => first && budget.id !== first.budget.id)
    keep(crossings.map(({ key }) => key).filter((key) => !waiting.some((one) => one.key === key)))
    if (!first) return
    const name = first.budget.category_name ?? t('household')
    showToast({
      title: t('crossed', { name, percent: String(first.threshold) }),
      description: words.sentence(first.budget, today),
      duration,
    })
  })
  return null
}
