import { useTranslation } from '../i18n/use-translation.ts'
import type { SignInStart } from '../sign-in/start-sign-in.ts'
import { Banner } from '../ui/banner.tsx'
import { GoogleButton } from './google-button.tsx'
import { PlainPage } from './plain-page.tsx'
import { useGoogleSignIn } from './use-google-sign-in.ts'

/** Shown to a guest who opens a link: whose account it is for is known only once they have signed in. */
export function LinkSignIn({ text, flow }: { text: string; flow: SignInStart }) {
  const { t } = useTranslation('arrival')
  const { t: auth } = useTranslation('auth')
  const { busy, error, leave } = useGoogleSignIn()
  return (
    <PlainPage>
      <h1 className="text-3xl tracking-tighter">{t('link.signInTitle')}</h1>
      <p className="mt-3 text-lg text-pretty text-ink-soft">{text}</p>
      {error && (
        <Banner tone="error" className="mt-6">
          {error}
        </Banner>
      )}
      <GoogleButton
        className="mt-8 min-h-13 w-full sm:w-auto"
        label={auth('google.signIn')}
        busyLabel={auth('google.waiting')}
        busy={busy}
        onClick={() => leave(flow)}
      />
    </PlainPage>
  )
}
