import type { UserInfo } from '@casita/contract'
import { Suspense, useState } from 'react'
import { useResendValidation } from '../../data/links.ts'
import { ProblemError } from '../../data/problem-error.ts'
import { useFailureText } from '../../i18n/failure-text.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { phoneText } from '../../shell/phone-text.ts'
import { Banner } from '../../ui/banner.tsx'
import { Button } from '../../ui/button.tsx'
import { fetchedLater } from '../../ui/fetched-later.ts'

const NumberDialog = fetchedLater(() => import('./number-dialog.tsx'), 'NumberDialog', ['inviting'])

/**
 * Says that the phone number is not verified and what that means, and offers to send the message again, also to
 * another number.
 */
export function UnverifiedBanner({ user }: { user: UserInfo }) {
  const { t } = useTranslation('dashboard')
  const failureText = useFailureText()
  const resend = useResendValidation()
  const [dialog, setDialog] = useState<'never' | 'open' | 'closed'>('never')

  const outcome = resend.error
    ? resend.error instanceof ProblemError && resend.error.status === 429
      ? t('unverified.tooMany')
      : failureText(resend.error, t('unverified.failed'))
    : resend.data &&
      t(resend.data.message.includes('WhatsApp') ? 'unverified.sentChat' : 'unverified.sentMail')
  return (
    <Banner
      tone="warning"
      title={t('unverified.title')}
      className="mb-4 md:mb-6"
      actions={
        <>
          <Button size="sm" busy={resend.isPending} onClick={() => resend.mutate(null)}>
            {t(resend.isPending ? 'unverified.sending' : 'unverified.resend')}
          </Button>
          <Button
            variant="quiet"
            size="sm"
            className="px-2!"
            aria-haspopup="dialog"
            onClick={() => setDialog('open')}
          >
            {t('unverified.change')}
          </Button>
          {outcome && (
            <p
              role="status"
              className={`flex items-center font-semibold ${resend.error ? 'text-terracotta-ink' : 'text-evergreen'}`}
            >
              {outcome}
            </p>
          )}
        </>
      }
    >
      <p>
        {user.phone_number
          ? t('unverified.text', { phone: phoneText(user.phone_number) })
          : t('unverified.textNoPhone')}
      </p>
      {dialog !== 'never' && (
        <Suspense>
          <NumberDialog
            open={dialog === 'open'}
            onOpenChange={(open) => setDialog(open ? 'open' : 'closed')}
            busy={resend.isPending}
            onSend={(phone) => resend.mutate(phone, { onSettled: () => setDialog('closed') })}
          />
        </Suspense>
      )}
    </Banner>
  )
}
