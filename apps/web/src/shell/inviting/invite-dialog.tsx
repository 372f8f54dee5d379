import { type CallAnswer, type invite, limits } from '@casita/contract'
import { Copy, Link2, Share2 } from 'lucide-react'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { PhoneField } from '../../components/phone-field.tsx'
import { type Phone, usePhone } from '../../components/use-phone.ts'
import { useInvitations, useResendInvitation } from '../../data/invitations.ts'
import { useInvite } from '../../data/inviting.ts'
import { useFailureText } from '../../i18n/failure-text.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { Banner } from '../../ui/banner.tsx'
import { Button } from '../../ui/button.tsx'
import { Form } from '../../ui/form.tsx'
import { Icon } from '../../ui/icon.tsx'
import { ModalOrDrawer } from '../../ui/modal-or-drawer.tsx'
import { useWhenOpened } from '../../ui/use-when-opened.ts'
import { useTell } from '../use-tell.ts'
import { useCopy } from './use-copy.ts'

type Invited = Pick<CallAnswer<typeof invite>, 'invitation' | 'whatsapp_sent'>

interface InviteDialogProps {
  household: string
  open: boolean
  onOpenChange: (open: boolean) => void
}

interface CopyLineProps {
  label: string
  text: string
  copyLabel: string
  /** The message shown when it was copied. */
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
  /** False while the dialog closes. */
  isOpen: boolean
  onDone: () => void
}

/** The outcome of an invitation, with its code and link for passing it on oneself. */
function Result({ invited, household, isOpen, onDone }: ResultProps) {
  const { t } = useTranslation('inviting')
  const [touched, setTouched] = useState(false)
  const content = useRef<HTMLDivElement>(null)
  const { invitation, whatsapp_sent: sent } = invited

  const onTimeUp = useEffectEvent(onDone)
  useEffect(() => {
    // Stays open for somebody who is about to use the code, and whenever the message was not sent.
    if (!isOpen || !sent || touched) return undefined
    const timer = setTimeout(() => onTimeUp(), limits.inviteAutoClose)
    return () => clearTimeout(timer)
  }, [isOpen, sent, touched])

  useEffect(() => {
    // Ignores events of a pointer that has not actually moved since it pressed the button.
    const move = ({ movementX, movementY }: PointerEvent) => {
      if (movementX !== 0 || movementY !== 0) setTouched(true)
    }
    const focus = () => setTouched(true)
    const shown = content.current
    shown?.addEventListener('pointermove', move)
    shown?.addEventListener('focusin', focus)
    return () => {
      shown?.removeEventListener('pointermove', move)
      shown?.removeEventListener('focusin', focus)
    }
  }, [])

  const touch = () => setTouched(true)
  const share = () => {
    touch()
    return (
      navigator
        .share({ text: t('shareText', { household }), url: invitation.join_url })
        // Rejects when the share sheet is closed, which is not an error.
        .catch(() => undefined)
    )
  }
  return (
    <div ref={content} className="grid grid-cols-1 gap-3">
      {invitation.phone_number === null ? (
        <Banner tone="success" title={t('linkReady')} />
      ) : (
        <Banner tone={sent ? 'success' : 'warning'} title={t(sent ? 'success' : 'successNoMessage')} />
      )}
      <CopyLine
        label={t('code')}
        text={invitation.code}
        copyLabel={t('copyCode')}
        copied={t('codeCopied')}
        onCopy={touch}
      />
      <CopyLine
        label={t('link')}
        text={invitation.join_url}
        copyLabel={t('copyLink')}
        copied={t('invitations.copied')}
        onCopy={touch}
      />
      <div className="mt-2 flex flex-col gap-2 md:flex-row md:justify-end">
        {'share' in navigator && (
          <Button onClick={() => void share()}>
            <Icon as={Share2} size="sm" />
            {t('share')}
          </Button>
        )}
        <Button variant="primary" onClick={onDone}>
          {t('done')}
        </Button>
      </div>
    </div>
  )
}

interface InviteFormProps {
  phone: Phone
  onInvited: (invited: Invited) => void
  onCancel: () => void
}

function InviteForm({ phone, onInvited, onCancel }: InviteFormProps) {
  const { t } = useTranslation('inviting')
  const failureText = useFailureText()
  const invite = useInvite()
  const resend = useResendInvitation()
  const pending = useInvitations().data ?? []
  const tell = useTell()
  const { check } = phone
  const e164 = check.status === 'valid' ? check.e164 : null
  // A second invitation to the same number would confuse its recipient.
  const already = e164 === null ? undefined : pending.find(({ phone_number }) => phone_number === e164)
  const error = invite.error ?? resend.error
  const makesLink = invite.isPending && invite.variables === null
  const sends = resend.isPending || (invite.isPending && !makesLink)

  function submit() {
    if (e164 === null) return
    const sending = already
      ? resend.mutateAsync(already.code, { onSuccess: onInvited })
      : invite.mutateAsync(e164, { onSuccess: onInvited })
    tell(sending, {
      done: ({ whatsapp_sent: sent }) => ({ title: t(sent ? 'success' : 'successNoMessage') }),
      failed: t('failed'),
      inPlace: true,
    })
  }

  function makeLink() {
    // Whoever asks for a link left the field empty on purpose.
    if (phone.number.trim() === '') phone.clear()
    tell(invite.mutateAsync(null, { onSuccess: onInvited }), { failed: t('failed'), inPlace: true })
  }
  return (
    <Form
      className="grid gap-3"
      onSubmit={submit}
      waits={invite.isPaused || resend.isPaused}
      onCancel={onCancel}
      actions={
        <Button type="submit" variant="primary" busy={sends} disabled={e164 === null || makesLink}>
          {sends ? t('sending') : already ? t('invitations.resend') : t('submit')}
        </Button>
      }
    >
      <PhoneField phone={phone} label={t('phone')} autoFocus />
      {already && !sends && <Banner tone="warning" title={t('already')} />}
      {error && <Banner tone="error" title={failureText(error, t('failed'))} />}
      <Button
        variant="quiet"
        className="-mt-3 -ml-4.5 justify-self-start"
        busy={makesLink}
        disabled={sends}
        onClick={makeLink}
      >
        {!makesLink && <Icon as={Link2} size="sm" />}
        {t('byLink')}
      </Button>
    </Form>
  )
}

/**
 * Invites somebody by phone number, or by a link if the number is not known; the result also shows the code and the
 * link.
 */
export function InviteDialog({ household, open, onOpenChange }: InviteDialogProps) {
  const { t } = useTranslation('inviting')
  const phone = usePhone({ missing: 'Please enter a phone number' })
  const [invited, setInvited] = useState<Invited>()
  useWhenOpened(open, () => {
    setInvited(undefined)
    phone.clear()
  })
  const finish = () => onOpenChange(false)
  return (
    <ModalOrDrawer
      open={open}
      onOpenChange={onOpenChange}
      title={t('title')}
      // A link that nobody is sent is passed on by the person who asked for it.
      description={t(invited && !invited.whatsapp_sent ? 'descriptionByLink' : 'description')}
      size="sm"
    >
      {invited ? (
        <Result invited={invited} household={household} isOpen={open} onDone={finish} />
      ) : (
        <InviteForm phone={phone} onInvited={setInvited} onCancel={finish} />
      )}
    </ModalOrDrawer>
  )
}
