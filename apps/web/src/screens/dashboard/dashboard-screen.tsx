import { useQueryClient } from '@tanstack/react-query'
import { Suspense, useDeferredValue, useEffect, useRef, useState } from 'react'
import { usePageTitle } from '../../components/use-page-title.ts'
import { useMonthOverview } from '../../data/analytics.ts'
import { prefetchDashboard } from '../../data/dashboard.ts'
import { useHousehold } from '../../data/households.ts'
import { useStats } from '../../data/stats.ts'
import { capital } from '../../i18n/capital.ts'
import { useFailureText } from '../../i18n/failure-text.ts'
import { useFormat } from '../../i18n/format.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { firstName } from '../../shell/first-name.ts'
import { dayOfMonth } from '../../shell/periods.ts'
import { useToday } from '../../shell/use-today.ts'
import { useAuth } from '../../sign-in/auth-context.tsx'
import { cx } from '../../ui/cx.ts'
import { fetchedLater } from '../../ui/fetched-later.ts'
import { CardSkeleton, Skeleton } from '../../ui/skeleton.tsx'
import { ErrorState } from '../../ui/states.tsx'
import { ChatInstruction, SetupCompleteBanner, WelcomeBanner } from './banners.tsx'
import { BiggestExpenses } from './biggest-expenses.tsx'
import { BudgetsPanel } from './budgets-panel.tsx'
import { Checklist } from './checklist.tsx'
import { DashboardSkeleton, SideSkeleton } from './dashboard-skeleton.tsx'
import { HouseholdCard } from './household-card.tsx'
import { LatestExpenses } from './latest-expenses.tsx'
import { MembersPanel } from './members-panel.tsx'
import { MonthSheet } from './month-sheet.tsx'
import { QuickAdd, useQuickText } from './quick-add/quick-add.tsx'
import { InStep, Steps } from './steps.tsx'
import { UnverifiedBanner } from './unverified-banner.tsx'
import { WhereItWent } from './where-it-went.tsx'

const NoHousehold = fetchedLater(() => import('./no-household.tsx'), 'NoHousehold')
const InviteDialog = fetchedLater(() => import('../../shell/inviting/invite-dialog.tsx'), 'InviteDialog', [
  'inviting',
])
const HouseholdDialog = fetchedLater(() => import('../../shell/household-dialog.tsx'), 'HouseholdDialog', [
  'household',
])

function Greeting({ today }: { today: string }) {
  const { t } = useTranslation('dashboard')
  const { user } = useAuth()
  const format = useFormat()
  const { day, days } = dayOfMonth(today)
  const line = { day: capital(format.longDay(today)), count: days - day }
  return (
    <div className="mb-7 max-md:sr-only">
      <h1 className="text-3xl">{t('greeting', { name: firstName(user?.name) })}</h1>
      <p className="mt-1.5 text-ink-soft">{t(line.count === 0 ? 'dayLineLast' : 'dayLine', line)}</p>
    </div>
  )
}

/** The shorter of the two columns stays visible at its end while the longer one scrolls. */
const staying = 'lg:sticky lg:bottom-6 lg:min-h-[min(100dvh,100%)] lg:self-end'

/** The column beside the month. On a tablet it is below the month, in two columns that scroll independently. */
const sideColumn = 'grid min-w-0 grid-cols-1 content-start gap-8 max-md:contents'

/** The breakdown of the month, once it is loaded. */
function MonthInParts({ isEmpty }: { isEmpty: boolean }) {
  const { data: overview, isPending } = useMonthOverview()
  if (overview) return <WhereItWent overview={overview} />
  return isPending && !isEmpty && <CardSkeleton rows={8} className="h-162 md:h-140" />
}

/** The dashboard: the month so far, the quick-add, the members, and what is left to set up. */
export function DashboardScreen() {
  const { t } = useTranslation('dashboard')
  const { user } = useAuth()
  const today = useToday()
  const failureText = useFailureText()
  const stats = useStats()
  const hasHousehold = stats.data?.has_household ?? user?.has_household ?? false
  const household = useHousehold(hasHousehold)
  const client = useQueryClient()
  useEffect(() => {
    if (hasHousehold) void prefetchDashboard(client)
  }, [hasHousehold, client])
  const [dialog, setDialog] = useState<'invite' | 'household' | null>(null)
  const [opened, setOpened] = useState<ReadonlySet<string>>(new Set())
  const [text, setText] = useQuickText()
  const field = useRef<HTMLInputElement>(null)
  usePageTitle(t('greeting', { name: firstName(user?.name) }))

  const numbers = stats.data?.expenses
  const ready = stats.data && numbers && household.data
  // Rendered first with the answer; the rest follows in small steps between which the page responds.
  const isDrawn = useDeferredValue(Boolean(ready))

  const open = (which: 'invite' | 'household') => {
    setOpened((before) => new Set(before).add(which))
    setDialog(which)
  }
  const close = () => setDialog(null)

  if (!user) return null
  if (stats.data && !stats.data.has_household) return <NoHousehold />
  const failure = stats.error ?? household.error
  if (failure && !(stats.data && household.data)) {
    const retry = () => {
      void stats.refetch()
      void household.refetch()
    }
    return (
      <>
        <Greeting today={today} />
        <ErrorState
          message={failureText(failure, t('failed'))}
          onRetry={retry}
          busy={stats.isFetching || household.isFetching}
        />
      </>
    )
  }

  const chatIsLocked = !user.is_validated
  const currency = household.data?.currency ?? ''
  const isEmpty = household.data?.expenses_count === 0
  // The month's summary is rendered at once, then its breakdown, then what follows below, in this order.
  return (
    <Steps isReady={isDrawn} all={6}>
      <Greeting today={today} />
      {household.data && <WelcomeBanner household={household.data.name} />}
      {!user.is_validated && <UnverifiedBanner user={user} />}
      <QuickAdd currency={currency} today={today} field={field} text={text} onText={setText} />
      {!(isDrawn && ready) ? (
        <DashboardSkeleton />
      ) : (
        <div className="grid grid-cols-1 items-start gap-4 md:gap-8 lg:grid-cols-[minmax(0,1fr)_21.75rem] lg:gap-x-14">
          <div
            className={cx(
              'grid min-w-0 grid-cols-1 content-start gap-4 max-md:contents md:gap-8',
              !isEmpty && staying,
            )}
          >
            <MonthSheet
              numbers={numbers}
              household={household.data}
              today={today}
              onTry={(example) => {
                setText(example)
                field.current?.focus()
              }}
            />
            <InStep step={2} fallback={!isEmpty && <CardSkeleton rows={8} className="h-162 md:h-140" />}>
              <MonthInParts isEmpty={isEmpty} />
            </InStep>
            {!isEmpty && (
              <InStep step={4}>
                <div className="max-md:order-3">
                  <LatestExpenses today={today} members={stats.data.members} />
                </div>
              </InStep>
            )}
          </div>
          <InStep step={3} fallback={<SideSkeleton />}>
            <div className={cx(sideColumn, 'md:max-lg:grid-cols-2 md:max-lg:pt-4', !isEmpty && staying)}>
              <div className={sideColumn}>
                <div className="grid content-start gap-4 empty:hidden max-md:order-2">
                  <Checklist
                    household={household.data}
                    familyIsIn={stats.data.members.length > 1}
                    chatIsOpen={stats.data.has_whatsapp_session}
                    chatIsLocked={chatIsLocked}
                    onInvite={() => open('invite')}
                  />
                  {stats.data.has_whatsapp_session ? (
                    <SetupCompleteBanner />
                  ) : (
                    <ChatInstruction locked={chatIsLocked} />
                  )}
                </div>
                {!isEmpty && (
                  <div className="max-md:order-2 max-md:px-1 max-md:pt-4">
                    <BudgetsPanel currency={numbers.currency} today={today} />
                  </div>
                )}
              </div>
              <div className={sideColumn}>
                {!isEmpty && (
                  <div className="empty:hidden max-md:order-3">
                    <BiggestExpenses today={today} members={stats.data.members} />
                  </div>
                )}
                <InStep step={5} fallback={<Skeleton className="h-64 max-md:order-4" />}>
                  <div className="max-md:order-4 max-md:px-1 max-md:pt-4 lg:border-t lg:border-line lg:pt-7">
                    <MembersPanel
                      members={stats.data.members}
                      timezone={user.timezone}
                      onInvite={() => open('invite')}
                    />
                  </div>
                  <div className="border-line max-md:order-5 max-md:border-t max-md:px-1 max-md:pt-8 lg:border-t lg:pt-7">
                    <HouseholdCard
                      household={household.data}
                      timezone={user.timezone}
                      onEdit={() => open('household')}
                    />
                  </div>
                </InStep>
              </div>
            </div>
          </InStep>
        </div>
      )}
      <Suspense>
        {opened.has('invite') && household.data && (
          <InviteDialog
            household={household.data.name}
            open={dialog === 'invite'}
            onOpenChange={(isOpen) => !isOpen && close()}
          />
        )}
        {opened.has('household') && household.data && (
          <HouseholdDialog
            household={household.data}
            open={dialog === 'household'}
            onOpenChange={(isOpen) => !isOpen && close()}
          />
        )}
      </Suspense>
    </Steps>
  )
}
