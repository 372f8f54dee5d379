import { RotateCw } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from '../i18n/use-translation.ts'
import { Button } from './button.tsx'
import { Icon } from './icon.tsx'

interface EmptyStateProps {
  /** An emoji or a small drawing. */
  picture?: ReactNode
  title: ReactNode
  children?: ReactNode
  actions?: ReactNode
}

/** Shown where there is nothing yet: what will be here, and the first step towards it. */
export function EmptyState({ picture, title, children, actions }: EmptyStateProps) {
  return (
    <div className="grid justify-items-center gap-3 px-6 py-12 text-center">
      {picture && (
        <div aria-hidden="true" className="font-emoji text-3xl">
          {picture}
        </div>
      )}
      <p className="text-lg font-semibold tracking-tight text-balance">{title}</p>
      {children && <div className="max-w-[44ch] text-pretty text-ink-soft">{children}</div>}
      {actions && <div className="mt-2 flex flex-wrap justify-center gap-2">{actions}</div>}
    </div>
  )
}

interface ErrorStateProps {
  /** What is missing, where the message alone does not say it. */
  title?: ReactNode
  /** What went wrong, in the interface's language. */
  message: ReactNode
  onRetry?: () => void
  /** Whether a retry is under way. */
  busy?: boolean
}

/** Shown where something could not be loaded: what went wrong, and a button to try again. */
export function ErrorState({ title, message, onRetry, busy }: ErrorStateProps) {
  const { t } = useTranslation()
  return (
    <div role="alert" className="grid justify-items-center gap-4 px-6 py-12 text-center">
      <div aria-hidden="true" className="font-emoji text-3xl">
        🌧️
      </div>
      <div className="grid max-w-[44ch] gap-1 text-pretty">
        <p className="font-semibold">{title ?? message}</p>
        {title && <p className="text-ink-soft">{message}</p>}
      </div>
      {onRetry && (
        <Button onClick={onRetry} busy={busy ?? false}>
          {!busy && <Icon as={RotateCw} size="sm" />}
          {t('retry')}
        </Button>
      )}
    </div>
  )
}
