const formats = new Map<string, Intl.DateTimeFormat>()

function formatFor(timeZone: string): Intl.DateTimeFormat {
  let format = formats.get(timeZone)
  if (!format) {
    format = new Intl.DateTimeFormat('en-CA', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' })
    formats.set(timeZone, format)
  }
  return format
}

/** The calendar day, `YYYY-MM-DD`, that an instant falls on in a time zone. */
export function dayIn(timeZone: string, instant: Date): string {
  return formatFor(timeZone).format(instant)
}

/** A day some days later (or earlier), by the calendar, whatever clocks do. */
export function addDays(day: string, days: number): string {
  const date = new Date(`${day}T00:00:00Z`)
  date.setUTCDate(date.getUTCDate() + days)
  return date.toISOString().slice(0, 10)
}

/** First and last day of the month that a day lies in. */
export function monthOf(day: string): { first: string; last: string } {
  const [year = 0, month = 1] = day.split('-').map(Number)
  const last = new Date(Date.UTC(year, month, 0)).toISOString().slice(0, 10)
  return { first: `${day.slice(0, 7)}-01`, last }
}

/** The month before, up to the same day of the month or its last one: what "last month until today" means. */
export function previousMonthToDate(day: string): { first: string; last: string } {
  const previous = monthOf(addDays(monthOf(day).first, -1))
  const sameDay = `${previous.first.slice(0, 8)}${day.slice(8)}`
  return { first: previous.first, last: sameDay < previous.last ? sameDay : previous.last }
}

/** An instant some time later, as ISO text. */
export function later(now: string, { minutes = 0, hours = 0, days = 0, seconds = 0 }): string {
  return new Date(
    Date.parse(now) + seconds * 1000 + minutes * 60_000 + hours * 3_600_000 + days * 86_400_000,
  ).toISOString()
}
