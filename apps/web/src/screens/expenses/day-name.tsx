import { useFormat } from '../../i18n/format.ts'

/** A day as the ledger's headings say it: near days by name with the date beside them, far ones by date with their weekday. */
export function DayName({ day, today }: { day: string; today: string }) {
  const format = useFormat()
  const near = format.relativeDay(day, today)
  const weekday = format.weekday(day)
  const isDated = near === format.day(day)
  const isNamed = !(isDated || near.toLowerCase().startsWith(weekday.toLowerCase()))
  return (
    <>
      <span className="font-bold">{near}</span>
      {isDated && <span className="font-normal text-ink-soft max-sm:text-sm"> {weekday}</span>}
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
