import type { Expense } from '@casita/contract'
import type { ReactNode } from 'react'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { cx } from '../../../ui/cx.ts'
import { isPickable, type Picked } from '../use-picked.ts'

interface PickBoxProps {
  expense: Expense
  picked: Picked
  /**
   * Whether it replaces the category's tile and stands for the row, so that the row's keyboard shortcuts apply to it.
   */
  isRow?: boolean
  className?: string
  /** Content that can be clicked to pick it, too. */
  children?: ReactNode
}

/** The checkbox that picks an expense; not interactive if the expense may not be changed. */
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
