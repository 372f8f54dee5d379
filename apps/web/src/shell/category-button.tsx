import type { Expense } from '@casita/contract'
import type { ComponentProps } from 'react'
import { useTranslation } from '../i18n/use-translation.ts'
import { CategoryTile } from '../ui/category-tile.tsx'
import { cx } from '../ui/cx.ts'
import { useWideScreen } from '../ui/use-wide-screen.ts'

interface CategoryButtonProps {
  expense: Expense
  /** The expense in words. */
  name: string
  size?: ComponentProps<typeof CategoryTile>['size']
  className?: string
  disabled?: boolean
  onPress: (expense: Expense, pressed: HTMLElement) => void
}

/** Large enough to touch around either tile, without moving what stands beside it. */
const reach = { sm: '-m-2 p-2', md: '-m-1 p-1' } as const

/** The tile of an expense's category, which somebody who may change the expense presses to change the category. */
export function CategoryButton({
  expense,
  name,
  size = 'md',
  className,
  disabled,
  onPress,
}: CategoryButtonProps) {
  const { t } = useTranslation()
  const wide = useWideScreen()
  const tile = <CategoryTile size={size} icon={expense.category_icon} color={expense.category_color} />
  if (!expense.can_edit || disabled) return tile
  return (
    <button
      type="button"
      aria-label={t('categoryOf', { name })}
      aria-haspopup={wide ? 'menu' : 'dialog'}
      className={cx('rounded-md hover:bg-sunken', reach[size], className)}
      onClick={({ currentTarget }) => {
        // Safari does not focus what is pressed, and the focus returns to what had it.
        currentTarget.focus()
        onPress(expense, currentTarget)
      }}
    >
      {tile}
    </button>
  )
}
