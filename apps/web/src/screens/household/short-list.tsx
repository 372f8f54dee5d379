import { type ReactNode, useState } from 'react'
import { useTranslation } from '../../i18n/use-translation.ts'
import { Button } from '../../ui/button.tsx'

/** The number of items shown at first. */
const few = 5

interface ShortListProps<Item> {
  items: readonly Item[]
  /** The accessible name of the list: the heading above it. */
  label: string
  children: (item: Item) => ReactNode
}

/** The first few items of a list, with a button that shows all. */
export function ShortList<Item extends { id: string }>({ items, label, children }: ShortListProps<Item>) {
  const { t } = useTranslation('household')
  const [all, setAll] = useState(false)
  return (
    <>
      <ol aria-label={label} className="mt-4 grid grid-cols-1 gap-4">
        {items.slice(0, all ? items.length : few).map((item) => (
          <li key={item.id} className="border-l-2 border-line pl-4">
            {children(item)}
          </li>
        ))}
      </ol>
      {items.length > few && (
        <Button
          variant="quiet"
          size="sm"
          className="mt-2 -mb-2 -ml-4"
          aria-expanded={all}
          onClick={() => setAll(!all)}
        >
          {t(all ? 'lists.fewer' : 'lists.all', { count: items.length })}
        </Button>
      )}
    </>
  )
}
