import { onlineManager } from '@tanstack/react-query'
import { MessageCircle } from 'lucide-react'
import { useSyncExternalStore } from 'react'
import { useTranslation } from '../i18n/use-translation.ts'
import { useAuth } from '../sign-in/auth-context.tsx'
import { cx } from '../ui/cx.ts'
import { Icon } from '../ui/icon.tsx'
import { showToast } from '../ui/toast.ts'
import { useChatDialog } from './chat-dialogs.tsx'

const look =
  'inline-flex h-9 items-center gap-2 rounded-full border pr-3.5 pl-3 whitespace-nowrap @max-[17rem]:px-3'

/**
 * Shows whether the chat is connected, and more when pressed. Without an internet connection it says that the page may
 * be out of date. An unverified account cannot connect yet and is told so.
 */
export function ChatPill() {
  const { t } = useTranslation('shell')
  const { user } = useAuth()
  const show = useChatDialog()
  const isOnline = useSyncExternalStore(
    (changed) => onlineManager.subscribe(changed),
    () => onlineManager.isOnline(),
  )
  if (!user) return null
  if (!isOnline) {
    return (
      <span
        role="status"
        className={`${look} border-transparent bg-amber-soft text-sm font-semibold text-amber-ink`}
      >
        <span aria-hidden="true" className="size-2 rounded-full border-2 border-current" />
        <span className="@max-[17rem]:sr-only">{t('pill.offline')}</span>
      </span>
    )
  }
  const connected = user.has_whatsapp_session
  const locked = !connected && !user.is_validated
  return (
    <button
      type="button"
      aria-disabled={locked}
      title={locked ? t('pill.unverified') : undefined}
      aria-haspopup="dialog"
      onClick={() =>
        locked
          ? showToast({ title: t('pill.unverified'), tone: 'error' })
          : show(connected ? 'connected' : 'connect')
      }
      className="inline-flex min-h-11 items-center rounded-full text-sm font-semibold aria-disabled:cursor-not-allowed"
    >
      <span
        className={cx(
          look,
          connected ? 'border-transparent bg-chat-soft text-chat-ink' : 'border-line bg-surface',
          locked && 'text-ink-soft',
        )}
      >
        {connected ? (
          <span aria-hidden="true" className="size-2 rounded-full bg-chat" />
        ) : (
          <Icon as={MessageCircle} size="sm" className={locked ? '' : 'text-chat-ink'} />
        )}
        <span className="max-lg:hidden">{t(connected ? 'pill.connected' : 'pill.disconnected')}</span>
        {/* Where letters are large there is room for the sign alone. */}
        <span className="lg:hidden @max-[17rem]:sr-only">
          {t(connected ? 'pill.connectedShort' : 'pill.disconnectedShort')}
        </span>
      </span>
    </button>
  )
}
