/** The time zone of the families in the journeys. */
export const timezoneId = 'America/Argentina/Buenos_Aires'

/**
 * The first day of the month `months` months before the current one there, which for three hours differs from that of
 * UTC: '2026-10-01'.
 */
export function monthAgo(months: number): string {
  const [year = 0, month = 0] = dayAgo(0).split('-').map(Number)
  return new Date(Date.UTC(year, month - 1 - months, 1)).toISOString().slice(0, 10)
}

/** The day `days` days ago in that time zone, which late in the evening differs from UTC: '2026-11-26'. */
export function dayAgo(days: number): string {
  const day = new Date(Date.now() - days * 86_400_000)
  return new Intl.DateTimeFormat('en-CA', { timeZone: timezoneId, dateStyle: 'short' }).format(day)
}
