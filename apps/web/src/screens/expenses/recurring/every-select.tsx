import { type Recurrence, recurrences } from '@casita/contract'
import type { ComponentProps } from 'react'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { Select } from '../../../ui/select.tsx'

interface EverySelectProps extends Omit<ComponentProps<'select'>, 'value' | 'onChange'> {
  /** Empty for an expense that does not recur, which can be chosen only if that was its initial value. */
  value: Recurrence | ''
  onChange: (every: Recurrence | '') => void
  /** Whether "never" is an option. */
  orNever?: boolean
}

/** Selects how often an expense recurs. */
export function EverySelect({ value, onChange, orNever, ...control }: EverySelectProps) {
  const { t } = useTranslation('recurring')
  return (
    <Select {...control} value={value} onChange={(event) => onChange(event.target.value as Recurrence | '')}>
      {orNever && <option value="">{t('never')}</option>}
      {recurrences.map((every) => (
        <option key={every} value={every}>
          {t(`every.${every}`)}
        </option>
      ))}
    </Select>
  )
}
