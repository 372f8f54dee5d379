import type { CallAnswer, Category, checkImport, ImportInput } from '@casita/contract'
import { useId, useState } from 'react'
import { useTranslation } from '../../i18n/use-translation.ts'
import { Button } from '../../ui/button.tsx'
import { Form } from '../../ui/form.tsx'
import { iconAndName } from '../../ui/icon-and-name.ts'
import { Select } from '../../ui/select.tsx'

interface ImportCategoriesProps {
  names: CallAnswer<typeof checkImport>['new_categories']
  categories: readonly Category[]
  onDecide: (categories: ImportInput['categories']) => void
  onCancel: () => void
}

/**
 * Asks for each new category of a file whether to create it or to use an existing one; one of the same kind is
 * preselected.
 */
export function ImportCategories({ names, categories, onDecide, onCancel }: ImportCategoriesProps) {
  const { t } = useTranslation('importing')
  const id = useId()
  const [chosen, setChosen] = useState(() => new Map(names.map(({ name, like }) => [name, like ?? ''])))
  const decide = () =>
    onDecide([...chosen].flatMap(([name, category_id]) => (category_id ? [{ name, category_id }] : [])))
  return (
    <Form
      className="grid gap-5"
      onSubmit={decide}
      onCancel={onCancel}
      actions={
        <Button type="submit" variant="primary">
          {t('asks.categories.go')}
        </Button>
      }
    >
      <ul className="divide-y divide-line/55">
        {names.map(({ name, count }, index) => (
          <li key={name} className="grid items-center gap-x-3 gap-y-1.5 py-3 md:grid-cols-2 md:py-2.5">
            <label
              htmlFor={`${id}-${index}`}
              className="flex min-w-0 items-baseline justify-between gap-3 md:block"
            >
              <span className="block font-medium wrap-anywhere">{name}</span>{' '}
              <span className="block shrink-0 text-sm text-ink-soft">{t('count', { count })}</span>
            </label>
            <Select
              id={`${id}-${index}`}
              autoFocus={index === 0}
              value={chosen.get(name)}
              onChange={({ target }) => setChosen(new Map(chosen).set(name, target.value))}
            >
              <option value="">{t('asks.categories.new', { name })}</option>
              {categories
                .filter(({ is_active }) => is_active)
                .map((each) => (
                  <option key={each.id} value={each.id}>
                    {iconAndName(each)}
                  </option>
                ))}
            </Select>
          </li>
        ))}
      </ul>
    </Form>
  )
}
