import { useTakeBackImport } from '../../data/imports.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { useTell } from '../../shell/use-tell.ts'
import { fewNames } from './few-names.ts'

/** Takes an import back and reports what was deleted and what was kept, on whichever screen is open by then. */
export function useTakeBack() {
  const { t } = useTranslation('importing')
  const tell = useTell()
  const change = useTakeBackImport()
  return {
    isPending: change.isPending,
    takeBack: (id: string, onDone?: () => void) => {
      const taking = change.mutateAsync(id, onDone ? { onSuccess: onDone } : {})
      tell(taking, {
        done: ({ deleted, kept, category_names: away }) => ({
          title: t('takeBack.deleted', { count: deleted }),
          description: [
            kept > 0 && t('takeBack.kept', { count: kept }),
            away.length > 0 && t('takeBack.away', { count: away.length, names: fewNames(away) }),
          ]
            .filter(Boolean)
            .join(' '),
        }),
        failed: t('takeBack.failed'),
      })
    },
  }
}
