import { grouped, type Language } from '@casita/contract'
import { capital } from './capital.ts'
import { names } from './names.ts'
import { useLanguage } from './use-language.ts'

const locales: Record<Language, string> = { en: 'en-US', es: 'es-AR', pt: 'pt-BR', fr: 'fr-FR' }

/** The language with a country, as number formats and the amount reader need it. */
export function localeOf(language: Language): string {
  return locales[language]
}

/** The thousands separators; French uses a narrow no-break space. */
const separators: Record<Language, string> = { en: ',', es: '.', pt: '.', fr: '\u202f' }

/** A day as a date at noon UTC, far from both midnights. */
function noon(day: string): Date {
  return new Date(`${day}T12:00:00Z`)
}

const numberOf = (day: string) => Number(day.slice(8))

/** The month of a day, `YYYY-MM-DD`, as it stands within a sentence: 'November', but 'noviembre'. */
function monthWithin(day: string, language: Language): string {
  return names[language].months[Number(day.slice(5, 7)) - 1] ?? ''
}

/** The month of a day, as short as it can be: 'Nov', 'nov'. */
export function shortMonth(day: string, language: Language): string {
  return names[language].shortMonths[Number(day.slice(5, 7)) - 1] ?? ''
}

/** A day, `YYYY-MM-DD`, as 'Nov 20' or '20 nov', as the language has it. */
function formatShortDay(day: string, language: Language): string {
  const month = shortMonth(day, language)
  return language === 'en' ? `${month} ${numberOf(day)}` : `${numberOf(day)} ${month}`
}

/** A day with its year: 'Nov 20, 2026', '20 nov 2026'. */
export function formatDay(day: string, language: Language): string {
  return `${formatShortDay(day, language)}${language === 'en' ? ',' : ''} ${day.slice(0, 4)}`
}

/** A day without its year, 'October 20' or '20 de octubre'. */
function formatDayOfMonth(day: string, language: Language): string {
  const month = monthWithin(day, language)
  if (language === 'en') return `${month} ${numberOf(day)}`
  return language === 'fr' ? `${numberOf(day)} ${month}` : `${numberOf(day)} de ${month}`
}

/** The day, `YYYY-MM-DD`, that an instant falls on in a time zone; without an instant, today. */
export function dayIn(timeZone: string | undefined, instant: string | Date = new Date()): string {
  const date = typeof instant === 'string' ? new Date(instant) : instant
  // Used where available, because it is fast: the first Intl formatter of a page has to load its tables.
  const temporal: typeof Temporal | undefined = globalThis.Temporal
  if (temporal)
    return temporal.Instant.fromEpochMilliseconds(date.getTime())
      .toZonedDateTimeISO(timeZone ?? temporal.Now.timeZoneId())
      .toPlainDate()
      .toString()
  // Browsers disagree on the order of a Canadian date, but not on that of an American one.
  return timeFormat('en-US', {
    ...(timeZone && { timeZone }),
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  })
    .format(date)
    .replace(/(..).(..).(.+)/, '$3-$1-$2')
}

const made = new Map<string, Intl.DateTimeFormat>()
/** Creating a formatter takes as long as rendering a row, so each is created once. */
function timeFormat(locale: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = locale + JSON.stringify(options)
  const known = made.get(key) ?? new Intl.DateTimeFormat(locale, options)
  made.set(key, known)
  return known
}

/** The weekday of a day within a sentence: 'Friday', but 'viernes'. */
function weekday(day: string, language: Language): string {
  return names[language].weekdays[noon(day).getUTCDay()] ?? ''
}

/**
 * A day relative to today: 'Today', 'Yesterday', 'Wednesday 18' within the week, otherwise the date. The current year
 * is left out.
 */
export function formatRelativeDay(day: string, today: string, language: Language): string {
  const ago = Math.round((noon(today).getTime() - noon(day).getTime()) / 86_400_000)
  if (ago === 0) return names[language].today
  if (ago === 1) return names[language].yesterday
  if (ago < 0 || ago > 6)
    return (day.slice(0, 4) === today.slice(0, 4) ? formatShortDay : formatDay)(day, language)
  return `${capital(weekday(day, language))} ${numberOf(day)}`
}

/** A day in words, 'Friday, November 20', without the year. */
export function formatLongDay(day: string, language: Language): string {
  return `${weekday(day, language)}${language === 'fr' ? '' : ','} ${formatDayOfMonth(day, language)}`
}

/** An instant as time of day in a time zone, '18:42' or '6:42 PM'. */
export function formatTime(instant: string, timeZone: string | undefined, language: Language): string {
  // Argentina writes 20:10, although the locale's tables say otherwise. Asked only for no 12-hour clock, older browsers
  // write 24:05 after midnight.
  const clock = { hour: 'numeric', minute: '2-digit', hourCycle: language === 'en' ? 'h12' : 'h23' } as const
  const format = timeFormat(localeOf(language), { ...clock, ...(timeZone && { timeZone }) })
  return format.format(new Date(instant))
}

/** A whole number, grouped as the language has it. */
function formatNumber(value: number, language: Language): string {
  return grouped(String(value), separators[language])
}

/**
 * A share as a whole percentage, '34 %' or '34%': in Spanish as the chat and all texts write it. A share above zero is
 * never shown as zero but as '<1 %', and one below the whole never as 100 %.
 */
export function formatPercent(share: number, language: Language): string {
  const isSmall = share > 0 && share < 0.01
  const rounded = share < 1 ? Math.min(Math.round(share * 100), 99) : Math.round(share * 100)
  const percent = isSmall ? '<1' : formatNumber(rounded, language)
  return `${percent}${language === 'fr' || language === 'es' ? '\u00a0%' : '%'}`
}

/** Whether a change is shown as one: a smaller difference would round to 0 %. */
export const isNoticeable = (change: number): boolean => Math.abs(change) >= 0.005

/** The size of a change without its sign: as a percentage, or as '×11' where that would have four digits. */
export function formatChange(change: number, language: Language): string {
  return change > 9.994
    ? `×${formatNumber(Math.round(change + 1), language)}`
    : formatPercent(Math.abs(change), language)
}

/** The name of a currency, 'Argentine Peso'; for a currency we do not know, its code. */
function currencyName(code: string, language: Language): string {
  const known: Readonly<Record<string, string>> = names[language].currencies
  return known[code] ?? code
}

/** The name of a country, by its two letters. */
function countryName(code: string, language: Language): string {
  return new Intl.DisplayNames(localeOf(language), { type: 'region' }).of(code) ?? code
}

/** All formatters, bound to the interface's language. Money is not among them: it looks the same in every language. */
export function useFormat() {
  const language = useLanguage()
  return {
    day: (day: string) => formatDay(day, language),
    dayOfMonth: (day: string) => formatDayOfMonth(day, language),
    /** The day of an instant in a time zone. */
    instant: (instant: string, timeZone?: string) => formatDay(dayIn(timeZone, instant), language),
    relativeDay: (day: string, today: string) => formatRelativeDay(day, today, language),
    longDay: (day: string) => formatLongDay(day, language),
    weekday: (day: string) => weekday(day, language),
    month: (day: string) => capital(monthWithin(day, language)),
    monthWithin: (day: string) => monthWithin(day, language),
    time: (instant: string, timeZone?: string) => formatTime(instant, timeZone, language),
    number: (value: number) => formatNumber(value, language),
    percent: (share: number) => formatPercent(share, language),
    change: (change: number) => formatChange(change, language),
    currency: (code: string) => currencyName(code, language),
    country: (code: string) => countryName(code, language),
  }
}
