import type { Household } from '@casita/contract'
import { Check } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from '../../i18n/use-translation.ts'
import { useChatDialog } from '../../shell/chat-dialogs.tsx'
import { Button } from '../../ui/button.tsx'
import { cx } from '../../ui/cx.ts'
import { Icon } from '../../ui/icon.tsx'

function Step({ done, children, action }: { done: boolean; children: ReactNode; action?: ReactNode }) {
  return (
    <li className="grid min-h-11.5 grid-cols-[22px_minmax(0,1fr)_auto] items-center gap-3">
      <span
        className={cx(
          'grid size-[22px] place-items-center rounded-full border-[1.5px] border-evergreen',
          done && 'bg-evergreen text-on-evergreen',
        )}
      >
        {done && <Icon as={Check} size="sm" className="size-3.5" />}
      </span>
      <span className={done ? 'text-ink-soft' : 'font-semibold'}>{children}</span>
      {action}
    </li>
  )
}

interface ChecklistProps {
  household: Household
  familyIsIn: boolean
  chatIsOpen: boolean
  chatIsLocked: boolean
  onInvite: () => void
}

/** The setup steps that are left; disappears when all are done. */
export function Checklist({ household, familyIsIn, chatIsOpen, chatIsLocked, onInvite }: ChecklistProps) {
  const { t } = useTranslation('dashboard')
  const show = useChatDialog()
  const { name, is_owner } = household
  const done = 1 + Number(familyIsIn) + Number(chatIsOpen)
  if (done === 3) return null
  return (
    <section aria-labelledby="steps" className="rounded-lg bg-evergreen-soft px-5.5 pt-5 pb-3">
      <div className="flex items-baseline justify-between gap-4">
        <h2 id="steps" className="text-lg">
          {t('checklist.title')}
        </h2>
        <span className="text-sm font-semibold text-evergreen">
          {t('checklist.progress', { done, all: 3 })}
        </span>
      </div>
      <ol className="mt-2">
        <Step done>{t(is_owner ? 'checklist.household' : 'checklist.householdJoined', { name })}</Step>
        <Step
          done={familyIsIn}
          action={
            <Button variant="quiet" size="sm" className="-mr-4" onClick={onInvite}>
              {t('checklist.inviteAction')}
            </Button>
          }
        >
          {t(familyIsIn ? 'checklist.invited' : 'checklist.invite')}
        </Step>
        <Step
          done={chatIsOpen}
          action={
            !chatIsOpen &&
            !chatIsLocked && (
              <Button variant="quiet" size="sm" className="-mr-4" onClick={() => show('connect')}>
                {t('checklist.chatAction')}
              </Button>
            )
          }
        >
          {t(chatIsOpen ? 'checklist.chatDone' : 'checklist.chat')}
        </Step>
      </ol>
    </section>
  )
}
