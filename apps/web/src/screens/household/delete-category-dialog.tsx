import type { Category } from '@casita/contract'
import { useState } from 'react'
import { type FateOfExpenses, useDeleteCategory } from '../../data/category-changes.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { useTell } from '../../shell/use-tell.ts'
import { Actions } from '../../ui/actions.tsx'
import { Button } from '../../ui/button.tsx'
import { Checkbox } from '../../ui/checkbox.tsx'
import { Field } from '../../ui/field.tsx'
import { iconAndName } from '../../ui/icon-and-name.ts'
import { ModalOrDrawer } from '../../ui/modal-or-drawer.tsx'
import { Select } from '../../ui/select.tsx'
import { useWhenOpened } from '../../ui/use-when-opened.ts'

interface DeleteCategoryProps {
  category: Category
  all: readonly Category[]
  /** How many expenses it has now: another member may record one while the dialog is open. */
  expensesCount: number
  /** Whether to offer deleting its expenses too; only for a category that is already deactivated. */
  hasActiveExpenses: boolean
  open: boolean
  onOpenChange: (open: boolean) => void
}

/** Asks before a category is removed, offers to move its expenses to another one, and says what happens to them. */
export function DeleteCategoryDialog({
  category,
  all,
  expensesCount,
  hasActiveExpenses,
  open,
  onOpenChange,
}: DeleteCategoryProps) {
  const { t } = useTranslation('household')
  const { t: common } = useTranslation()
  const tell = useTell()
  const remove = useDeleteCategory()
  const [force, setForce] = useState(true)
  const [into, setInto] = useState('')
  useWhenOpened(open, () => {
    setInto('')
    setForce(true)
  })
  const [count, setCount] = useState(expensesCount)
  // While it closes, the expenses that were just moved are still those that it asked about.
  if (open && count !== expensesCount) setCount(expensesCount)
  const others = all.filter(({ id, is_active }) => is_active && id !== category.id)
  const other = others.find(({ id }) => id === into)
  const offersForce = hasActiveExpenses && !other
  if (into && !other) {
    // Somebody has just removed it: the expenses stay where they are until something else is chosen.
    setInto('')
    setForce(false)
  }

  function fateOfExpenses(): FateOfExpenses {
    if (other) return { moveTo: other.id }
    return offersForce && force ? 'delete' : 'keep'
  }

  function submit() {
    const removing = remove.mutateAsync(
      { id: category.id, expenses: fateOfExpenses() },
      { onSuccess: () => onOpenChange(false) },
    )
    tell(removing, {
      done: ({ outcome }) => ({ title: t(outcome === 'deleted' ? 'toast.deleted' : 'toast.deactivated') }),
      failed: t('toast.deleteFailed'),
      reasons: { not_found: t('toast.gone'), forbidden: t('toast.othersExpenses') },
    })
  }

  function consequence(): string {
    if (count === 0) return t('remove.unused')
    if (other) return t('remove.moved', { count, name: other.name })
    return hasActiveExpenses ? t('remove.forceText') : t('remove.kept', { count })
  }

  return (
    <ModalOrDrawer
      open={open}
      onOpenChange={onOpenChange}
      size="sm"
      title={t('remove.title', { name: category.name })}
      description={consequence()}
    >
      {count > 0 && others.length > 0 && (
        <Field label={t('remove.move')} className="mb-4">
          {(control) => (
            <Select {...control} value={into} onChange={(event) => setInto(event.target.value)}>
              <option value="">{t('remove.stay')}</option>
              {others.map((each) => (
                <option key={each.id} value={each.id}>
                  {iconAndName(each)}
                </option>
              ))}
            </Select>
          )}
        </Field>
      )}
      {offersForce && (
        <div className="mb-4">
          <Checkbox checked={force} onChange={(event) => setForce(event.target.checked)}>
            {t('remove.force', { count })}
          </Checkbox>
        </div>
      )}
      <Actions>
        <Button onClick={() => onOpenChange(false)}>{common('cancel')}</Button>
        <Button variant="danger" busy={remove.isPending} onClick={submit}>
          {t('remove.submit')}
        </Button>
      </Actions>
    </ModalOrDrawer>
  )
}
