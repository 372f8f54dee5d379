import type { Category, Member } from '@casita/contract'
import { useTranslation } from '../i18n/use-translation.ts'
import { Field } from '../ui/field.tsx'
import { iconAndName } from '../ui/icon-and-name.ts'
import { Select } from '../ui/select.tsx'
import { fullyNamed, hasLeft } from './fully-named.ts'

interface FilterFieldProps {
  /** Empty or undefined for all. */
  value: string | undefined
  onChange: (value: string) => void
  className?: string
}

interface CategoryFilterProps extends FilterFieldProps {
  categories: readonly Category[]
  error?: string | null
}

/** Chooses one category, the expenses without one, or all. */
export function CategoryFilter({ value, categories, error, className, onChange }: CategoryFilterProps) {
  const { t } = useTranslation('expenses')
  return (
    <Field label={t('filter.category')} error={error} {...(className && { className })}>
      {(control) => (
        <Select {...control} value={value ?? ''} onChange={(event) => onChange(event.target.value)}>
          <option value="">{t('filter.everyCategory')}</option>
          {categories.map((each) => (
            <option key={each.id} value={each.id}>
              {iconAndName(each)}
            </option>
          ))}
          <option value="none">{t('filter.noCategory')}</option>
        </Select>
      )}
    </Field>
  )
}

/** Chooses one member of the household, or everybody; somebody who left stays chosen. */
export function PersonFilter({
  value,
  members,
  className,
  onChange,
}: FilterFieldProps & { members: readonly Member[] }) {
  const { t } = useTranslation('expenses')
  return (
    <Field label={t('filter.person')} {...(className && { className })}>
      {(control) => (
        <Select {...control} value={value ?? ''} onChange={(event) => onChange(event.target.value)}>
          <option value="">{t('filter.everybody')}</option>
          {fullyNamed(members).map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
          {value && hasLeft(value, members) && <option value={value}>{t('filter.gone')}</option>}
        </Select>
      )}
    </Field>
  )
}
