import { type Currency, moneyParts, toMinor } from '@casita/contract'
import { cx } from './cx.ts'

interface MoneyProps {
  /** As it comes over the wire: a number with at most two decimals. */
  amount: number
  currency: Currency | string
  /** Shows the cents that pesos otherwise hide. */
  exact?: boolean
  className?: string
}

/** An amount of money: tabular, the prefix lighter than the digits, never broken across lines. */
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
