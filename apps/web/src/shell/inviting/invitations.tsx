import type { Invitation } from '@casita/contract'
import { Link2, MoreHorizontal, Send, Trash2 } from 'lucide-react'
import { useDeleteInvitation, useInvitations, useResendInvitation } from '../../data/invitations.ts'
import { useFailureText } from '../../i18n/failure-text.ts'
import { useFormat } from '../../i18n/format.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { Badge } from '../../ui/badge.tsx'
import { buttonClass } from '../../ui/button-class.ts'
import { cx } from '../../ui/cx.ts'
import { Icon } from '../../ui/icon.tsx'
import { Spinner } from '../../ui/spinner.tsx'
import { ErrorState } from '../../ui/states.tsx'
import { showToast } from '../../ui/toast.ts'
import { phoneText } from '../phone-text.ts'
import { PopoverMenu, popoverItem } from '../popover-menu.tsx'
import { useCopy } from './use-copy.ts'

function InvitationMenu({ invitation, name }: { invitation: Invitation; name: string }) {
  const { t } = useTranslation('inviting')
  const failureText = useFailureText()
  const resend = useResendInvitation()
  const remove = useDeleteInvitation()
  const failed = (fallback: string) => (error: unknown) =>
    showToast({ title: failureText(error, fallback), tone: 'error' })
  const copy = useCopy()
  // The row may leave the list before its call has been answered.
  const sendAgain = () =>
    void resend
      .mutateAsync(invitation.code)
      .then(
        ({ whatsapp_sent }) =>
          showToast({ title: t(whatsapp_sent ? 'invitations.resent' : 'invitations.extended') }),
        failed(t('invitations.resendFailed')),
      )
  const withdraw = () =>
    void remove
      .mutateAsync(invitation.code)
      .then(() => showToast({ title: t('invitations.deleted') }), failed(t('invitations.deleteFailed')))
  const busy = resend.isPending || remove.isPending
  const actions = [
    {
      name: t('invitations.copy'),
      icon: Link2,
      run: () => void copy(invitation.join_url, t('invitations.copied')),
    },
    { name: t('invitations.resend'), icon: Send, run: sendAgain },
    { name: t('invitations.delete'), icon: Trash2, run: withdraw, danger: true },
  ]
  return (
    <PopoverMenu
      triggerClass={buttonClass({ variant: 'plain', size: 'icon' })}
      trigger={
        <>
          <span className="sr">{t('invitations.actions', { name })}</span>
          {busy ? <Spinner /> : <Icon as={MoreHorizontal} />}
        </>
      }
    >
      {(close) =>
        actions.map(({ name: action, icon, run, danger }) => (
          <button
            key={action}
            type="button"
            disabled={busy}
            className={cx(popoverItem, danger && 'text-terracotta-ink')}
            onClick={() => {
              close()
              run()
            }}
          >
            <Icon as={icon} />
            {action}
          </button>
        ))
      }
    </PopoverMenu>
  )
}

/** The open invitations. */
export function Invitations({ timezone }: { timezone: string }) {
  const { t } = useTranslation('inviting')
  const format = useFormat()
  const failureText = useFailureText()
  const { data = [], error, refetch, isFetching } = useInvitations()
  if (error && data.length === 0) {
    return <ErrorState message={failureText(error)} onRetry={() => void refetch()} busy={isFetching} />
  }
  return (
    <ul className="mt-2 grid grid-cols-1 gap-2 empty:hidden">
      {data.map((invitation) => {
        const { phone_number: phone, whatsapp_failed: hasFailed } = invitation
        const name = phone ? phoneText(phone) : t('invitations.anybody')
        return (
          <li
            key={invitation.code}
            className="flex items-center gap-3 rounded-md border border-dashed border-edge py-3 pr-1 pl-3.5"
          >
            <Icon as={Send} className="text-ink-soft max-sm:hidden" />
            <div className="min-w-0 flex-1">
              <p className="flex flex-wrap items-center gap-x-2 gap-y-1 font-medium wrap-anywhere">
                {name}
                <Badge tone="amber">{t('invitations.pending')}</Badge>
              </p>
              {hasFailed && (
                <p className="text-[0.8125rem] font-medium text-terracotta-ink">{t('invitations.failed')}</p>
              )}
              <p className="text-[0.8125rem] text-ink-soft">
                {t(phone && !hasFailed ? 'invitations.sent' : 'invitations.made', {
                  date: format.instant(invitation.created_at, timezone),
                })}
                ,{' '}
                <span className="whitespace-nowrap">
                  {t('invitations.uses', { uses: invitation.uses, max: invitation.max_uses })}
                </span>
              </p>
              <p className="text-[0.8125rem] text-ink-soft">
                {t('invitations.expires', { date: format.instant(invitation.expires_at, timezone) })}
              </p>
            </div>
            <InvitationMenu invitation={invitation} name={name} />
          </li>
        )
      })}
    </ul>
  )
}
