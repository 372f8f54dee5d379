import type { CallAnswer, checkImport, ImportInput } from '@casita/contract'
import { useEffect, useRef, useState } from 'react'
import { useCheckImport, type useImportExpenses } from '../../data/expense-files.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { showToast } from '../../ui/toast.ts'
import { firstOf } from './first-names.ts'
import { useTakeBack } from './use-take-back.ts'

/** A file whose new categories may be among the existing ones; the person decides. */
export interface Choosing {
  file: File
  categories: CallAnswer<typeof checkImport>['new_categories']
}

interface ImportingProps {
  /** Whether the dialog is open. */
  open: boolean
  /** The import mutation; it continues if the dialog is closed. */
  bring: ReturnType<typeof useImportExpenses>
  onDone: () => void
}

/**
 * Imports a file in two steps: it is checked first, and if existing categories may be meant by names of the file,
 * `choosing` asks for a decision before anything is recorded.
 */
export function useImportFile({ open, bring, onDone }: ImportingProps) {
  const { t } = useTranslation('importing')
  const { t: common } = useTranslation()
  const { takeBack } = useTakeBack()
  const check = useCheckImport()
  const [failure, setFailure] = useState<unknown>(null)
  const [choosing, setChoosing] = useState<Choosing | null>(null)
  const isOpen = useRef(false)
  useEffect(() => {
    isOpen.current = open
    return () => {
      isOpen.current = false
    }
  }, [open])

  async function importFile(file: File, categories: ImportInput['categories']) {
    const sent = { file, categories, idempotencyKey: crypto.randomUUID() }
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
  }

  async function checkFile(file: File) {
    const categories = await check.mutateAsync(file)
    if (categories.every(({ like }) => like === null)) await importFile(file, [])
    else if (isOpen.current) setChoosing({ file, categories })
    else showToast({ title: t('categories.closed'), tone: 'error' })
  }

  function attempt(step: Promise<void>) {
    setFailure(null)
    step.catch((error: unknown) => {
      setFailure(error)
      // If the dialog was closed meanwhile, a toast tells about the failure; the dialog starts afresh when it is
      // opened again.
      if (!isOpen.current) showToast({ title: t('failed'), tone: 'error' })
    })
  }

  return {
    failure,
    choosing,
    isChecking: check.isPending,
    take: (file: File) => attempt(checkFile(file)),
    decide: ({ file }: Choosing, categories: ImportInput['categories']) => {
      setChoosing(null)
      attempt(importFile(file, categories))
    },
    /** Forgets the last file. */
    reset: () => {
      setFailure(null)
      setChoosing(null)
    },
  }
}
