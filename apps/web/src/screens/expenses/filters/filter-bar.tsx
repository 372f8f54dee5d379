import { ListChecks, Plus, Search, SlidersHorizontal, X } from 'lucide-react'
import { type ComponentProps, type RefObject, useEffect, useState } from 'react'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { Button } from '../../../ui/button.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { useWideScreen } from '../../../ui/use-wide-screen.ts'
import { KeyCap } from '../key-hints.tsx'
import type { FilterName, Filters } from './use-filters.ts'

/** Milliseconds that the search waits for the next letter. */
const pause = 300

/** An active filter, in words. */
export interface FilterChip {
  names: readonly FilterName[]
  label: string
}

interface SearchBoxProps {
  search: string
  field: RefObject<HTMLInputElement | null>
  onSearch: (search: string) => void
}

function SearchBox({ search, field, onSearch }: SearchBoxProps) {
  const { t } = useTranslation('expenses')
  const [text, setText] = useState(search)
  const [shown, setShown] = useState(search)
  const [sent, setSent] = useState(search)
  if (shown !== search) {
    setShown(search)
    if (search !== sent) {
      // The address was changed otherwise: a chip was removed, or somebody went back.
      setSent(search)
      setText(search)
    }
  }
  useEffect(() => {
    if (text.trim() === search) return undefined
    const timer = setTimeout(() => {
      // Text typed while the address is updated must not be overwritten.
      setSent(text.trim())
      onSearch(text.trim())
    }, pause)
    return () => clearTimeout(timer)
  })
  return (
    <label className="flex min-h-12 items-center gap-2.5 rounded-md border border-edge bg-surface pr-2 pl-3.5 text-ink-soft has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus min-w-44 flex-1 md:max-w-66">
      <Icon as={Search} />
      <span className="sr">{t('search')}</span>
      <input
        ref={field}
        type="search"
        value={text}
        maxLength={100}
        autoComplete="off"
        placeholder={t('search')}
        onChange={(event) => setText(event.target.value)}
        className="min-w-0 flex-1 bg-transparent text-ink outline-none [&::-webkit-search-cancel-button]:hidden"
      />
      {text ? (
        <button
          type="button"
          aria-label={t('searchClear')}
          onClick={() => {
            setText('')
            setSent('')
            onSearch('')
            field.current?.focus()
          }}
          className="grid size-9 place-items-center rounded-sm hover:bg-sunken"
        >
          <Icon as={X} size="sm" />
        </button>
      ) : (
        <KeyCap className="border-line max-lg:hidden">/</KeyCap>
      )}
    </label>
  )
}

interface FilterBarProps {
  filters: Filters
  chips: readonly FilterChip[]
  search: RefObject<HTMLInputElement | null>
  panelOpen: boolean
  /** The button that opens and closes the other filters. */
  toggle: RefObject<HTMLButtonElement | null>
  onTogglePanel: () => void
  onChange: (changed: Filters) => void
  onClear: () => void
  onAdd: () => void
  /** The props of the button that starts picking several expenses; null if there are none. */
  pick: ComponentProps<'button'> | null
}

/** The search, the active filters as removable chips, and the button for the other filters. */
export function FilterBar(props: FilterBarProps) {
  const { filters, chips, search, panelOpen, toggle, onTogglePanel, onChange, onClear, onAdd, pick } = props
  const { t } = useTranslation('expenses')
  const wide = useWideScreen()
  return (
    <div className="mb-6 flex items-start gap-2 md:mb-5">
      <div className="flex min-w-0 flex-1 flex-wrap items-center gap-2">
        <SearchBox
          search={filters.search ?? ''}
          field={search}
          onSearch={(text) => onChange({ search: text })}
        />
        <Button
          ref={toggle}
          variant="plain"
          aria-expanded={panelOpen}
          aria-controls="filters"
          className="rounded-full max-md:min-h-12 max-md:rounded-md max-md:border-line max-md:bg-surface max-md:px-3.5"
          onClick={onTogglePanel}
        >
          <Icon as={SlidersHorizontal} size="sm" />
          {t('filters')}
        </Button>
        {wide && pick && (
          <Button
            variant="plain"
            className="rounded-full aria-pressed:bg-sunken aria-pressed:text-ink"
            {...pick}
          >
            <Icon as={ListChecks} size="sm" />
            {t('pick')}
          </Button>
        )}
        {chips.map(({ names, label }) => (
          <button
            key={names.join()}
            type="button"
            aria-label={t('filter.remove', { name: label })}
            onClick={() => {
              // The chip goes, so the focus must not go with it.
              toggle.current?.focus()
              onChange(Object.fromEntries(names.map((name) => [name, ''])))
            }}
            className="inline-flex min-h-11 max-w-full items-center gap-2 rounded-full bg-evergreen-soft pr-2.5 pl-3.5 text-[0.9375rem] font-semibold text-evergreen"
          >
            <span className="truncate">{label}</span>
            <Icon as={X} size="sm" className="print:hidden" />
          </button>
        ))}
        {chips.length > 0 && !panelOpen && (
          <Button variant="plain" className="rounded-full max-md:hidden" onClick={onClear}>
            {t('filter.clear')}
          </Button>
        )}
      </div>
      {wide && (
        <Button variant="primary" className="mt-0.5" onClick={onAdd} aria-haspopup="dialog">
          <Icon as={Plus} size="sm" />
          {t('add')}
          <KeyCap className="-mr-1.5 max-lg:hidden border-[color-mix(in_oklab,currentColor_28%,transparent)]">
            n
          </KeyCap>
        </Button>
      )}
    </div>
  )
}
