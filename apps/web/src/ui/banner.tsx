import { CircleAlert, CircleCheck, Info, type LucideIcon, X } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from '../i18n/use-translation.ts'
import { Button } from './button.tsx'
import { cx } from './cx.ts'
import { Icon } from './icon.tsx'

const tones = {
  info: { box: 'bg-evergreen-soft border-transparent', icon: 'text-evergreen', drawing: Info },
  success: { box: 'bg-evergreen-soft border-transparent', icon: 'text-evergreen', drawing: CircleCheck },
  warning: { box: 'bg-amber-soft border-transparent', icon: 'text-amber-ink', drawing: CircleAlert },
  error: {
    box: 'bg-terracotta-soft border-terracotta/40',
    icon: 'text-terracotta-ink',
    drawing: CircleAlert,
  },
} as const satisfies Record<string, { box: string; icon: string; drawing: LucideIcon }>

interface BannerProps {
  tone?: keyof typeof tones
  title?: ReactNode
  children?: ReactNode
  /** Buttons at the end. */
  actions?: ReactNode
  onDismiss?: () => void
  className?: string
}

/** A message of the page. An error is announced to screen readers at once, others politely. */
export function Banner({ tone = 'info', title, children, actions, onDismiss, className }: BannerProps) {
  const { t } = useTranslation()
  const { box, icon, drawing } = tones[tone]
  return (
    <div
      role={tone === 'error' ? 'alert' : 'status'}
      className={cx('flex gap-3 rounded-md border px-4 py-3.5', box, className)}
    >
      <Icon as={drawing} className={cx('h-[1lh]', icon)} />
      <div className="min-w-0 flex-1">
        {title && <p className="font-semibold">{title}</p>}
        {children}
        {actions && <div className="mt-3 flex flex-wrap gap-2">{actions}</div>}
      </div>
      {onDismiss && (
        <Button
          variant="plain"
          size="icon"
          className="-my-2 -mr-2.5"
          aria-label={t('dismiss')}
          onClick={onDismiss}
        >
          <Icon as={X} />
        </Button>
      )}
    </div>
  )
}
