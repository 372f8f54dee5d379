import { useState } from 'react'
import { useTranslation } from '../../i18n/use-translation.ts'
import { Button } from '../../ui/button.tsx'

/** Returns the first items of a list, and a button that shows the others; false once they are shown. */
export function useFirstFew<Item>(items: readonly Item[], few: number) {
  const { t } = useTranslation('dashboard')
  const [all, setAll] = useState(false)
  const hidden = all ? 0 : Math.max(0, items.length - few)
  const more = hidden > 0 && (
    <Button variant="quiet" size="sm" className="-ml-4" onClick={() => setAll(true)}>
      {t('more', { count: hidden })}
    </Button>
  )
  return { shown: items.slice(0, items.length - hidden), more }
}
