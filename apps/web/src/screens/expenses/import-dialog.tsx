import { type Category, formatMoney, type Import, toMinor } from '@casita/contract'
import { Download } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { saveFile } from '../../components/save-file.ts'
import type { useImportExpenses } from '../../data/expense-files.ts'
import { useImports } from '../../data/imports.ts'
import { useFailureText } from '../../i18n/failure-text.ts'
import { useFormat } from '../../i18n/format.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { useAuth } from '../../sign-in/auth-context.tsx'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { ModalOrDrawer } from '../../ui/modal-or-drawer.tsx'
import { ErrorState } from '../../ui/states.tsx'
import { showToast } from '../../ui/toast.ts'
import { firstOf } from './first-names.ts'
import { columns, ImportColumns } from './import-columns.tsx'
import { ImportList } from './import-list.tsx'
import { ImportProblems } from './import-problems.tsx'
import { ImportProgress } from './import-progress.tsx'
import { csvOf } from './import-sample.ts'
import { TakeBackForm } from './take-back-form.tsx'
import { useTakeBack } from './use-take-back.ts'

interface ImportFormProps {
  currency: string
  today: string
  categories: readonly Category[]
  /** The import mutation; it continues if the dialog is closed. */
  bring: ReturnType<typeof useImportExpenses>
  onDone: () => void
  onTakeBack: (one: Import) => void
}

function ImportForm({ currency, today, categories, bring, onDone, onTakeBack }: ImportFormProps) {
  const { t } = useTranslation('importing')
  const { t: common } = useTranslation()
  const { user } = useAuth()
  const failureText = useFailureText()
  const { takeBack } = useTakeBack()
  const { data, error, refetch, isFetching } = useImports(bring.isPending)
  const imports = data?.imports ?? []
  // Started here or in another tab.
  const running = imports.find(({ state, user_id }) => state === 'running' && user_id === user?.id) ?? null
  const isBusy = bring.isPending || running !== null
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
      const sent = { file, idempotencyKey: crypto.randomUUID() }
      const { import_id: id, imported: count, known, category_names: made } = await bring.mutateAsync(sent)
      const besides = [
        known > 0 && t('known', { count: known }),
        made.length > 0 && t('made', { count: made.length, names: firstOf(made) }),
      ].filter(Boolean)
      showToast({
        title: count > 0 ? t('imported', { count }) : t('nothingNew'),
        ...(besides.length > 0 && { description: besides.join(' ') }),
        // After the toast has gone, the import can be undone from the list.
        ...(id && { action: { label: common('undo'), run: () => takeBack(id) } }),
      })
      if (isOpen.current) onDone()
    } catch (error) {
      setFailure(error)
      // If the dialog was closed meanwhile, a toast tells about the failure; the dialog starts afresh when it is
      // opened again.
      if (!isOpen.current) showToast({ title: t('failed'), tone: 'error' })
    }
  }

  return (
    <div className="grid gap-5">
      {failure !== null && <ImportProblems error={failure} day={today} />}
      {isBusy ? (
        <ImportProgress running={running} />
      ) : (
        <>
          <ImportColumns currency={currency} day={today} />
          <p className="text-sm text-ink-soft">{t('once')}</p>
        </>
      )}
      <input
        ref={input}
        hidden
        type="file"
        accept=".csv,text/csv"
        aria-label={t('choose')}
        onChange={({ target }) => {
          const [file] = target.files ?? []
          if (file) void importFile(file)
          // Allows choosing the same file again after it was corrected.
          target.value = ''
        }}
      />
      <div className="flex flex-col-reverse gap-2 md:flex-row md:justify-between">
        <Button variant="plain" className="md:-ml-4" onClick={takeSample}>
          <Icon as={Download} size="sm" />
          {t('sample.download')}
        </Button>
        <Button variant="primary" busy={isBusy} onClick={() => input.current?.click()}>
          {t('choose')}
        </Button>
      </div>
      {error && !data ? (
        <ErrorState message={failureText(error)} onRetry={() => void refetch()} busy={isFetching} />
      ) : (
        <ImportList imports={imports} currency={data?.currency ?? currency} onTakeBack={onTakeBack} />
      )}
    </div>
  )
}

interface ImportDialogProps extends Omit<ImportFormProps, 'onTakeBack'> {
  open: boolean
  onOpenChange: (open: boolean) => void
}

/**
 * Imports a CSV file: explains what it must contain, offers a sample, shows what is wrong with a refused file, and
 * lists recent imports, which can be undone.
 */
export function ImportDialog({ open, onOpenChange, ...form }: ImportDialogProps) {
  const { t } = useTranslation('importing')
  const { user } = useAuth()
  const format = useFormat()
  const [asked, setAsked] = useState<Import | null>(null)
  const [wasOpen, setWasOpen] = useState(open)
  if (open !== wasOpen) {
    setWasOpen(open)
    // Reset on opening rather than closing, so that the content does not change while it closes.
    if (open) setAsked(null)
  }
  const text = asked
    ? t('takeBack.text', {
        count: asked.imported,
        amount: formatMoney(toMinor(asked.total), form.currency),
        name: asked.user_name,
        day: format.instant(asked.created_at, user?.timezone),
      })
    : t('text')
  return (
    <ModalOrDrawer
      open={open}
      onOpenChange={onOpenChange}
      title={t(asked ? 'takeBack.title' : 'title')}
      description={text}
    >
      {asked ? (
        <TakeBackForm asked={asked} onDone={() => setAsked(null)} />
      ) : (
        <ImportForm {...form} onTakeBack={setAsked} />
      )}
    </ModalOrDrawer>
  )
}
