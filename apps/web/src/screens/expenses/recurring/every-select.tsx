import { type Recurrence, recurrences } from '@casita/contract'
import type { ComponentProps } from 'react'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { Select } from '../../../ui/select.tsx'

interface EverySelectProps extends Omit<ComponentProps<'select'>, 'value' | 'onChange'> {
  /** Empty for what does not come back, which can be chosen where it was so first. */
  value: Recurrence | ''
  onChange: (every: Recurrence | '') => void
  /** Whether it may also not come back. */
  orNever?: boolean
}

/** How often an expense comes back. */
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
