import { useState } from 'react'
import { Link, useLocation, useNavigate, useSearchParams } from 'react-router'
import { LanguageSwitch } from '../../components/language-switch.tsx'
import { usePageTitle } from '../../components/use-page-title.ts'
import { useSignInState } from '../../components/use-sign-in-state.ts'
import { WhatCasitaDoes } from '../../components/what-casita-does.tsx'
import { Wordmark } from '../../components/wordmark.tsx'
import { useFormat } from '../../i18n/format.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { paths } from '../../paths.ts'
import { phoneText } from '../../shell/phone-text.ts'
import { googleEmail } from '../../sign-in/google-user.ts'
import { invitedBy } from '../../sign-in/invited-by.ts'
import { Banner } from '../../ui/banner.tsx'
import { AccountStep } from './account-step.tsx'
import { HouseholdStep } from './household-step.tsx'
import { PhoneStep } from './phone-step.tsx'
import {
  type HouseholdChoice,
  keptDraft,
  type PhoneChoice,
  progressIn,
  type StepName,
  steps,
} from './registration.ts'
import { Step } from './step.tsx'
import { useInvitation } from './use-invitation.ts'

/** Registration in three steps: household, phone, Google. */
export function RegisterScreen() {
  // Suspends until the texts of fields and failures are loaded, because they are read without waiting later.
  const { t } = useTranslation('arrival')
  const { t: auth } = useTranslation('auth')
  const { currency } = useFormat()
  const { error, message } = useSignInState()
  const [parameters] = useSearchParams()
  const invited = invitedBy(parameters).toUpperCase()
  const { state, search }: { state: unknown; search: string } = useLocation()
  const navigate = useNavigate()
  const [failed] = useState(() => (error && !invited ? keptDraft() : null))
  const [before] = useState(() => progressIn(state) ?? failed)
  const [household, setHousehold] = useState<HouseholdChoice | null>(before?.household ?? null)
  const [phone, setPhone] = useState<PhoneChoice | null>(before?.phone ?? null)
  const reached = household && phone ? 'google' : household ? 'phone' : 'household'
  const wanted = progressIn(state)?.step ?? (failed ? 'google' : 'household')
  const current = steps.indexOf(wanted) < steps.indexOf(reached) ? wanted : reached
  const typed = before?.household?.kind === 'join' ? before.household.code : ''
  const found = useInvitation(invited || typed, invited !== '')
  const email = googleEmail()
  const joining = household?.kind === 'join' ? household.name : found.invitation?.household
  // Somebody who already has an account signs in by the same invitation.
  const code = household?.kind === 'join' ? household.code : found.invitation?.code
  const login = {
    to: paths.login,
    state: code && { from: `${paths.join}?code=${encodeURIComponent(code)}` },
  }
  usePageTitle(t('register.page'))

  /** Opens a step with what is known so far; each step is an entry of the browser's history. */
  const open = (step: StepName, known: { household: HouseholdChoice | null; phone: PhoneChoice | null }) =>
    void navigate({ search }, { state: { ...(state as object | null), ...known, step } })
  const frame = (name: StepName) => {
    const place = steps.indexOf(name)
    const now = steps.indexOf(current)
    return {
      number: place + 1,
      state: place === now ? ('current' as const) : place < now ? ('done' as const) : ('next' as const),
      onChange: () => open(name, { household, phone }),
    }
  }
  const householdSummary =
    household?.kind === 'create'
      ? t('register.household.summary', { name: household.name, currency: currency(household.currency) })
      : household?.name

  return (
    <div className="grid grid-cols-1 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
      <div className="flex min-h-dvh flex-col px-[20px] sm:px-10 lg:px-18">
        <header className="flex min-h-18 items-center justify-between gap-4 text-sm">
          <Wordmark />
          <Link className="link inline-flex min-h-11 items-center" {...login}>
            {t('register.haveAccount')}
          </Link>
        </header>
        <main className="mx-auto w-full max-w-140 flex-1 pt-3 pb-12 sm:pt-6">
          {error && (
            <Banner tone="error" title={t('register.errorTitle')} className="mb-6">
              {error}
            </Banner>
          )}
          {message && !error && (
            <Banner className="mb-6">
              <p>{message}</p>
              {email && <p className="mt-1 text-sm">{t('register.sameGoogle', { email })}</p>}
            </Banner>
          )}
          <h1 className="text-3xl tracking-tighter sm:text-[2.5rem]">
            {joining ? t('register.joinTitle', { household: joining }) : t('register.title')}
          </h1>
          <p className="mt-2 text-ink-soft">{t('register.text')}</p>
          <ol className="mt-9">
            <Step {...frame('household')} title={t('register.household.title')} summary={householdSummary}>
              <HouseholdStep
                found={found}
                chosen={household}
                startWithCode={household ? household.kind === 'join' : invited !== ''}
                onSwitch={() => setHousehold(null)}
                onDone={(choice) => {
                  setHousehold(choice)
                  open(phone ? 'google' : 'phone', { household: choice, phone })
                }}
              />
            </Step>
            <Step
              {...frame('phone')}
              title={t('register.phone.title')}
              summary={phone ? phoneText(phone.e164) : t('register.phone.wait')}
            >
              <PhoneStep
                chosen={phone}
                onDone={(choice) => {
                  setPhone(choice)
                  open('google', { household, phone: choice })
                }}
              />
            </Step>
            <Step
              {...frame('google')}
              title={t('register.account.title')}
              summary={t('register.account.wait')}
            >
              {household && phone && <AccountStep registration={{ household, phone }} />}
            </Step>
          </ol>
          <p>
            {t('register.signInInstead')}{' '}
            <Link className="link inline-flex min-h-11 items-center" {...login}>
              {auth('signIn')}
            </Link>
          </p>
        </main>
        <footer className="pb-6">
          <LanguageSwitch className="w-[10rem] max-w-full" />
        </footer>
      </div>
      {/* Beside the steps where there is room; on a phone they are all there is to do. */}
      <WhatCasitaDoes className="sticky top-0 h-dvh max-lg:hidden" />
    </div>
  )
}
