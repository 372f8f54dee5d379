import { capital } from '../ui/capital.ts'
import { cx } from '../ui/cx.ts'

interface ExpenseNameProps {
  name: string
  className?: string
}

/** What was bought, with a capital, in at most two lines unless the class says otherwise. */
export function ExpenseName({ name, className = 'line-clamp-2 wrap-anywhere' }: ExpenseNameProps) {
  return (
    <span className={cx('leading-tight font-medium', className)}>
      {/* A block of its own, because WebKit finds no first letter in one whose lines are limited. */}
      <span className={cx('block', capital(name))}>{name}</span>
    </span>
  )
}
