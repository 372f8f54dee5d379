import { useTranslation } from '../../i18n/use-translation.ts'
import { cx } from '../../ui/cx.ts'

const hints = [
  { keys: ['j', 'k'], name: 'move' },
  { keys: ['e'], name: 'edit' },
  { keys: ['x'], name: 'pick' },
  { keys: ['n'], name: 'add' },
  { keys: ['/'], name: 'search' },
] as const

/** Shows the keyboard shortcut of a button; decorative, not part of the button's accessible name. */
export function KeyCap({ className, children }: { className?: string; children: string }) {
  return (
    <span
      aria-hidden="true"
      className={cx('rounded-[6px] border px-1.5 py-0.5 text-xs font-medium', className)}
    >
      {children}
    </span>
  )
}

/** The ledger's keyboard shortcuts, shown where there is a keyboard. */
export function KeyHints() {
  const { t } = useTranslation('expenses')
  return (
    <p className="flex flex-wrap gap-x-3.5 gap-y-1 max-lg:hidden pointer-coarse:invisible">
      {hints.map(({ keys, name }) => (
        <span key={name} className="inline-flex items-center gap-1.5">
          {keys.map((key) => (
            <kbd key={key} className="rounded-[6px] border border-line px-1.5 py-0.5 text-xs">
              {key}
            </kbd>
          ))}
          {t(`keys.${name}`)}
        </span>
      ))}
    </p>
  )
}
