import { MessageCircle, X } from 'lucide-react'
import { useLocation, useNavigate } from 'react-router'
import { useTranslation } from '../../i18n/use-translation.ts'
import { useChatDialog } from '../../shell/chat-dialogs.tsx'
import { Banner } from '../../ui/banner.tsx'
import { Button } from '../../ui/button.tsx'
import { Emphasised } from '../../ui/emphasised.tsx'
import { Icon } from '../../ui/icon.tsx'
import { useDismissed } from './use-dismissed.ts'

/** Greets a new member. The navigation state that triggers it is removed when it is dismissed. */
export function WelcomeBanner({ household }: { household: string }) {
  const { t } = useTranslation('dashboard')
  const { state, pathname } = useLocation()
  const navigate = useNavigate()
  if (state?.isNewMember !== true) return null
  return (
    <Banner
      tone="success"
      title={t('welcome.title', { household })}
      className="mb-4 md:mb-6"
      onDismiss={() => void navigate(pathname, { replace: true, state: null })}
    >
      <p>{typeof state.message === 'string' ? state.message : t('welcome.text')}</p>
    </Banner>
  )
}

const features = ['send', 'dashboard', 'invite', 'analytics'] as const

/**
 * Announces once, when the chat is connected, that setup is complete and what can be done now. It stands beside the
 * main content, never above it.
 */
export function SetupCompleteBanner() {
  const { t } = useTranslation('dashboard')
  const [dismissed, dismiss] = useDismissed('setupCompleteMessage')
  if (dismissed) return null
  return (
    <Banner tone="success" title={t('complete.title')} onDismiss={dismiss}>
      <ul className="-mr-9 mt-1 list-disc space-y-1 pl-4 marker:text-evergreen">
        {features.map((feature) => (
          <li key={feature}>{t(`complete.features.${feature}`)}</li>
        ))}
      </ul>
    </Banner>
  )
}

/** Explains how to open the chat while it is not connected: by writing the customary first word. */
export function ChatInstruction({ locked }: { locked: boolean }) {
  const { t } = useTranslation('dashboard')
  const { t: common } = useTranslation()
  const [dismissed, dismiss] = useDismissed('whatsappInstructions')
  const show = useChatDialog()
  if (dismissed) return null
  return (
    <section aria-labelledby="listo" className="relative rounded-lg bg-chat-soft py-4 pr-12 pl-5.5">
      <h2 id="listo" className="flex items-center gap-2 text-md">
        <Icon as={MessageCircle} className="text-chat-ink" />
        {t('listo.title')}
      </h2>
      <p className="mt-1">
        <Emphasised text={t('listo.text')} className="font-semibold" />
      </p>
      {!locked && (
        <Button variant="chat" size="sm" className="mt-3" onClick={() => show('connect')}>
          {t('listo.action')}
        </Button>
      )}
      <Button
        variant="plain"
        size="icon"
        className="absolute top-1.5 right-1.5"
        aria-label={common('dismiss')}
        onClick={dismiss}
      >
        <Icon as={X} />
      </Button>
    </section>
  )
}
