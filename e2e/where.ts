/** The time zone of the families in the journeys. */
export const timezoneId = 'America/Argentina/Buenos_Aires'

/** The day `days` days ago in that time zone, which late in the evening differs from UTC: '2026-11-26'. */
export function dayAgo(days: number): string {
  const day = new Date(Date.now() - days * 86_400_000)
  return new Intl.DateTimeFormat('en-CA', { timeZone: timezoneId, dateStyle: 'short' }).format(day)
}
