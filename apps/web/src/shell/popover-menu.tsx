import { type ReactNode, type ToggleEvent, useEffect, useId, useRef, useState } from 'react'
import { cx } from '../ui/cx.ts'

/** The class of every entry of a popover menu, link or button. */
export const popoverItem =
  'flex min-h-11 w-full items-center gap-3 rounded-sm px-3 text-left hover:bg-sunken disabled:opacity-55'

interface PopoverMenuProps {
  /** The content of the button; its text is the button's accessible name. */
  trigger: ReactNode
  triggerClass: string
  /** The entries; `close` closes the menu. */
  children: (close: () => void) => ReactNode
}

/**
 * A small menu in a native popover: Escape and a click elsewhere close it, the keyboard order is that of the page, and
 * it adds almost nothing to the first view.
 */
export function PopoverMenu({ trigger, triggerClass, children }: PopoverMenuProps) {
  const id = useId()
  const button = useRef<HTMLButtonElement>(null)
  const menu = useRef<HTMLDivElement>(null)
  const [open, setOpen] = useState(false)
  const close = () => menu.current?.hidePopover()

  useEffect(() => {
    if (!open) return undefined
    const away = () => menu.current?.hidePopover()
    window.addEventListener('scroll', away, { passive: true, once: true })
    return () => window.removeEventListener('scroll', away)
  }, [open])

  /** Below the button, or above it if there is no room. */
  function place(event: ToggleEvent<HTMLDivElement>) {
    const panel = menu.current
    if (!button.current || !panel) return
    setOpen(event.newState === 'open')
    if (event.newState !== 'open') return
    const { top, bottom, right } = button.current.getBoundingClientRect()
    const below = bottom + 6 + panel.offsetHeight <= window.innerHeight
    panel.style.top = `${below ? bottom + 6 : top - 6 - panel.offsetHeight}px`
    panel.style.right = `${Math.max(8, document.documentElement.clientWidth - right)}px`
  }

  return (
    <>
      <button ref={button} type="button" popoverTarget={id} className={triggerClass}>
        {trigger}
      </button>
      <div
        ref={menu}
        id={id}
        popover="auto"
        onToggle={place}
        className={cx(
          'fixed inset-auto m-0 w-64 max-w-[calc(100vw-1rem)] rounded-md border border-line bg-raised p-1.5 text-ink',
          !open && 'opacity-0',
        )}
      >
        {children(close)}
      </div>
    </>
  )
}
