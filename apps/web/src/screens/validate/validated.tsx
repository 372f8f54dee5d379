import { ChartLine, Gauge, MessageCircle, Users } from 'lucide-react'
import { Dialog } from 'radix-ui'
import { useRef } from 'react'
import { useNavigate } from 'react-router'
import { useTranslation } from '../../i18n/use-translation.ts'
import { paths } from '../../paths.ts'
import { firstName } from '../../shell/first-name.ts'
import { useAuth } from '../../sign-in/auth-context.tsx'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Mark } from '../../ui/mark.tsx'
import { OpenDoor } from './open-door.tsx'

const features = [
  { key: 'send', drawing: MessageCircle },
  { key: 'access', drawing: ChartLine },
  { key: 'invite', drawing: Users },
  { key: 'view', drawing: Gauge },
] as const

/** Says that the number is verified and what can be done now. */
export function Validated({ name, onLeave }: { name: string; onLeave: () => void }) {
  const { t } = useTranslation('arrival')
  const { t: common } = useTranslation()
  const { isAuthenticated } = useAuth()
  const navigate = useNavigate()
  const title = useRef<HTMLHeadingElement>(null)
  const leave = () => {
    onLeave()
    void navigate(isAuthenticated ? paths.dashboard : paths.login, { replace: true })
  }
  return (
    <Dialog.Root open onOpenChange={(open) => !open && leave()}>
      <Dialog.Portal>
        <Dialog.Content
          // The heading is focused instead of the button, so that the news is read first and no focus ring distracts
          // from it.
          onOpenAutoFocus={(event) => {
            event.preventDefault()
            title.current?.focus()
          }}
          className="fixed inset-0 z-40 flex flex-col overflow-y-auto bg-meadow outline-none"
        >
          <div className="m-auto w-[min(32.5rem,100%-40px)] pt-10 pb-8">
            <OpenDoor />
            <Dialog.Title asChild>
              <h1
                ref={title}
                tabIndex={-1}
                className="mt-7 text-[clamp(2.25rem,7vw,3rem)] tracking-tighter outline-none"
              >
                {t('validate.successTitle', { name: firstName(name) })}
              </h1>
            </Dialog.Title>
            <Dialog.Description className="mt-3 text-lg text-pretty text-[color-mix(in_oklab,var(--ink-soft)_60%,var(--ink))]">
              {t('validate.successText')}
            </Dialog.Description>
            <ul className="mt-7 border-t border-evergreen/24">
              {features.map(({ key, drawing }) => (
                <li key={key} className="flex items-center gap-3.5 border-b border-evergreen/24 py-3">
                  <Icon as={drawing} size="lg" className="text-evergreen" />
                  {t(`validate.${key}`)}
                </li>
              ))}
            </ul>
            <Button variant="primary" size="lg" wide className="mt-7" onClick={leave}>
              {t(isAuthenticated ? 'link.dashboard' : 'link.login')}
            </Button>
          </div>
          <p className="flex items-center justify-center gap-2.5 px-5 pt-4 pb-6 text-center text-sm text-[color-mix(in_oklab,var(--ink-soft)_60%,var(--ink))]">
            <Mark className="mark--sm" />
            {common('tagline')}
          </p>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  )
}
