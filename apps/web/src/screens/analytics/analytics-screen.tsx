import type { SpendingReport } from '@casita/contract'
import { useRef } from 'react'
import { Navigate } from 'react-router'
import { usePageTitle } from '../../components/use-page-title.ts'
import { useSpending } from '../../data/analytics.ts'
import { useCategories } from '../../data/categories.ts'
import { useMembers } from '../../data/households.ts'
import { isRefused, isWithoutHousehold } from '../../data/problem-error.ts'
import { useFailureText } from '../../i18n/failure-text.ts'
import { useLanguage } from '../../i18n/use-language.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { paths } from '../../paths.ts'
import { ledgerAddress } from '../../shell/ledger-address.ts'
import { formatPeriod } from '../../shell/periods.ts'
import { ShareList } from '../../shell/share-list.tsx'
import { useToday } from '../../shell/use-today.ts'
import { Button } from '../../ui/button.tsx'
import { LinkButton } from '../../ui/link-button.tsx'
import { CardSkeleton, Skeleton } from '../../ui/skeleton.tsx'
import { EmptyState, ErrorState } from '../../ui/states.tsx'
import { useTints } from '../../ui/tints.ts'
import { partsOf } from './parts.tsx'
import { PeriodBar } from './period-bar.tsx'
import { spanOf } from './span-of.ts'
import { SpendingChart } from './spending-chart.tsx'
import { SpendingTable } from './spending-table.tsx'
import { Summary } from './summary.tsx'
import { type Analysis, intervalOf, isMixedUp, periodOf, useAnalysis } from './use-analysis.ts'
import { useBucketNames } from './use-bucket-names.ts'

const sheet = 'rounded-[18px] border border-line bg-surface md:rounded-lg'

/** The report as numbers, bars, parts and a table. */
function Findings({
  report,
  analysis,
  today,
}: {
  report: SpendingReport
  analysis: Analysis
  today: string
}) {
  const { t } = useTranslation('analytics')
  const language = useLanguage()
  const interval = report.interval === 'none' ? 'month' : report.interval
  const names = useBucketNames(interval, today)
  const by = report.group_by === 'member' ? 'member' : 'category'
  const spent = report.groups.filter(({ amount }) => amount > 0).length
  // Largest first. Parts with spending only in the previous period come last and have no bar.
  const parts = partsOf(report, by, t('parts.none'), useTints().keys()).slice(0, spent)
  const { previous } = report
  const compares = previous !== undefined && previous.amount > 0
  const shares = parts.map((part, place) => {
    const amount = report.groups[place]?.amount ?? 0
    const before = report.groups[place]?.previous?.amount ?? 0
    return {
      ...part,
      picture: part.picture('md'),
      amount,
      share: amount / report.amount,
      ...(compares && { change: before > 0 ? amount / before - 1 : null }),
      to: ledgerAddress(spanOf(report), { ...analysis, ...part.filter }),
    }
  })
  return (
    <div className="grid grid-cols-1 gap-4 md:gap-6">
      <Summary report={report} interval={interval} today={today} names={names} />
      <section aria-labelledby="over-time" className={sheet}>
        <h2 id="over-time" className="px-5 pt-4.5 text-lg md:px-8 md:pt-6">
          {t(`chart.title.${interval}`)}
        </h2>
        <SpendingChart report={report} parts={parts} names={names} analysis={analysis} />
      </section>
      <section aria-labelledby="parts" className={`${sheet} px-5 pt-4.5 pb-2 md:px-8 md:pt-6 md:pb-4`}>
        <div className="mb-3 flex flex-wrap items-baseline justify-between gap-x-4">
          <h2 id="parts" className="text-lg">
            {t(`parts.${by}`)}
          </h2>
          {compares && (
            <span className="text-sm text-ink-soft">
              {t('parts.against', {
                period: formatPeriod(spanOf(previous), today, language),
              })}
            </span>
          )}
        </div>
        <ShareList shares={shares} currency={report.currency} />
      </section>
      <div className={`${sheet} overflow-hidden pb-2`}>
        <h2 className="px-5 pt-4.5 pb-1 text-lg md:px-8 md:pt-6">{t(`table.title.${interval}`)}</h2>
        <SpendingTable
          // Another period starts with its latest bars again.
          key={`${report.start_date} ${report.end_date}`}
          report={report}
          parts={parts}
          names={names}
          analysis={analysis}
          today={today}
          caption={t(`table.title.${interval}`)}
        />
      </div>
    </div>
  )
}

/** Analytics: any period, by category or by person, with links to the expenses behind every bar and cell. */
export function AnalyticsScreen() {
  const { t } = useTranslation('analytics')
  const { t: expenses } = useTranslation('expenses')
  const language = useLanguage()
  const today = useToday()
  const failureText = useFailureText()
  const categories = useCategories()
  const members = useMembers()
  const { analysis, change } = useAnalysis(today)
  const { from, to, by, category_id, user_id } = analysis
  const mixedUp = isMixedUp(analysis)
  const { data, error, refetch, isFetching, isPlaceholderData } = useSpending(
    {
      start_date: from,
      end_date: to,
      interval: intervalOf(analysis),
      group_by: by,
      compare: 'true',
      ...(category_id && { category_id }),
      ...(user_id && { user_id }),
    },
    !mixedUp,
  )
  usePageTitle(t('title'))
  const year = periodOf('year', today)
  const bar = useRef<HTMLElement>(null)
  /** For buttons that go with what they change: the focus must not go with them. */
  const changeAway = (changed: Partial<Analysis>) => {
    bar.current?.focus({ preventScroll: true })
    change(changed)
  }
  const wayBack = (
    <Button onClick={() => changeAway({ ...year, category_id: undefined, user_id: undefined })}>
      {t('empty.year')}
    </Button>
  )

  function findings() {
    if (mixedUp) {
      return (
        <div role="alert" className={sheet}>
          <EmptyState
            picture="📊"
            title={expenses('filter.order')}
            actions={
              <Button onClick={() => changeAway({ from: to, to: from })}>{expenses('filter.swap')}</Button>
            }
          />
        </div>
      )
    }
    // Of a category that was removed meanwhile, the last figures would be said to be of all.
    if (error && (!data || isPlaceholderData || isRefused(error))) {
      return (
        <div className={sheet}>
          {isRefused(error) ? (
            // Repeating the request would fail again: the period is too long, or the person or category no longer
            // exists.
            <div role="alert">
              <EmptyState picture="🌧️" title={failureText(error, t('failed'))} actions={wayBack} />
            </div>
          ) : (
            <ErrorState
              message={failureText(error, t('failed'))}
              onRetry={() => void refetch()}
              busy={isFetching}
            />
          )}
        </div>
      )
    }
    if (!data) {
      return (
        <div aria-hidden="true" className="grid gap-4 md:gap-6">
          <CardSkeleton className="h-71 md:h-33">
            <span className="grid flex-1 content-around md:grid-cols-3 md:gap-16">
              <Skeleton className="h-9 max-md:w-2/3" />
              <Skeleton className="h-9 max-md:w-2/3" />
              <Skeleton className="h-9 max-md:w-2/3" />
            </span>
          </CardSkeleton>
          <CardSkeleton className="h-84 md:h-97">
            <Skeleton className="as-bars flex-1" />
          </CardSkeleton>
          <CardSkeleton rows={7} className="h-150" />
        </div>
      )
    }
    if (data.count === 0) {
      const isAll = !(category_id || user_id) && from <= year.from && to >= year.to
      return (
        <div className={sheet}>
          {isAll ? (
            <EmptyState
              picture="📊"
              title={expenses('empty.title')}
              actions={
                <LinkButton to={paths.dashboard} variant="primary">
                  {expenses('add')}
                </LinkButton>
              }
            >
              {t('empty.first')}
            </EmptyState>
          ) : (
            <EmptyState picture="📊" title={t('empty.title')} actions={wayBack}>
              {t('empty.text')}
            </EmptyState>
          )}
        </div>
      )
    }
    return (
      <div aria-busy={isPlaceholderData}>
        <Findings report={data} analysis={analysis} today={today} />
      </div>
    )
  }

  // Somebody who has left or was removed is led to the dashboard, where they can join a household.
  if (isWithoutHousehold(error)) return <Navigate to={paths.dashboard} replace />
  return (
    <>
      <div className="mb-5 max-md:sr-only md:mb-7">
        <h1 className="text-3xl">{t('title')}</h1>
        <p className="mt-1.5 text-ink-soft print:hidden">{t('text')}</p>
        {/* On paper, what the filters say on a screen. */}
        <p className="hidden text-ink-soft print:block">
          {[
            !mixedUp && formatPeriod({ from, to }, today, language),
            members.data?.find(({ id }) => id === user_id)?.name,
            category_id === 'none'
              ? expenses('filter.noCategory')
              : categories.data?.find(({ id }) => id === category_id)?.name,
          ]
            .filter(Boolean)
            .join(' · ')}
        </p>
      </div>
      <PeriodBar
        ref={bar}
        analysis={analysis}
        today={today}
        categories={categories.data ?? []}
        members={members.data ?? []}
        onChange={change}
      />
      {findings()}
    </>
  )
}
