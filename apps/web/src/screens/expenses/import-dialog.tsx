import { type Category, formatMoney, type Import, toMinor } from '@casita/contract'
import { Download } from 'lucide-react'
import { useRef, useState } from 'react'
import { saveFile } from '../../components/save-file.ts'
import { csvFile, type useImportExpenses } from '../../data/expense-files.ts'
import { useImports } from '../../data/imports.ts'
import { useFailureText } from '../../i18n/failure-text.ts'
import { useFormat } from '../../i18n/format.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { useAuth } from '../../sign-in/auth-context.tsx'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { ModalOrDrawer } from '../../ui/modal-or-drawer.tsx'
import { ErrorState } from '../../ui/states.tsx'
import { useWhenOpened } from '../../ui/use-when-opened.ts'
import { csvOf } from './csv.ts'
import { columns, ImportColumns } from './import-columns.tsx'
import { ImportList } from './import-list.tsx'
import { ImportProblems } from './import-problems.tsx'
import { ImportProgress } from './import-progress.tsx'
import { ImportQuestion, useQuestionWords } from './import-question.tsx'
import { TakeBackForm } from './take-back-form.tsx'
import { useImportFile } from './use-import-file.ts'

interface ImportFormProps {
  currency: string
  today: string
  categories: readonly Category[]
  bring: ReturnType<typeof useImportExpenses>
  importing: ReturnType<typeof useImportFile>
  onTakeBack: (one: Import) => void
}

function ImportForm({ currency, today, categories, bring, importing, onTakeBack }: ImportFormProps) {
  const { t } = useTranslation('importing')
  const { user } = useAuth()
  const failureText = useFailureText()
  const { data, error, refetch, isFetching } = useImports(bring.isPending)
  const imports = data?.imports ?? []
  // Started here or in another tab.
  const running = imports.find(({ state, user_id }) => state === 'running' && user_id === user?.id) ?? null
  const isBusy = bring.isPending || running !== null
  const input = useRef<HTMLInputElement>(null)

  function takeSample() {
    const names = columns.map((column) => t(`columns.${column}`))
    const category = categories.find(({ is_active }) => is_active)?.name ?? ''
    const rows = [
      [today, t('sample.first'), '8500', category, '', ''],
      [today, t('sample.second'), '42000', '', '', ''],
    ]
    saveFile(csvFile(csvOf([names, ...rows])), t('sample.file'))
  }

  return (
    <div className="grid gap-5">
      {importing.failure !== null && (
        <ImportProblems error={importing.failure} day={today} lead={t('leftOut')} />
      )}
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
        accept=".csv,.tsv,.txt,.xlsx,.xls,.ods,.ofx,.qfx,text/csv"
        aria-label={t('choose')}
        onChange={({ target }) => {
          const [file] = target.files ?? []
          if (file) importing.take(file)
          // Allows choosing the same file again after it was corrected.
          target.value = ''
        }}
      />
      <div className="flex flex-col-reverse gap-2 md:flex-row md:justify-between">
        <Button variant="plain" className="md:-ml-4" onClick={takeSample}>
          <Icon as={Download} size="sm" />
          {t('sample.download')}
        </Button>
        <Button variant="primary" busy={isBusy || importing.isReading} onClick={() => input.current?.click()}>
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

interface ImportDialogProps extends Pick<ImportFormProps, 'currency' | 'today' | 'categories' | 'bring'> {
  open: boolean
  onOpenChange: (open: boolean) => void
  onDone: () => void
}

/**
 * Imports a file: explains what it must contain, offers a sample, shows what is wrong with a refused file, asks what the
 * file does not tell, and lists recent imports, which can be undone.
 */
export function ImportDialog({ open, onOpenChange, onDone, ...form }: ImportDialogProps) {
  const { t } = useTranslation('importing')
  const { user } = useAuth()
  const format = useFormat()
  const importing = useImportFile({ open, bring: form.bring, onDone })
  const { question } = importing
  const questionWords = useQuestionWords()
  const [asked, setAsked] = useState<Import | null>(null)
  useWhenOpened(open, () => {
    setAsked(null)
    importing.reset()
  })

  function words() {
    if (question) return questionWords(question)
    if (!asked) return { title: t('title'), description: t('text') }
    const description = t('takeBack.text', {
      count: asked.imported,
      amount: formatMoney(toMinor(asked.total), form.currency),
      name: asked.user_name,
      day: format.instant(asked.created_at, user?.timezone),
    })
    return { title: t('takeBack.title'), description }
  }

  function content() {
    if (asked) return <TakeBackForm asked={asked} onDone={() => setAsked(null)} />
    const { categories, currency, today } = form
    if (question) return <ImportQuestion {...{ question, categories, currency, today, importing }} />
    return <ImportForm {...form} importing={importing} onTakeBack={setAsked} />
  }

  return (
    <ModalOrDrawer open={open} onOpenChange={onOpenChange} {...words()}>
      {content()}
    </ModalOrDrawer>
  )
}
