import { useFormat } from '../../i18n/format.ts'
import { useLanguage } from '../../i18n/use-language.ts'

/** A day as the ledger's headings say it: near days by name with the date beside them, far ones by weekday and date, the year lighter. */
export function DayName({ day, today }: { day: string; today: string }) {
  const format = useFormat()
  const comma = useLanguage() === 'en' ? ',' : ''
  const near = format.relativeDay(day, today)
  const weekday = format.weekday(day)
  const isDated = near === format.day(day)
  const isNamed = !(isDated || near.toLowerCase().startsWith(weekday.toLowerCase()))
  const date = near.replace(/,? \d{4}$/, '')
  return (
    <>
      <span className="font-bold">
        {isDated ? `${weekday.charAt(0).toUpperCase()}${weekday.slice(1)}${comma} ${date}${comma}` : near}
      </span>
      {isDated && <span className="font-normal text-ink-soft max-sm:text-sm"> {day.slice(0, 4)}</span>}
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
