import { useTranslation } from '../../i18n/use-translation.ts'
import { Banner } from '../../ui/banner.tsx'
import { Button } from '../../ui/button.tsx'
import { useRestore } from './use-delete-expense-with-undo.ts'

interface DeletedMeanwhileProps {
  id: string
  /** Null if the expense cannot be restored. */
  by: string | null
}

/** Says that the expense that is being edited was deleted, and offers to restore it. */
export function DeletedMeanwhile({ id, by }: DeletedMeanwhileProps) {
  const { t } = useTranslation('expense')
  const { busy, restore } = useRestore()
  if (by === null) return <Banner tone="warning" title={t('gone')} />
  return (
    <Banner
      tone="warning"
      title={t('goneBy', { name: by })}
      actions={
        <Button size="sm" busy={busy === id} onClick={() => restore(id)}>
          {t('deleted.restore')}
        </Button>
      }
    />
  )
}
