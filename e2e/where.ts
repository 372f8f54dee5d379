/** Where the families of the journeys live. */
export const timezoneId = 'America/Argentina/Buenos_Aires'

/** The day so many days ago where they live, which late in the evening is another than that of UTC: '2026-11-26'. */
export function dayAgo(days: number): string {
  const day = new Date(Date.now() - days * 86_400_000)
  return new Intl.DateTimeFormat('en-CA', { timeZone: timezoneId, dateStyle: 'short' }).format(day)
}
