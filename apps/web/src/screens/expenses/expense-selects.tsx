import type { Category, Expense, Member } from '@casita/contract'
import type { ComponentProps } from 'react'
import { useTranslation } from '../../i18n/use-translation.ts'
import { fullyNamed } from '../../shell/fully-named.ts'
import { iconAndName } from '../../ui/icon-and-name.ts'
import { Select } from '../../ui/select.tsx'
import { isOffered } from './expense-form.ts'

interface ChoiceProps extends Omit<ComponentProps<'select'>, 'value' | 'onChange'> {
  value: string
  onChange: (id: string) => void
}

interface CategorySelectProps extends ChoiceProps {
  categories: readonly Category[]
  /** The previous category, offered even if it has been deactivated, or merged with another one meanwhile. */
  had: Pick<Expense, 'category_id' | 'category_name'> | null
}

/** Selects a category, or none. */
export function CategorySelect({ value, onChange, categories, had, ...control }: CategorySelectProps) {
  const { t } = useTranslation('expenses')
  const offered = categories.filter(({ id }) => isOffered(id, categories, had))
  return (
    <Select {...control} value={value} onChange={(event) => onChange(event.target.value)}>
      <option value="">{t('noCategory')}</option>
      {offered.map((each) => (
        <option key={each.id} value={each.id}>
          {iconAndName(each)}
        </option>
      ))}
      {had?.category_id && !offered.some(({ id }) => id === had.category_id) && (
        <option value={had.category_id}>{had.category_name}</option>
      )}
    </Select>
  )
}

interface PayerSelectProps extends ChoiceProps {
  members: readonly Member[]
  /** The name of a payer who has left the household. */
  former: string | undefined
}

/** Selects the member who paid. */
export function PayerSelect({ value, onChange, members, former, ...control }: PayerSelectProps) {
  return (
    <Select {...control} value={value} onChange={(event) => onChange(event.target.value)}>
      {fullyNamed(members).map(({ id, name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
      {!members.some(({ id }) => id === value) && <option value={value}>{former}</option>}
    </Select>
  )
}
