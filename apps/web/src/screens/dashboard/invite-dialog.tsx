import { type CallAnswer, type invite, limits } from '@casita/contract'
import { Copy, Share2 } from 'lucide-react'
import { useEffect, useState } from 'react'
import { PhoneField } from '../../components/phone-field.tsx'
import { type Phone, usePhone } from '../../components/use-phone.ts'
import { useInvite } from '../../data/inviting.ts'
import { useFailureText } from '../../i18n/failure-text.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { useTell } from '../../shell/use-tell.ts'
import { Banner } from '../../ui/banner.tsx'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { ModalOrDrawer } from '../../ui/modal-or-drawer.tsx'
import { useCopy } from './use-copy.ts'

type Invited = CallAnswer<typeof invite>

interface InviteDialogProps {
  household: string
  open: boolean
  onOpenChange: (open: boolean) => void
}

interface CopyLineProps {
  label: string
  text: string
  copyLabel: string
  /** Said once it is done. */
  copied: string
  onCopy: () => void
}

function CopyLine({ label, text, copyLabel, copied, onCopy }: CopyLineProps) {
  const copyText = useCopy()
  const copy = () => {
    onCopy()
    void copyText(text, copied)
  }
  return (
    <div className="flex items-center gap-3 rounded-sm bg-sunken py-1 pr-1 pl-3.5">
      <span className="text-sm text-ink-soft">{label}</span>
      <span className="min-w-0 flex-1 truncate font-medium select-all">{text}</span>
      <Button variant="plain" size="icon" aria-label={copyLabel} onClick={copy}>
        <Icon as={Copy} />
      </Button>
    </div>
  )
}

interface ResultProps {
  invited: Invited
  household: string
  onDone: () => void
}

/** What became of it, with what is needed to hand the invitation over by oneself. */
function Result({ invited, household, onDone }: ResultProps) {
  const { t } = useTranslation('dashboard')
  const [touched, setTouched] = useState(false)
  const { invitation, whatsapp_sent: sent } = invited

  useEffect(() => {
    // Somebody who reaches for the code needs it, and so does everybody whom the message did not reach.
    if (!sent || touched) return undefined
    const timer = setTimeout(onDone, limits.inviteAutoClose)
    return () => clearTimeout(timer)
  }, [sent, touched, onDone])

  const touch = () => setTouched(true)
  const share = () => {
    touch()
    return (
      navigator
        .share({ text: t('invite.shareText', { household }), url: invitation.join_url })
        // Closing the device's sheet is an answer, too.
        .catch(() => undefined)
    )
  }
  return (
    <div className="grid grid-cols-1 gap-3">
      <Banner
        tone={sent ? 'success' : 'warning'}
        title={t(sent ? 'invite.success' : 'invite.successNoMessage')}
      />
      <CopyLine
        label={t('invite.code')}
        text={invitation.code}
        copyLabel={t('invite.copyCode')}
        copied={t('invite.codeCopied')}
        onCopy={touch}
      />
      <CopyLine
        label={t('invite.link')}
        text={invitation.join_url}
        copyLabel={t('invite.copyLink')}
        copied={t('invitations.copied')}
        onCopy={touch}
      />
      <div className="mt-2 flex flex-col gap-2 md:flex-row md:justify-end">
        {'share' in navigator && (
          <Button onClick={() => void share()}>
            <Icon as={Share2} size="sm" />
            {t('invite.share')}
          </Button>
        )}
        <Button variant="primary" onClick={onDone}>
          {t('invite.done')}
        </Button>
      </div>
    </div>
  )
}

function InviteForm({ phone, onInvited }: { phone: Phone; onInvited: (invited: Invited) => void }) {
  const { t } = useTranslation('dashboard')
  const failureText = useFailureText()
  const invite = useInvite()
  const tell = useTell()
  const { check } = phone

  function submit() {
    if (check.status !== 'valid') return
    tell(invite.mutateAsync(check.e164, { onSuccess: onInvited }), {
      done: ({ whatsapp_sent: sent }) => ({ title: t(sent ? 'invite.success' : 'invite.successNoMessage') }),
      failed: t('invite.failed'),
      inPlace: true,
    })
  }

  return (
    <form
      noValidate
      className="grid gap-5"
      onSubmit={(event) => {
        event.preventDefault()
        submit()
      }}
    >
      <PhoneField phone={phone} label={t('invite.phone')} />
      {invite.error && <Banner tone="error" title={failureText(invite.error, t('invite.failed'))} />}
      <Button
        type="submit"
        variant="primary"
        wide
        busy={invite.isPending}
        disabled={check.status !== 'valid'}
      >
        {t(invite.isPending ? 'invite.sending' : 'invite.submit')}
      </Button>
    </form>
  )
}

/** Invites somebody by their number; the result shows the code and the link, too. */
export function InviteDialog({ household, open, onOpenChange }: InviteDialogProps) {
  const { t } = useTranslation('dashboard')
  const phone = usePhone({ missing: 'Please enter a phone number' })
  const [invited, setInvited] = useState<Invited>()
  const finish = () => {
    onOpenChange(false)
    setInvited(undefined)
    phone.clear()
  }
  return (
    <ModalOrDrawer
      open={open}
      onOpenChange={(next) => (next ? onOpenChange(true) : finish())}
      title={t('invite.title')}
      description={t('invite.description')}
      size="sm"
    >
      {invited ? (
        <Result invited={invited} household={household} onDone={finish} />
      ) : (
        <InviteForm phone={phone} onInvited={setInvited} />
      )}
    </ModalOrDrawer>
  )
}
