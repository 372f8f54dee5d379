import type { Currency } from '@casita/contract'
import { cx } from '../../ui/cx.ts'
import { Money } from '../../ui/money.tsx'

interface LedgerRowProps {
  icon: string
  /** The index of the category's colour among the design tokens. */
  tint: number
  name: string
  by: string
  amount: number
  currency: Currency
  isNew?: boolean
}

/** An expense as a row of the ledger. */
export function LedgerRow({ icon, tint, name, by, amount, currency, isNew }: LedgerRowProps) {
  return (
    <li className={cx('row', isNew && 'row--new')}>
      <span className={`tile tint-${tint}`} aria-hidden="true">
        {icon}
      </span>
      <span className="row__text">
        <b>{name}</b>
        <small>{by}</small>
      </span>
      <Money amount={amount} currency={currency} />
    </li>
  )
}
