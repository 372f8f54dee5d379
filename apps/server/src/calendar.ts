const hourMs = 3_600_000
const dayMs = 24 * hourMs
/** The last day of the supported calendar. */
export const lastDay = '9999-12-31'
const lastTime = Date.parse(lastDay)

const formats = new Map<string, Intl.DateTimeFormat>()

function formatFor(timeZone: string): Intl.DateTimeFormat {
  let format = formats.get(timeZone)
  if (!format) {
    format = new Intl.DateTimeFormat('en-US', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' })
    formats.set(timeZone, format)
  }
  return format
}

/** The calendar day, `YYYY-MM-DD`, of an instant in a time zone. */
export function dayIn(timeZone: string, instant: Date): string {
  // Versions of the locale data disagree on the order of a Canadian date, but not on that of an American one.
  return formatFor(timeZone)
    .format(instant)
    .replace(/(..).(..).(.+)/, '$3-$1-$2')
}

/** The hour of the day, 0 to 23, at an instant in a time zone. */
export function hourIn(timeZone: string, instant: Date): number {
  return Number(
    new Intl.DateTimeFormat('en-US', { timeZone, hour: '2-digit', hourCycle: 'h23' }).format(instant),
  )
}

/** The day some days later (or earlier), by the calendar and independent of clock changes. */
export function addDays(day: string, days: number): string {
  return isoDay(Date.parse(`${day}T00:00:00Z`) + days * dayMs)
}

/** The day some months later, by the calendar; the last day of a month that is too short. */
export function addMonths(day: string, months: number): string {
  const [year = 0, month = 1, of = 1] = day.split('-').map(Number)
  return isoDay(dayOrLast(year, month + months, of))
}

/** The number of months from the month of one day to the month of another. */
export function monthsBetween(from: string, to: string): number {
  const months = (day: string) => Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7))
  return months(to) - months(from)
}

/** The instant at which a day begins in a time zone, found to a quarter of an hour, by which zones differ. */
export function startOfDay(day: string, timeZone: string): Date {
  const quarter = hourMs / 4
  const noon = Date.parse(`${day}T12:00:00Z`) / quarter
  let [before, begun] = [noon - 112, noon + 52]
  while (begun - before > 1) {
    const middle = Math.floor((before + begun) / 2)
    if (dayIn(timeZone, new Date(middle * quarter)) < day) before = middle
    else begun = middle
  }
  return new Date(begun * quarter)
}

/** Days from the first to the last, both included. */
export interface DaySpan {
  first: string
  last: string
}

/** The first and last day of the month that contains a day. */
export function monthOf(day: string): DaySpan {
  const [year = 0, month = 1] = day.split('-').map(Number)
  return { first: `${day.slice(0, 7)}-01`, last: isoDay(dayOrLast(year, month, 31)) }
}

/** The day of the week, 0 for Sunday. */
export function weekdayOf(day: string): number {
  return new Date(`${day}T00:00:00Z`).getUTCDay()
}

/** Monday to Sunday of the week that contains a day. */
export function weekOf(day: string): DaySpan {
  const first = addDays(day, -((weekdayOf(day) + 6) % 7))
  return { first, last: addDays(first, 6) }
}

/** The previous month up to the same day of the month, or its last one: the meaning of "last month to date". */
export function previousMonthToDate(day: string): DaySpan {
  const previous = monthOf(addDays(monthOf(day).first, -1))
  const sameDay = `${previous.first.slice(0, 8)}${day.slice(8)}`
  return { first: previous.first, last: sameDay < previous.last ? sameDay : previous.last }
}

/** How many days a span has. */
export function daysIn({ first, last }: DaySpan): number {
  return (Date.parse(`${last}T00:00:00Z`) - Date.parse(`${first}T00:00:00Z`)) / dayMs + 1
}

/** The month that contains a day if months start on a payday (1 to 31); in a shorter month, on its last day. */
export function payMonthOf(day: string, startsOn: number): DaySpan {
  const [year = 0, month = 1] = day.split('-').map(Number)
  const isBegun = isoDay(dayOrLast(year, month, startsOn)) <= day
  const first = dayOrLast(year, isBegun ? month : month - 1, startsOn)
  const next = dayOrLast(year, isBegun ? month + 1 : month, startsOn)
  return { first: isoDay(first), last: isoDay(next - dayMs) }
}

/** The time of a day of a month, from 1 for January; of its last day if the month is shorter. */
function dayOrLast(year: number, month: number, day: number): number {
  const length = new Date(Date.UTC(year, month, 0)).getUTCDate()
  return Date.UTC(year, month - 1, Math.min(day, length))
}

/** A time as a day, at most the last day of the year 9999, where the database's calendar ends. */
function isoDay(time: number): string {
  return new Date(Math.min(time, lastTime)).toISOString().slice(0, 10)
}

/** The first full hour that is not before an instant, as ISO text. */
export function fullHourFrom(instant: string): string {
  return new Date(Math.ceil(Date.parse(instant) / hourMs) * hourMs).toISOString()
}

/** An instant some time later, as ISO text. */
export function addTime(now: string, { minutes = 0, hours = 0, days = 0, seconds = 0 }): string {
  return new Date(
    Date.parse(now) + seconds * 1000 + minutes * 60_000 + hours * hourMs + days * dayMs,
  ).toISOString()
}
