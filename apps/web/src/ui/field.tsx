import { type ReactNode, useId } from 'react'
import { useTranslation } from '../i18n/use-translation.ts'
import { cx } from './cx.ts'

/** The attributes that connect a control with its label, hint and error. */
interface ControlProps {
  id: string
  'aria-describedby': string | undefined
  'aria-invalid': true | undefined
}

interface FieldProps {
  label: ReactNode
  /** Hides the label visually; screen readers still read it. */
  hideLabel?: boolean
  hint?: ReactNode
  /** In the interface's language. */
  error?: string | null | undefined
  /** A positive message in place of the hint: '✓ Valid WhatsApp number'. */
  ok?: string | null | undefined
  optional?: boolean
  /** Keeps a line free for the hint, so that what is below stays in place when it appears. */
  steady?: boolean
  /** A short note beside the label, which may come and go without moving anything; null while there is none. */
  aside?: string | null
  className?: string
  children: (control: ControlProps) => ReactNode
}

/** A control with its label, its hint and its error. */
export function Field({
  label,
  hideLabel,
  hint,
  error,
  ok,
  optional,
  steady,
  aside,
  className,
  children,
}: FieldProps) {
  const { t } = useTranslation()
  const id = useId()
  const note = error ?? ok ?? hint
  return (
    <div className={cx('grid grid-cols-1 content-start gap-1.5', className)}>
      <div className={cx('flex flex-wrap justify-between gap-x-3 text-sm', hideLabel && 'sr')}>
        <label htmlFor={id} className="font-semibold">
          {label}
          {optional && <span className="font-normal text-ink-soft"> ({t('optional')})</span>}
        </label>
        {aside !== undefined && (
          <span id={`${id}-aside`} role="status" className="text-ink-soft">
            {/* Never emptied: a dialog takes the focus itself if anything is taken away while it moves. */}
            {aside ?? '\u00a0'}
          </span>
        )}
      </div>
      {children({
        id,
        'aria-describedby': cx(note ? `${id}-note` : null, aside ? `${id}-aside` : null) || undefined,
        'aria-invalid': error ? true : undefined,
      })}
      <p
        id={`${id}-note`}
        role="status"
        className={cx(
          'text-sm',
          steady ? 'min-h-[1.5em]' : 'empty:hidden',
          error ? 'text-terracotta-ink' : ok ? 'font-semibold text-evergreen' : 'text-ink-soft',
        )}
      >
        {note}
      </p>
    </div>
  )
}
