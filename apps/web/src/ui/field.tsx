import { type ReactNode, useId } from 'react'
import { useTranslation } from '../i18n/use-translation.ts'
import { cx } from './cx.ts'

/** What a control has to carry so that label, hint and error belong to it. */
interface ControlProps {
  id: string
  'aria-describedby': string | undefined
  'aria-invalid': true | undefined
}

interface FieldProps {
  label: ReactNode
  /** The label is only for those who listen. */
  hideLabel?: boolean
  hint?: ReactNode
  /** Already in the reader's language. */
  error?: string | null | undefined
  /** A good word in place of the hint, '✓ Valid WhatsApp number'. */
  ok?: string | null | undefined
  optional?: boolean
  className?: string
  children: (control: ControlProps) => ReactNode
}

/** A control with its label, its hint and its error. */
export function Field({ label, hideLabel, hint, error, ok, optional, className, children }: FieldProps) {
  const { t } = useTranslation()
  const id = useId()
  const note = error ?? ok ?? hint
  return (
    <div className={cx('grid grid-cols-1 content-start gap-1.5', className)}>
      <label htmlFor={id} className={cx('text-sm font-semibold', hideLabel && 'sr')}>
        {label}
        {optional && <span className="font-normal text-ink-soft"> ({t('optional')})</span>}
      </label>
      {children({
        id,
        'aria-describedby': note ? `${id}-note` : undefined,
        'aria-invalid': error ? true : undefined,
      })}
      <p
        id={`${id}-note`}
        role="status"
        className={cx(
          'text-sm empty:hidden',
          error ? 'text-terracotta-ink' : ok ? 'font-semibold text-evergreen' : 'text-ink-soft',
        )}
      >
        {note}
      </p>
    </div>
  )
}
