import { capital } from '../i18n/capital.ts'
import { cx } from '../ui/cx.ts'

interface ExpenseNameProps {
  name: string
  className?: string
}

/** What was bought, with a capital, in at most two lines unless the class says otherwise. */
export function ExpenseName({ name, className = 'line-clamp-2 wrap-anywhere' }: ExpenseNameProps) {
  return (
    <>
      <span className={cx('leading-tight font-medium', className)}>{capital(name)}</span>
      {/* Screen readers join what follows limited lines to their last word. */ ' '}
    </>
  )
}
