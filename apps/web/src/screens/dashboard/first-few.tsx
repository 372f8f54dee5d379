import { useState } from 'react'
import { useTranslation } from '../../i18n/use-translation.ts'
import { Button } from '../../ui/button.tsx'

/**
 * Returns the first items of a list, and a button that shows the others or hides them again; false if there is no more
 * than one other, which takes no more room than the button.
 */
export function useFirstFew<Item>(items: readonly Item[], few: number) {
  const { t } = useTranslation('dashboard')
  const [all, setAll] = useState(false)
  const others = items.length - few
  if (others < 2) return { shown: items, more: false }
  const more = (
    <Button variant="quiet" size="sm" className="-ml-4" aria-expanded={all} onClick={() => setAll(!all)}>
      {all ? t('fewer') : t('more', { count: others })}
    </Button>
  )
  return { shown: all ? items : items.slice(0, few), more }
}
