import type { Expense } from '@casita/contract'
import { useEffect, useRef, useState } from 'react'

/** The expenses picked for a bulk action. */
export interface Picked {
  /** Whether picking is on: clicking a row then picks it. */
  isOn: boolean
  ids: ReadonlySet<string>
  toggle: (expense: Expense) => void
}

/** Only an expense that may be changed and deleted can be picked. */
export function isPickable({ can_edit, can_delete }: Expense): boolean {
  return can_edit && can_delete
}

const none: ReadonlySet<string> = new Set()

/** Which of the visible expenses are picked. Those that leave the screen, or may no longer be changed, are dropped. */
export function usePicked(shown: readonly Expense[]) {
  const [chosen, setChosen] = useState<ReadonlySet<string> | null>(null)
  const opener = useRef<HTMLButtonElement>(null)
  const isOn = chosen !== null
  const wasOn = useRef(isOn)
  useEffect(() => {
    // The button that ended picking has been removed, and the focus with it.
    if (wasOn.current && !isOn && document.activeElement === document.body)
      opener.current?.focus({ preventScroll: true })
    wasOn.current = isOn
  }, [isOn])
  const pickable = shown.filter(isPickable)
  const expenses = chosen ? pickable.filter(({ id }) => chosen.has(id)) : []
  const ids = expenses.length > 0 ? new Set(expenses.map(({ id }) => id)) : none
  // Expenses that come back later are not picked again.
  if (chosen && ids.size < chosen.size) setChosen(ids)
  return {
    isOn,
    /** The props of the button that starts and ends picking. */
    opener: {
      ref: opener,
      'aria-pressed': isOn,
      onClick: () => setChosen(isOn ? null : none),
    },
    ids,
    expenses,
    pickable,
    end: () => setChosen(null),
    set: (picked: readonly Expense[]) => setChosen(new Set(picked.map(({ id }) => id))),
    toggle: (expense: Expense) => {
      if (!isPickable(expense)) return
      const next = new Set(ids)
      if (!next.delete(expense.id)) next.add(expense.id)
      setChosen(next)
    },
  }
}
