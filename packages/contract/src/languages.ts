/** The languages that Casita speaks, on every screen and in the chat. */
export const languages = ['es', 'en', 'pt', 'fr'] as const
export type Language = (typeof languages)[number]

/** The language of somebody who has not chosen one (specification, section 9). */
export const defaultLanguage: Language = 'es'
export const defaultTimeZone = 'America/Argentina/Buenos_Aires'

/** The ten time zones offered first; every other IANA zone follows, searchable. */
export const commonTimeZones = [
  'America/Argentina/Buenos_Aires',
  'America/New_York',
  'America/Chicago',
  'America/Denver',
  'America/Los_Angeles',
  'America/Sao_Paulo',
  'Europe/London',
  'Europe/Paris',
  'Europe/Madrid',
  'Asia/Tokyo',
] as const
