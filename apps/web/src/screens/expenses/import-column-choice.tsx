import { type CallAnswer, type checkImport, type ImportInput, importColumns } from '@casita/contract'
import { useState } from 'react'
import { capital } from '../../i18n/capital.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { Form } from '../../ui/form.tsx'
import { Select } from '../../ui/select.tsx'
import { needed } from './import-columns.tsx'
import { ImportProblems } from './import-problems.tsx'

type Columns = CallAnswer<typeof checkImport>['columns']

interface ImportColumnChoiceProps {
  columns: Columns
  today: string
  /** Why the last choice was refused. */
  failure: unknown
  busy: boolean
  onDecide: (columns: NonNullable<ImportInput['columns']>) => void
  onCancel: () => void
}

/** Asks which column of a file holds what; those that were recognised are preselected. */
export function ImportColumnChoice({
  columns,
  today,
  failure,
  busy,
  onDecide,
  onCancel,
}: ImportColumnChoiceProps) {
  const { t } = useTranslation('importing')
  const [places, setPlaces] = useState(
    () => new Map(columns.flatMap(({ holds }, place) => (holds ? [[holds, place] as const] : []))),
  )
  const options = columns.map(({ name, example }, place) => {
    const title = name || t('asks.columns.number', { number: place + 1 })
    return { place, text: [title, example].filter(Boolean).join(': ') }
  })
  const [isTried, setTried] = useState(false)

  function decide() {
    setTried(true)
    if (importColumns.slice(0, needed).every((column) => places.has(column)))
      onDecide(Object.fromEntries(places))
  }

  return (
    <Form
      className="grid gap-4 md:grid-cols-2"
      onSubmit={decide}
      onCancel={onCancel}
      actions={
        <Button type="submit" variant="primary" busy={busy}>
          {t('asks.columns.go')}
        </Button>
      }
    >
      {failure !== null && (
        <div className="md:col-span-2">
          <ImportProblems error={failure} day={today} lead={t('asks.columns.wrong')} />
        </div>
      )}
      {importColumns.map((column, index) => (
        <Field
          key={column}
          className={index < needed ? 'md:col-span-2' : ''}
          label={capital(t(`columns.${column}`))}
          hint={column === 'income' && t('hints.income')}
          optional={index >= needed}
          error={isTried && index < needed && !places.has(column) ? t('asks.columns.choose') : null}
        >
          {(control) => (
            <Select
              {...control}
              autoFocus={index === 0}
              value={places.get(column) ?? ''}
              onChange={({ target: { value } }) => {
                const chosen = new Map(places)
                if (value === '') chosen.delete(column)
                else chosen.set(column, Number(value))
                setPlaces(chosen)
              }}
            >
              <option value="">{t(index < needed ? 'asks.columns.choose' : 'asks.columns.none')}</option>
              {options.map(({ place, text }) => (
                <option key={place} value={place}>
                  {text}
                </option>
              ))}
            </Select>
          )}
        </Field>
      ))}
    </Form>
  )
}
