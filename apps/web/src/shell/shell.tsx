import { Suspense, startTransition, useEffect, useState } from 'react'
import { Outlet, useLocation } from 'react-router'
import { CrashBoundary } from '../components/crash-boundary.tsx'
import { useTranslation } from '../i18n/use-translation.ts'
import { useAuth } from '../sign-in/auth-context.tsx'
import { fetchedLater, fetchWhatWaits } from '../ui/fetched-later.ts'
import { PageSpinner } from '../ui/spinner.tsx'
import { ChatDialogs } from './chat-dialogs.tsx'
import { Header } from './header.tsx'
import { HouseholdTints } from './household-tints.tsx'

/** Milliseconds after which everything that no first view needs is loaded. */
const laterAfter = 4000
const BudgetAlerts = fetchedLater(() => import('./budgets/budget-alerts.tsx'), 'BudgetAlerts')

/** The frame around every signed-in screen. */
export function Shell() {
  const { t } = useTranslation()
  const { user } = useAuth()
  const { pathname } = useLocation()
  const [isLate, setIsLate] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => {
      startTransition(() => setIsLate(true))
      fetchWhatWaits()
    }, laterAfter)
    return () => clearTimeout(timer)
  }, [])
  return (
    <HouseholdTints>
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
            <CrashBoundary key={pathname}>
              <Outlet />
            </CrashBoundary>
          </Suspense>
        </main>
        <Suspense>{isLate && user?.has_household && <BudgetAlerts userId={user.id} />}</Suspense>
      </ChatDialogs>
    </HouseholdTints>
  )
}
