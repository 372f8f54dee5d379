import type { ComponentProps } from 'react'
import { type ButtonLook, buttonClass } from './button-class.ts'
import { Spinner } from './spinner.tsx'

type ButtonProps = ComponentProps<'button'> &
  ButtonLook & {
    /** Shows that it is busy; presses are ignored meanwhile, and it keeps the focus. */
    busy?: boolean
  }

/** A button, of type `button` by default. One with only an icon needs an `aria-label`. */
export function Button({
  variant,
  size,
  wide,
  className,
  busy,
  disabled,
  onClick,
  children,
  ...rest
}: ButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      className={buttonClass({ variant, size, wide, className })}
      // A busy button does not submit its form.
      onClick={busy ? (event) => event.preventDefault() : onClick}
      disabled={disabled}
      aria-disabled={disabled || busy}
      aria-busy={busy}
    >
      {busy && <Spinner />}
      {children}
    </button>
  )
}
