import { DropdownMenu as Radix } from 'radix-ui'
import type { ReactNode } from 'react'
import { cx } from './cx.ts'

interface MenuProps {
  /** The button that opens it; receives a ref and button props. */
  trigger: ReactNode
  children: ReactNode
}

/** A menu of actions behind a button, operable by arrow keys, letters and Escape. */
export function Menu({ trigger, children }: MenuProps) {
  return (
    <Radix.Root modal={false}>
      <Radix.Trigger asChild>{trigger}</Radix.Trigger>
      <Radix.Portal>
        <Radix.Content
          align="end"
          sideOffset={6}
          collisionPadding={12}
          className="appear z-50 min-w-48 rounded-md border border-line bg-raised p-1.5 shadow-[0_8px_24px_-12px_light-dark(oklch(0.25_0.02_190/0.3),transparent)]"
        >
          {children}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}

interface MenuItemProps {
  icon?: ReactNode
  /** Whether the action deletes or ends something. */
  danger?: boolean
  disabled?: boolean
  onSelect: () => void
  children: ReactNode
}

/** One action of a menu. */
export function MenuItem({ icon, danger, disabled, onSelect, children }: MenuItemProps) {
  return (
    <Radix.Item
      onSelect={onSelect}
      {...(disabled && { disabled })}
      className={cx(
        'flex min-h-11 cursor-pointer items-center gap-3 rounded-sm px-3 outline-none select-none data-disabled:cursor-default data-disabled:opacity-55 data-highlighted:bg-sunken',
        danger && 'text-terracotta-ink',
      )}
    >
      {icon}
      {children}
    </Radix.Item>
  )
}
