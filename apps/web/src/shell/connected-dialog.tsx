import { Check } from 'lucide-react'
import { useNavigate } from 'react-router'
import { isMobileAgent } from '../data/headers.ts'
import { useDisconnectChat } from '../data/links.ts'
import { useTranslation } from '../i18n/use-translation.ts'
import { paths } from '../paths.ts'
import { useAuth } from '../sign-in/auth-context.tsx'
import { Button } from '../ui/button.tsx'
import { Icon } from '../ui/icon.tsx'
import { ModalOrDrawer } from '../ui/modal-or-drawer.tsx'
import { OpenChatButton } from './open-chat-button.tsx'
import { useExampleAmount, worths } from './use-example-amount.ts'
import { useTell } from './use-tell.ts'

const features = ['send', 'track', 'confirm', 'view'] as const

interface ConnectedDialogProps {
  open: boolean
  onOpenChange: (open: boolean) => void
}

/** Shown when the chat is connected: what it can do, an example, and the button to disconnect it. */
export function ConnectedDialog({ open, onOpenChange }: ConnectedDialogProps) {
  const { t } = useTranslation('chat')
  const amount = useExampleAmount()
  const { user, isAuthenticated } = useAuth()
  const navigate = useNavigate()
  const tell = useTell()
  const disconnect = useDisconnectChat()

  function leave() {
    onOpenChange(false)
    void navigate(isAuthenticated ? paths.dashboard : paths.login)
  }

  function disconnectNow() {
    tell(disconnect.mutateAsync(undefined, { onSuccess: () => onOpenChange(false) }), {
      done: () => ({ title: t('connected.disconnected') }),
    })
  }

  return (
    <ModalOrDrawer
      open={open}
      onOpenChange={onOpenChange}
      title={t('connected.title')}
      description={t('connected.description', { name: user?.name ?? '' })}
    >
      <ul className="grid gap-2.5">
        {features.map((feature) => (
          <li key={feature} className="flex items-center gap-3">
            <span className="grid size-6 place-items-center rounded-full bg-chat-soft text-chat-ink">
              <Icon as={Check} size="sm" />
            </span>
            {t(`connected.features.${feature}`)}
          </li>
        ))}
      </ul>
      <div className="mt-5 rounded-md bg-chat-soft px-4 py-3.5">
        <p className="text-sm text-chat-ink">{t('connected.exampleTitle')}</p>
        <p className="mt-0.5 font-semibold">
          {t('connected.example', { text: t('connect.example', { amount: amount(worths.one) }) })}
        </p>
      </div>
      <p className="mt-4 text-sm text-ink-soft">{t('connected.disclaimer')}</p>
      <div className="mt-6 flex flex-col gap-2 md:flex-row">
        {isMobileAgent() && <OpenChatButton />}
        <Button variant="primary" onClick={leave}>
          {t(isAuthenticated ? 'connected.done' : 'connected.login')}
        </Button>
        <Button variant="plain" className="md:ml-auto" busy={disconnect.isPending} onClick={disconnectNow}>
          {t('connected.disconnect')}
        </Button>
      </div>
    </ModalOrDrawer>
  )
}
