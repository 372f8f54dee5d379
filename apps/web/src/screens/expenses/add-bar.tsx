import { Plus } from 'lucide-react'
import { useTranslation } from '../../i18n/use-translation.ts'
import { Icon } from '../../ui/icon.tsx'

/** The bar at the bottom of a phone's screen that opens a new expense. */
export function AddBar({ onAdd }: { onAdd: () => void }) {
  const { t } = useTranslation('expenses')
  return (
    <div className="bottom-bar fixed inset-x-0 bottom-0 z-10 border-t border-line bg-paper/90 px-3 pt-2.5 pb-[calc(0.75rem+env(safe-area-inset-bottom))] backdrop-blur-md">
      <button
        type="button"
        aria-haspopup="dialog"
        onClick={onAdd}
        className="flex min-h-13 w-full items-center justify-between rounded-[16px] border border-[color-mix(in_oklab,var(--evergreen)_38%,var(--line))] bg-surface pr-1.5 pl-4.5 text-ink-soft"
      >
        {t('add')}
        <span className="grid size-10.5 place-items-center rounded-[12px] bg-evergreen text-on-evergreen">
          <Icon as={Plus} />
        </span>
      </button>
    </div>
  )
}
