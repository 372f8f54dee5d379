import type { HouseholdEvent } from '@casita/contract'
import { useHouseholdChanges } from '../../data/household-history.ts'
import { useFailureText } from '../../i18n/failure-text.ts'
import { useFormat } from '../../i18n/format.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { Sheet } from '../../ui/sheet.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { ErrorState } from '../../ui/states.tsx'
import { ShortList } from './short-list.tsx'

function Change({ event, timezone }: { event: HouseholdEvent; timezone: string | undefined }) {
  const { t } = useTranslation('household')
  const format = useFormat()
  const { before, after } = event
  const lines = (['name', 'currency'] as const).flatMap((field) =>
    before && after && before[field] !== after[field]
      ? [{ field, before: before[field], after: after[field] }]
      : [],
  )
  return (
    <>
      <p className="font-medium wrap-anywhere">
        {t(`changes.${event.action}`, { name: event.user_name, member: event.member_name })}
      </p>
      {lines.map((line) => (
        <p key={line.field} className="text-sm wrap-anywhere">
          <span className="mr-1 text-ink-soft">{t(`changes.${line.field}`)}</span>
          <s className="text-ink-soft">{line.before}</s>
          {' → '}
          <span className="font-medium">{line.after}</span>
        </p>
      ))}
      <p className="text-sm text-ink-soft">
        {format.instant(event.at, timezone)}, {format.time(event.at, timezone)}
      </p>
    </>
  )
}

/** The household's history: who joined, left and owned it, its name and its currency. */
export function HouseholdChanges({ timezone }: { timezone: string | undefined }) {
  const { t } = useTranslation('household')
  const failureText = useFailureText()
  const { data, error, refetch, isFetching } = useHouseholdChanges()
  if (data?.length === 0) return null
  return (
    <Sheet title={t('changes.title')}>
      {data ? (
        <ShortList items={data} label={t('changes.title')}>
          {(event) => <Change event={event} timezone={timezone} />}
        </ShortList>
      ) : error ? (
        <ErrorState
          message={failureText(error, t('changes.failed'))}
          onRetry={() => void refetch()}
          busy={isFetching}
        />
      ) : (
        <Skeleton className="mt-4 h-32" />
      )}
    </Sheet>
  )
}
