import type { Category, Expense } from '@casita/contract'
import { Check } from 'lucide-react'
import { useEffect } from 'react'
import { useCategories } from '../data/categories.ts'
import { useChangeExpense } from '../data/expenses.ts'
import { useTranslation } from '../i18n/use-translation.ts'
import { CategoryTile } from '../ui/category-tile.tsx'
import { ChoiceMenu } from '../ui/choice-menu.tsx'
import { Icon } from '../ui/icon.tsx'
import { ModalOrDrawer } from '../ui/modal-or-drawer.tsx'
import { showToast } from '../ui/toast.ts'
import { useWideScreen } from '../ui/use-wide-screen.ts'
import { useTell } from './use-tell.ts'

/** A category that an expense may be moved to, or none. */
type Target = { [Key in 'id' | 'icon' | 'color']: Category[Key] | null } & Pick<Category, 'name'>

/** Moves an expense to a category, and says so with a way back. */
function useMove() {
  const { t } = useTranslation('several')
  const { t: words } = useTranslation('expenses')
  const { t: common } = useTranslation()
  const change = useChangeExpense()
  const tell = useTell()
  const failures = { failed: words('toast.updateError'), reasons: { not_found: words('toast.updateGone') } }
  useEffect(() => {
    if (change.isPaused) showToast({ title: words('dialog.waits') })
  }, [change.isPaused, words])

  const send = ({ id }: Expense, category_id: string | null) =>
    change.mutateAsync({ id, change: { category_id } })
  return (expense: Expense, { id, name }: Target) => {
    const undo = () =>
      tell(send(expense, expense.category_id), { ...failures, done: () => ({ title: t('undone') }) })
    tell(send(expense, id), {
      ...failures,
      done: () => ({
        title: t('moved', { count: 1, category: name }),
        action: { label: common('undo'), run: undo },
      }),
    })
  }
}

interface CategoryChoiceProps {
  expense: Expense
  /** What was pressed. */
  anchor: HTMLElement
  open: boolean
  onOpenChange: (open: boolean) => void
}

/** The categories for an expense, beside its tile or in a drawer; it moves to the one that is pressed. */
export function CategoryChoice({ expense, anchor, open, onOpenChange }: CategoryChoiceProps) {
  const { t } = useTranslation()
  const { t: words } = useTranslation('expenses')
  const wide = useWideScreen()
  const { data: categories = [] } = useCategories()
  const move = useMove()
  const targets: Target[] = [
    ...categories.filter(({ id, is_active }) => is_active || id === expense.category_id),
    { id: null, icon: null, color: null, name: words('noCategory') },
  ]
  const title = t('categoryOf', { name: expense.description || words('noDescription') })
  const choices = targets.map((target) => ({
    key: target.id ?? '',
    name: target.name,
    isChosen: target.id === expense.category_id,
    content: (
      <>
        <CategoryTile size="sm" icon={target.icon} color={target.color} />
        <span className="min-w-0 flex-1 leading-tight hyphens-auto wrap-anywhere">{target.name}</span>
        {target.id === expense.category_id && <Icon as={Check} size="sm" className="text-evergreen" />}
      </>
    ),
    choose: () => {
      onOpenChange(false)
      if (target.id !== expense.category_id) move(expense, target)
    },
  }))
  const frame = { open, onOpenChange, title }
  if (wide) return <ChoiceMenu {...frame} anchor={anchor} choices={choices} />
  return (
    <ModalOrDrawer {...frame}>
      <ul className="-mx-1.5 grid grid-cols-2 text-[0.9375rem]">
        {choices.map(({ key, isChosen, content, choose }) => (
          <li key={key}>
            <button
              type="button"
              aria-current={isChosen}
              onClick={choose}
              className="flex min-h-12 w-full items-center gap-2 rounded-sm px-1.5 text-left hover:bg-sunken"
            >
              {content}
            </button>
          </li>
        ))}
      </ul>
    </ModalOrDrawer>
  )
}
