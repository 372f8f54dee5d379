import { moneyParts, toMinor } from '@casita/contract'
import { cx } from './cx.ts'

interface MoneyProps {
  /** As in the API: a number with at most two decimals. */
  amount: number
  currency: string
  /** Shows the cents that are otherwise hidden for pesos. */
  exact?: boolean
  className?: string
}

/** An amount of money in tabular digits, with a lighter currency prefix, never broken across lines. */
export function Money({ amount, currency, exact = false, className }: MoneyProps) {
  const { prefix, digits, negative } = moneyParts(toMinor(amount), currency, exact)
  return (
    <span className={cx('amount', className)}>
      {negative && '−'}
      <i>{prefix}</i>
      {`\u00a0${digits}`}
    </span>
  )
}
