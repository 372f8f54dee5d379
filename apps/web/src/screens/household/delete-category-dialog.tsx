import type { Category } from '@casita/contract'
import { useState } from 'react'
import { useDeleteCategory } from '../../data/category-changes.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { useTell } from '../../shell/use-tell.ts'
import { Actions } from '../../ui/actions.tsx'
import { Button } from '../../ui/button.tsx'
import { Checkbox } from '../../ui/checkbox.tsx'
import { ModalOrDrawer } from '../../ui/modal-or-drawer.tsx'

interface DeleteCategoryProps {
  category: Category
  /** Whether to offer deleting its expenses too; only for a category that is already deactivated. */
  hasActiveExpenses: boolean
  open: boolean
  onOpenChange: (open: boolean) => void
}

/** Asks before a category is removed, and says what happens to its expenses. */
export function DeleteCategoryDialog({
  category,
  hasActiveExpenses,
  open,
  onOpenChange,
}: DeleteCategoryProps) {
  const { t } = useTranslation('household')
  const { t: common } = useTranslation()
  const tell = useTell()
  const remove = useDeleteCategory()
  const [force, setForce] = useState(true)
  const count = category.expenses_count

  function submit() {
    const removing = remove.mutateAsync(
      { id: category.id, force: hasActiveExpenses && force },
      { onSuccess: () => onOpenChange(false) },
    )
    tell(removing, {
      done: ({ outcome }) => ({ title: t(outcome === 'deleted' ? 'toast.deleted' : 'toast.deactivated') }),
      failed: t('toast.deleteFailed'),
    })
  }

  const consequence =
    count === 0 ? t('remove.unused') : hasActiveExpenses ? t('remove.forceText') : t('remove.kept', { count })
  return (
    <ModalOrDrawer
      open={open}
      onOpenChange={onOpenChange}
      size="sm"
      title={t('remove.title', { name: category.name })}
      description={consequence}
    >
      {hasActiveExpenses && (
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
