import { DropdownMenu as Radix } from 'radix-ui'
import { type ReactNode, useState } from 'react'
import { useReturnFocus } from './return-focus.ts'
import { useCloseRequest } from './use-close-request.ts'

interface Choice {
  key: string
  /** By whose first letters it is found. */
  name: string
  isChosen: boolean
  content: ReactNode
  choose: () => void
}

interface ChoiceMenuProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  title: string
  /** What was pressed to open it; it opens beside it. */
  anchor: HTMLElement
  choices: readonly Choice[]
}

/** Stands where something was when the menu opened, because a row may move or leave meanwhile. */
function Place({ of }: { of: HTMLElement }) {
  const [{ left, top, width, height }] = useState(() => of.getBoundingClientRect())
  return (
    <Radix.Trigger asChild>
      <span aria-hidden="true" className="pointer-events-none fixed" style={{ left, top, width, height }} />
    </Radix.Trigger>
  )
}

/** Focuses the current choice once the menu has taken the focus, as a native list does. */
function begin(item: HTMLElement | null): void {
  if (item) requestAnimationFrame(() => item.focus())
}

/** A menu of which one choice is current, operable by arrow keys, first letters and Escape. */
export function ChoiceMenu({ open, onOpenChange, title, anchor, choices }: ChoiceMenuProps) {
  const returnFocus = useReturnFocus(open)
  useCloseRequest(open, () => onOpenChange(false))
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      {open && <Place of={anchor} />}
      <Radix.Portal>
        <Radix.Content
          align="start"
          sideOffset={2}
          collisionPadding={12}
          aria-label={title}
          onCloseAutoFocus={returnFocus}
          className="appear z-50 max-h-[min(26.5rem,var(--radix-dropdown-menu-content-available-height))] w-64 overflow-y-auto rounded-md border border-line bg-raised p-1.5 shadow-[0_8px_24px_-12px_light-dark(oklch(0.25_0.02_190/0.3),transparent)]"
        >
          <Radix.RadioGroup value={choices.find(({ isChosen }) => isChosen)?.key ?? ''}>
            {choices.map(({ key, name, isChosen, content, choose }) => (
              <Radix.RadioItem
                key={key}
                value={key}
                textValue={name}
                ref={isChosen ? begin : null}
                onSelect={choose}
                className="flex min-h-11 cursor-pointer items-center gap-3 rounded-sm px-2.5 outline-none select-none data-highlighted:bg-sunken"
              >
                {content}
              </Radix.RadioItem>
            ))}
          </Radix.RadioGroup>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}
