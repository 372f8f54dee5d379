import type { Category } from '@casita/contract'
import { useTranslation } from '../../i18n/use-translation.ts'
import { ImportCategories } from './import-categories.tsx'
import { ImportColumnChoice } from './import-column-choice.tsx'
import { ImportMoves } from './import-moves.tsx'
import { ImportOptions } from './import-options.tsx'
import { inputOf } from './sheet.ts'
import type { Question, useImportFile } from './use-import-file.ts'

interface ImportQuestionProps {
  question: Question
  categories: readonly Category[]
  currency: string
  today: string
  importing: ReturnType<typeof useImportFile>
}

/** Returns the title and the description of a question. */
export function useQuestionWords(): (question: Question) => { title: string; description: string } {
  const { t } = useTranslation('importing')
  return ({ about }) => ({ title: t(`asks.${about}.title`), description: t(`asks.${about}.text`) })
}

/** Asks one thing that a file does not tell. */
export function ImportQuestion({ question, categories, currency, today, importing }: ImportQuestionProps) {
  const { t } = useTranslation('importing')
  const { answer, reset, failure, isReading: busy } = importing
  if (question.about === 'sheet') {
    const options = question.sheets.map((sheet) => ({
      title: sheet.name,
      choose: () => answer(inputOf(sheet)),
    }))
    return <ImportOptions options={options} busy={busy} onCancel={reset} />
  }
  const { about, input, check } = question
  if (about === 'columns')
    return (
      <ImportColumnChoice
        columns={check.columns}
        today={today}
        failure={failure}
        busy={busy}
        onDecide={(columns) => answer({ ...input, columns })}
        onCancel={reset}
      />
    )
  if (about === 'spent') {
    const options = (['with_minus', 'without_minus'] as const).flatMap((spent) => {
      const { count, ...example } = check[spent]
      const option = {
        title: t(`asks.spent.${spent}`),
        detail: `${t('asks.spent.count', { count })} ${t('asks.spent.example', example)}`,
        choose: () => answer({ ...input, spent }),
      }
      return count > 0 ? [option] : []
    })
    return <ImportOptions options={options} busy={busy} onCancel={reset} />
  }
  if (about === 'moves')
    return (
      <ImportMoves
        moves={check.moves}
        currency={currency}
        busy={busy}
        onDecide={(leave_out) => answer({ ...input, leave_out })}
        onCancel={reset}
      />
    )
  return (
    <ImportCategories
      names={check.new_categories}
      categories={categories}
      onDecide={(chosen) => answer({ ...input, categories: chosen })}
      onCancel={reset}
    />
  )
}
