import type { ComponentProps } from 'react'
import { type ButtonLook, buttonClass } from './button-class.ts'
import { Spinner } from './spinner.tsx'

type ButtonProps = ComponentProps<'button'> &
  ButtonLook & {
    /** Shows that it is at work, and does nothing when it is pressed meanwhile; it keeps the focus. */
    busy?: boolean
  }

/** A button; of type `button` unless told otherwise. An icon alone needs an `aria-label`. */
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
      // Nor is a form sent by what is at work.
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
