import { type ComponentType, lazy, Suspense, startTransition, useEffect, useState } from 'react'
import { Outlet } from 'react-router'
import { useTranslation } from '../i18n/use-translation.ts'
import { useAuth } from '../sign-in/auth-context.tsx'
import { fetchWhatWaits } from '../ui/fetched-later.ts'
import { PageSpinner } from '../ui/spinner.tsx'
import { ChatDialogs } from './chat-dialogs.tsx'
import { Header } from './header.tsx'

/** What no first view needs comes once the screen has what it shows. */
const laterAfter = 4000
const Nothing: ComponentType<{ userId: string }> = () => null
const BudgetAlerts = lazy(async () => {
  const load = import('./budgets/budget-alerts.tsx')
  // Without a connection nobody is told until the next visit: no reason to take the screen away.
  return { default: await load.then((module) => module.BudgetAlerts).catch(() => Nothing) }
})

/** The frame around every signed-in screen. */
export function Shell() {
  const { t } = useTranslation()
  const { user } = useAuth()
  const [isLate, setIsLate] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => {
      startTransition(() => setIsLate(true))
      fetchWhatWaits()
    }, laterAfter)
    return () => clearTimeout(timer)
  }, [])
  return (
    <ChatDialogs>
      <a href="#content" className="skip">
        {t('skip')}
      </a>
      <Header />
      <main
        id="content"
        tabIndex={-1}
        className="mx-auto max-w-[78rem] px-4 pt-4 pb-14 outline-none md:px-6 md:pt-10 md:pb-24"
      >
        <Suspense fallback={<PageSpinner />}>
          <Outlet />
        </Suspense>
      </main>
      <Suspense>{isLate && user?.has_household && <BudgetAlerts userId={user.id} />}</Suspense>
    </ChatDialogs>
  )
}
