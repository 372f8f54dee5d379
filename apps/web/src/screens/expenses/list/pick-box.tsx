import type { Expense } from '@casita/contract'
import type { ReactNode } from 'react'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { cx } from '../../../ui/cx.ts'
import { isPickable, type Picked } from '../use-picked.ts'

interface PickBoxProps {
  expense: Expense
  picked: Picked
  /** It stands for the whole row, in the place of the category's tile: the row's keys find it. */
  isRow?: boolean
  className?: string
  /** What is pressed to pick it, too. */
  children?: ReactNode
}

/** The box by which an expense is picked; nothing to be pressed where it may not be changed. */
export function PickBox({ expense, picked, isRow, className, children }: PickBoxProps) {
  const { t } = useTranslation('expenses')
  return (
    <label className={className}>
      <input
        type="checkbox"
        className={cx('box disabled:opacity-40', isRow && 'mx-2.25')}
        aria-label={t('pickOne', { name: expense.description || t('noDescription') })}
        checked={picked.ids.has(expense.id)}
        disabled={!isPickable(expense)}
        onChange={() => picked.toggle(expense)}
        {...(isRow && { 'data-expense': expense.id })}
      />
      {children}
    </label>
  )
}
