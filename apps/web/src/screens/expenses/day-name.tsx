import { useFormat } from '../../i18n/format.ts'

/** A day as the ledger's headings say it: near days by name with the date beside them, far ones by date. */
export function DayName({ day, today }: { day: string; today: string }) {
  const format = useFormat()
  const near = format.relativeDay(day, today)
  const long = format.longDay(day)
  const isNamed = near !== format.day(day) && !near.toLowerCase().startsWith(long.slice(0, 3).toLowerCase())
  return (
    <>
      <span className="font-bold">{near}</span>
      {isNamed && (
        <>
          <span className="font-normal text-ink-soft max-sm:hidden"> {long}</span>
          {/* Who is told 'today' on a phone can do without the day of the week. */}
          <span className="text-sm font-normal text-ink-soft sm:hidden"> {format.dayOfMonth(day)}</span>
        </>
      )}
    </>
  )
}
