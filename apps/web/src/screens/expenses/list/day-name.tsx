import { capital } from '../../../i18n/capital.ts'
import { useFormat } from '../../../i18n/format.ts'
import { useLanguage } from '../../../i18n/use-language.ts'

/**
 * A day as a heading of the ledger: near days by name with the date beside it, others by weekday and date; another
 * year is shown lighter.
 */
export function DayName({ day, today }: { day: string; today: string }) {
  const format = useFormat()
  const comma = useLanguage() === 'en' ? ',' : ''
  const near = format.relativeDay(day, today)
  const weekday = format.weekday(day)
  const isDated = format.day(day).startsWith(near)
  const isNamed = !(isDated || near.toLowerCase().startsWith(weekday.toLowerCase()))
  const date = near.replace(/,? \d{4}$/, '')
  return (
    <>
      <span className="font-bold">{isDated ? `${capital(weekday)}${comma} ${date}` : near}</span>
      {isDated && near !== date && (
        <span className="font-normal text-ink-soft max-sm:text-sm">{near.slice(date.length)}</span>
      )}
      {isNamed && (
        <>
          <span className="font-normal text-ink-soft max-sm:hidden"> {format.longDay(day)}</span>
          {/* Who is told 'today' on a phone can do without the day of the week. */}
          <span className="text-sm font-normal text-ink-soft sm:hidden"> {format.dayOfMonth(day)}</span>
        </>
      )}
    </>
  )
}
