import { ChevronRight } from 'lucide-react'
import { useTranslation } from '../../i18n/use-translation.ts'
import { Actions } from '../../ui/actions.tsx'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'

interface ImportOptionsProps {
  options: readonly { title: string; detail?: string; choose: () => void }[]
  busy: boolean
  onCancel: () => void
}

/** Offers a few answers; pressing one continues with it. */
export function ImportOptions({ options, busy, onCancel }: ImportOptionsProps) {
  const { t } = useTranslation()
  return (
    <div className="grid gap-5">
      <ul className="grid gap-2">
        {options.map(({ title, detail, choose }) => (
          <li key={title}>
            <button
              type="button"
              disabled={busy}
              className="flex w-full items-center gap-3 rounded-md border border-line bg-surface px-4 py-3 text-left hover:border-evergreen"
              onClick={choose}
            >
              <span className="min-w-0 grow">
                <span className="block font-medium wrap-anywhere">{title}</span>
                {detail && <span className="block text-sm text-ink-soft wrap-anywhere">{detail}</span>}
              </span>
              <Icon as={ChevronRight} size="sm" className="shrink-0 text-ink-soft" />
            </button>
          </li>
        ))}
      </ul>
      <Actions>
        <Button onClick={onCancel}>{t('cancel')}</Button>
      </Actions>
    </div>
  )
}
