import type { Category } from '@casita/contract'
import { Download } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { saveFile } from '../../components/save-file.ts'
import type { useImportExpenses } from '../../data/expense-files.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { ModalOrDrawer } from '../../ui/modal-or-drawer.tsx'
import { showToast } from '../../ui/toast.ts'
import { columns, ImportColumns } from './import-columns.tsx'
import { ImportProblems } from './import-problems.tsx'
import { csvOf } from './import-sample.ts'

interface ImportFormProps {
  currency: string
  today: string
  categories: readonly Category[]
  /** What imports a file: it goes on where the dialog is closed meanwhile. */
  bring: ReturnType<typeof useImportExpenses>
  onDone: () => void
}

const namesAtMost = 5

/** Names as far as they can be read while a toast stands. */
function firstOf(names: readonly string[]): string {
  return names.slice(0, namesAtMost).join(', ') + (names.length > namesAtMost ? '…' : '')
}

function ImportForm({ currency, today, categories, bring, onDone }: ImportFormProps) {
  const { t } = useTranslation('importing')
  const [failure, setFailure] = useState<unknown>(null)
  const input = useRef<HTMLInputElement>(null)
  const isOpen = useRef(false)
  useEffect(() => {
    isOpen.current = true
    return () => {
      isOpen.current = false
    }
  }, [])

  function takeSample() {
    const names = columns.map((column) => t(`columns.${column}`))
    const category = categories.find(({ is_active }) => is_active)?.name ?? ''
    const rows = [
      [today, t('sample.first'), '8500', category, '', ''],
      [today, t('sample.second'), '42000', '', '', ''],
    ]
    saveFile(csvOf([names, ...rows]), t('sample.file'))
  }

  async function importFile(file: File) {
    setFailure(null)
    try {
      const { imported: count, known, category_names: made } = await bring.mutateAsync(file)
      const besides = [
        known > 0 && t('known', { count: known }),
        made.length > 0 && t('made', { count: made.length, names: firstOf(made) }),
      ].filter(Boolean)
      showToast({
        title: count > 0 ? t('imported', { count }) : t('nothingNew'),
        ...(besides.length > 0 && { description: besides.join(' ') }),
      })
      if (isOpen.current) onDone()
    } catch (error) {
      setFailure(error)
      // Who has closed it meanwhile is told, too: opened again, it says what a file needs.
      if (!isOpen.current) showToast({ title: t('failed'), tone: 'error' })
    }
  }

  return (
    <div className="grid gap-5">
      {failure !== null && <ImportProblems error={failure} day={today} />}
      <ImportColumns currency={currency} day={today} />
      <p role="status" className="text-sm text-ink-soft">
        {bring.isPending ? t('bringing') : t('once')}
      </p>
      <input
        ref={input}
        hidden
        type="file"
        accept=".csv,text/csv"
        aria-label={t('choose')}
        onChange={({ target }) => {
          const [file] = target.files ?? []
          if (file) void importFile(file)
          // The same file may be chosen again after it was put right.
          target.value = ''
        }}
      />
      <div className="flex flex-col-reverse gap-2 md:flex-row md:justify-between">
        <Button variant="plain" className="md:-ml-4" onClick={takeSample}>
          <Icon as={Download} size="sm" />
          {t('sample.download')}
        </Button>
        <Button variant="primary" busy={bring.isPending} onClick={() => input.current?.click()}>
          {t('choose')}
        </Button>
      </div>
    </div>
  )
}

interface ImportDialogProps extends ImportFormProps {
  open: boolean
  onOpenChange: (open: boolean) => void
}

/** What a file of expenses needs, a sample of one, and the way to choose one; what is wrong with it stays there. */
export function ImportDialog({ open, onOpenChange, ...form }: ImportDialogProps) {
  const { t } = useTranslation('importing')
  return (
    <ModalOrDrawer open={open} onOpenChange={onOpenChange} title={t('title')} description={t('text')}>
      <ImportForm {...form} />
    </ModalOrDrawer>
  )
}
