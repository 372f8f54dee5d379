import type { Expense } from '@casita/contract'
import { useEffect, useRef, useState } from 'react'

/** The expenses that are picked to do something with all of them. */
export interface Picked {
  /** Whether somebody is picking: a press on a row picks it then. */
  isOn: boolean
  ids: ReadonlySet<string>
  toggle: (expense: Expense) => void
}

/** Only what may be changed and deleted can be picked. */
export function isPickable({ can_edit, can_delete }: Expense): boolean {
  return can_edit && can_delete
}

const none: ReadonlySet<string> = new Set()

/** Which of the expenses on the screen are picked; what is on it no more, or may not be changed any more, is no longer. */
export function usePicked(shown: readonly Expense[]) {
  const [chosen, setChosen] = useState<ReadonlySet<string> | null>(null)
  const opener = useRef<HTMLButtonElement>(null)
  const isOn = chosen !== null
  const wasOn = useRef(isOn)
  useEffect(() => {
    // What ended it has left the page, and the focus with it.
    if (wasOn.current && !isOn && document.activeElement === document.body)
      opener.current?.focus({ preventScroll: true })
    wasOn.current = isOn
  }, [isOn])
  const pickable = shown.filter(isPickable)
  const expenses = chosen ? pickable.filter(({ id }) => chosen.has(id)) : []
  const ids = expenses.length > 0 ? new Set(expenses.map(({ id }) => id)) : none
  // What comes back is not picked anew.
  if (chosen && ids.size < chosen.size) setChosen(ids)
  return {
    isOn,
    /** For the button that begins and ends it. */
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
