import type { Household } from '@casita/contract'
import { useFormat } from '../../i18n/format.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { Button } from '../../ui/button.tsx'

interface HouseholdCardProps {
  household: Household
  timezone: string
  onEdit: () => void
}

/** The household's name, currency, number of members and first day, with a button to change it. */
export function HouseholdCard({ household, timezone, onEdit }: HouseholdCardProps) {
  const { t } = useTranslation('dashboard')
  const format = useFormat()
  const facts = [
    [t('household.name'), household.name],
    [t('household.currency'), `${format.currency(household.currency)} (${household.currency})`],
    [t('household.members'), format.number(household.members_count)],
    [t('household.created'), format.instant(household.created_at, timezone)],
  ] as const
  return (
    <section aria-labelledby="home">
      <div className="flex items-center justify-between gap-4">
        <h2 id="home" className="text-lg">
          {t('household.title')}
        </h2>
        <Button variant="quiet" size="sm" className="-my-2 -mr-4" onClick={onEdit} aria-haspopup="dialog">
          {t('household.edit')}
        </Button>
      </div>
      <dl className="mt-3 text-[0.9375rem]">
        {facts.map(([term, fact]) => (
          <div key={term} className="flex justify-between gap-4 py-1.5">
            <dt className="text-ink-soft">{term}</dt>
            <dd className="text-right font-medium wrap-anywhere">{fact}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
