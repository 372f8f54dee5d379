import { type RefObject, useEffect } from 'react'

interface LedgerKeys {
  onAdd: () => void
  onSearch: () => void
  onEdit: (id: string) => void
  onPick: (id: string) => void
  /** Ends picking; null while nothing is being picked. */
  onLeave: (() => void) | null
}

function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    target.closest('input:not([type=checkbox]), select, textarea, [role="dialog"], [role="menu"]') !== null
  )
}

/**
 * Keyboard shortcuts of the ledger: n adds, / searches, j and k move through the rows, e edits the focused one (or
 * shows its history), x picks it, Escape ends picking. Inactive while somebody types.
 */
export function useLedgerKeys(list: RefObject<HTMLElement | null>, keys: LedgerKeys): void {
  useEffect(() => {
    function rows(): HTMLElement[] {
      return [...(list.current?.querySelectorAll<HTMLElement>('[data-expense]') ?? [])]
    }
    function current(): HTMLElement | null {
      const place = document.activeElement?.closest('li, tr')
      return rows().find((row) => place?.contains(row)) ?? null
    }
    function move(step: 1 | -1) {
      const all = rows()
      const focused = current()
      const at = focused ? all.indexOf(focused) + step : step === 1 ? 0 : all.length - 1
      all[at]?.focus()
    }
    function onKey(event: KeyboardEvent) {
      if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return
      const id = current()?.dataset.expense
      const action = {
        n: keys.onAdd,
        '/': keys.onSearch,
        j: () => move(1),
        k: () => move(-1),
        e: () => id && keys.onEdit(id),
        // An open menu handles Escape itself.
        Escape: document.querySelector(':popover-open') ? null : keys.onLeave,
        x: () => id && keys.onPick(id),
      }[event.key]
      if (!action) return
      event.preventDefault()
      action()
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  })
}
