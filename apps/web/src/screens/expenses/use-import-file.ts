import type { CallAnswer, checkImport, ImportInput } from '@casita/contract'
import { useMutation } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { useCheckImport, type useImportExpenses } from '../../data/expense-files.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { showToast } from '../../ui/toast.ts'
import { fewNames } from './few-names.ts'
import { needed } from './import-columns.tsx'
import { sheetsOf } from './import-file.ts'
import { inputOf, type Sheet } from './sheet.ts'
import { useTakeBack } from './use-take-back.ts'

type Check = CallAnswer<typeof checkImport>

/**
 * What a file does not tell and the person has to decide before anything is recorded: which of its sheets, what its
 * columns hold, which of its amounts are expenses, whether moves of own money are, or which existing categories it
 * means. `input` is what is known so far.
 */
export type Question =
  | { about: 'sheet'; sheets: readonly Sheet[] }
  | { about: 'columns' | 'spent' | 'moves' | 'categories'; input: ImportInput; check: Check }

interface ImportingProps {
  /** Whether the dialog is open. */
  open: boolean
  /** The import mutation; it continues if the dialog is closed. */
  bring: ReturnType<typeof useImportExpenses>
  onDone: () => void
}

/** Returns what has to be asked about a file after this check. */
function openQuestion(
  check: Check,
  { spent, leave_out: leftOut }: ImportInput,
): 'columns' | 'spent' | 'moves' | 'categories' | null {
  if (check.missing.length > 0) return 'columns'
  if (check.with_minus.count > 0 && !spent) return 'spent'
  if (check.moves.length > 0 && !leftOut) return 'moves'
  return check.new_categories.some(({ like }) => like !== null) ? 'categories' : null
}

/** Imports a file in steps: it is checked, and `question` asks what the file does not tell, one after the other. */
export function useImportFile({ open, bring, onDone }: ImportingProps) {
  const { t } = useTranslation('importing')
  const { t: common } = useTranslation()
  const { takeBack } = useTakeBack()
  const reading = useMutation({ mutationFn: sheetsOf })
  const check = useCheckImport()
  const [failure, setFailure] = useState<unknown>(null)
  const [question, setQuestion] = useState<Question | null>(null)
  const isOpen = useRef(false)
  useEffect(() => {
    isOpen.current = open
    return () => {
      isOpen.current = false
    }
  }, [open])

  async function importFile(body: ImportInput) {
    setQuestion(null)
    const answer = await bring.mutateAsync({ body, idempotencyKey: crypto.randomUUID() })
    const { import_id: id, imported: count, known, left_out: apart, foreign, category_names: made } = answer
    const besides = [
      known > 0 && t('known', { count: known }),
      apart > 0 && t('apart', { count: apart }),
      foreign > 0 && t('foreign', { count: foreign }),
      made.length > 0 && t('made', { count: made.length, names: fewNames(made) }),
    ].filter(Boolean)
    showToast({
      title: count > 0 ? t('imported', { count }) : t('nothingNew'),
      ...(besides.length > 0 && { description: besides.join(' ') }),
      // After the toast has gone, the import can be undone from the list.
      ...(id && { action: { label: common('undo'), run: () => takeBack(id) } }),
    })
    if (isOpen.current) onDone()
  }

  function ask(next: Question) {
    if (isOpen.current) setQuestion(next)
    else showToast({ title: t('undecided'), tone: 'error' })
  }

  async function checkFile(input: ImportInput) {
    const { csv, columns, spent, leave_out } = input
    const found = await check.mutateAsync({ csv, columns, spent, leave_out })
    if (found.columns.length < needed) throw new Error('The file has too few columns')
    const about = openQuestion(found, input)
    if (about) ask({ about, input, check: found })
    else await importFile(input)
  }

  async function readFile(file: File) {
    const sheets = await reading.mutateAsync(file)
    if (sheets.length > 1) ask({ about: 'sheet', sheets })
    else await checkFile(sheets[0] ? inputOf(sheets[0]) : { csv: '' })
  }

  function attempt(step: () => Promise<void>) {
    setFailure(null)
    step().catch((error: unknown) => {
      setFailure(error)
      // Another choice of columns may be right.
      setQuestion((asked) => (asked?.about === 'columns' ? asked : null))
      // If the dialog was closed meanwhile, a toast tells about the failure; the dialog starts afresh when it is
      // opened again.
      if (!isOpen.current) showToast({ title: t('failed'), tone: 'error' })
    })
  }

  return {
    failure,
    question,
    isReading: reading.isPending || check.isPending,
    take: (file: File) => attempt(() => readFile(file)),
    /** Continues with what was answered to the question. */
    answer: (input: ImportInput) =>
      attempt(() => (question?.about === 'categories' ? importFile(input) : checkFile(input))),
    /** Forgets the last file. */
    reset: () => {
      setFailure(null)
      setQuestion(null)
    },
  }
}
