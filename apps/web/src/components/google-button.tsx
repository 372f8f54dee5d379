import { cx } from '../ui/cx.ts'
import { Spinner } from '../ui/spinner.tsx'
import { GoogleMark } from './google-mark.tsx'

interface GoogleButtonProps {
  label: string
  /** What it says while the browser is on its way to Google. */
  busyLabel: string
  busy: boolean
  disabled?: boolean
  onClick: () => void
  className?: string
}

/** The button that starts the sign-in with Google, in Google's own design. */
export function GoogleButton({ label, busyLabel, busy, disabled, onClick, className }: GoogleButtonProps) {
  return (
    <button
      type="button"
      className={cx('google', className)}
      disabled={busy || disabled}
      aria-busy={busy || undefined}
      onClick={onClick}
    >
      {busy ? <Spinner /> : <GoogleMark />}
      <span aria-live="polite">{busy ? busyLabel : label}</span>
    </button>
  )
}
