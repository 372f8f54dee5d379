import { GoogleButton } from '../../components/google-button.tsx'
import { PrivacyLink } from '../../components/privacy-link.tsx'
import { useGoogleSignIn } from '../../components/use-google-sign-in.ts'
import { useFormat } from '../../i18n/format.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { paths } from '../../paths.ts'
import { phoneText } from '../../shell/phone-text.ts'
import { Banner } from '../../ui/banner.tsx'
import { keepDraft, type Registration } from './registration.ts'

/** A summary and the button to Google; the account is created when the person returns. */
export function AccountStep({ registration }: { registration: Registration }) {
  const { t } = useTranslation('arrival')
  const { t: auth } = useTranslation('auth')
  const { currency } = useFormat()
  const { busy, error, leave } = useGoogleSignIn()
  const { household, phone } = registration

  const signUp = () => {
    keepDraft(registration)
    leave({
      flowType: household.kind === 'join' ? 'join' : 'register',
      redirectPath: paths.dashboard,
      metadata: {
        registrationData: {
          phoneData: { formattedE164: phone.e164 },
          householdData:
            household.kind === 'join'
              ? { code: household.code }
              : { name: household.name, currency: household.currency },
        },
      },
    })
  }

  const facts = [
    {
      label: t('register.account.household'),
      value: household.name,
      below: household.kind === 'create' && currency(household.currency),
    },
    { label: t('register.account.whatsapp'), value: phoneText(phone.e164), below: null },
  ]

  return (
    <div className="grid grid-cols-1 gap-4">
      <dl className="border-t border-line">
        {facts.map(({ label, value, below }) => (
          <div key={label} className="flex justify-between gap-4 border-b border-line py-3">
            <dt className="text-ink-soft">{label}</dt>
            <dd className="min-w-0 text-right font-medium wrap-anywhere">
              {value}
              {below && <span className="block text-sm font-normal text-ink-soft">{below}</span>}
            </dd>
          </div>
        ))}
      </dl>
      {error && <Banner tone="error">{error}</Banner>}
      <GoogleButton
        className="min-h-13 w-full"
        label={auth('google.signUp')}
        busyLabel={auth('google.waiting')}
        busy={busy}
        onClick={signUp}
      />
      <p className="text-sm text-pretty text-ink-soft">
        {t(household.kind === 'join' ? 'register.account.joinHint' : 'register.account.createHint')}
      </p>
      <p className="text-sm">
        <PrivacyLink>{auth('login.kept')}</PrivacyLink>
      </p>
    </div>
  )
}
