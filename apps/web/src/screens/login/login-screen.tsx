import { LockKeyhole } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router'
import { GoogleButton } from '../../components/google-button.tsx'
import { LanguageSwitch } from '../../components/language-switch.tsx'
import { PrivacyLink } from '../../components/privacy-link.tsx'
import { useGoogleSignIn } from '../../components/use-google-sign-in.ts'
import { usePageTitle } from '../../components/use-page-title.ts'
import { useSignInState } from '../../components/use-sign-in-state.ts'
import { WhatCasitaDoes } from '../../components/what-casita-does.tsx'
import { Wordmark } from '../../components/wordmark.tsx'
import { wasSessionLost } from '../../data/tokens.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { paths } from '../../paths.ts'
import { Banner } from '../../ui/banner.tsx'
import { Icon } from '../../ui/icon.tsx'
import { useSignInElsewhere } from './use-sign-in-elsewhere.ts'

/** Sign-in with Google, and what somebody finds after it. */
export function LoginScreen() {
  const { t } = useTranslation('auth')
  const { error: failed, from } = useSignInState()
  const { busy, error, leave } = useGoogleSignIn()
  const wrong = error ?? failed
  const [isLost] = useState(wasSessionLost)
  usePageTitle(t('login.page'))
  useSignInElsewhere()

  return (
    <div className="grid min-h-dvh grid-cols-1 lg:grid-cols-2">
      <div className="grid grid-cols-1 grid-rows-[auto_1fr_auto] px-[20px] py-6 sm:px-10 lg:px-18">
        <header>
          <Wordmark />
        </header>
        <main className="mx-auto w-full max-w-100 self-center py-12">
          {wrong && !busy && (
            <Banner tone="error" title={t('login.errorTitle')} className="mb-8">
              {wrong}
            </Banner>
          )}
          {!wrong && isLost && (
            <Banner tone="info" className="mb-8">
              {t('login.ended')}
            </Banner>
          )}
          <h1 className="text-3xl tracking-tighter sm:text-[2.5rem]">{t('login.title')}</h1>
          <p className="mt-3 text-pretty text-ink-soft">{t('login.text')}</p>
          <GoogleButton
            className="mt-8 min-h-13 w-full"
            label={t('google.signIn')}
            busyLabel={t('google.waiting')}
            busy={busy}
            onClick={() => leave({ flowType: 'login', redirectPath: from ?? paths.dashboard })}
          />
          <p className="mt-4 flex gap-2 text-sm text-pretty text-ink-soft">
            <Icon as={LockKeyhole} size="sm" className="mt-0.5" />
            {t('login.privacy')}
          </p>
          <p className="pl-6 text-sm">
            <PrivacyLink>{t('login.kept')}</PrivacyLink>
          </p>
          <p className="mt-6 border-t border-line pt-6">
            {t('login.new')}{' '}
            <Link className="link inline-flex min-h-11 items-center" to={paths.register}>
              {t('login.create')}
            </Link>
          </p>
        </main>
        <footer>
          <LanguageSwitch className="w-[10rem] max-w-full" />
        </footer>
      </div>
      <WhatCasitaDoes />
    </div>
  )
}
