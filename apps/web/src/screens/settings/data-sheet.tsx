import { Download } from 'lucide-react'
import { Suspense, useState } from 'react'
import { PrivacyLink } from '../../components/privacy-link.tsx'
import { useExportAccount } from '../../data/account.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { useTell } from '../../shell/use-tell.ts'
import { useToday } from '../../shell/use-today.ts'
import { Button } from '../../ui/button.tsx'
import { fetchedLater } from '../../ui/fetched-later.ts'
import { Icon } from '../../ui/icon.tsx'
import { Sheet } from '../../ui/sheet.tsx'

const DeleteAccountDialog = fetchedLater(() => import('./delete-account-dialog.tsx'), 'DeleteAccountDialog')

/** The export of everything stored about the person, and the deletion of the account. */
export function DataSheet() {
  const { t } = useTranslation('settings')
  const tell = useTell()
  const today = useToday()
  const take = useExportAccount()
  const [wanted, setWanted] = useState(false)
  const [open, setOpen] = useState(false)

  async function keep(file: Blob) {
    const { saveFile } = await import('../../components/save-file.ts')
    saveFile(file, `casita-${t('data.file')}-${today}.json`)
  }

  return (
    <Sheet spaced title={t('data.title')}>
      <div className="grid justify-items-start gap-3">
        <p className="text-ink-soft">{t('data.text')}</p>
        <Button
          busy={take.isPending}
          onClick={() => tell(take.mutateAsync().then(keep), { failed: t('data.downloadFailed') })}
        >
          {!take.isPending && <Icon as={Download} size="sm" />}
          {t('data.download')}
        </Button>
        <PrivacyLink>{t('data.kept')}</PrivacyLink>
      </div>
      <div className="grid justify-items-start gap-3 border-t border-line pt-5">
        <p className="text-ink-soft">{t('data.deleteText')}</p>
        <Button
          className="text-terracotta-ink"
          aria-haspopup="dialog"
          onClick={() => {
            setWanted(true)
            setOpen(true)
          }}
        >
          {t('data.delete')}
        </Button>
      </div>
      <Suspense>{wanted && <DeleteAccountDialog open={open} onOpenChange={setOpen} />}</Suspense>
    </Sheet>
  )
}
