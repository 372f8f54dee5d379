import type { Language } from '@casita/contract'
import { useLanguage } from './use-language.ts'

const locales: Record<Language, string> = { en: 'en-US', es: 'es-AR', pt: 'pt-BR', fr: 'fr-FR' }

/** A day as a date at noon UTC, far from every midnight. */
function noon(day: string): Date {
  return new Date(`${day}T12:00:00Z`)
}

const made = new Map<string, Intl.DateTimeFormat>()
/** Making one takes as long as drawing a row: each is made once. */
function formatOf(locale: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = locale + JSON.stringify(options)
  const known = made.get(key) ?? new Intl.DateTimeFormat(locale, options)
  made.set(key, known)
  return known
}

function format(language: Language, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  return formatOf(locales[language], options)
}

/** A day, `YYYY-MM-DD`, as 'Nov 20, 2026' or '20 nov 2026', as the language has it. */
export function formatDay(day: string, language: Language): string {
  const parts = format(language, {
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    timeZone: 'UTC',
  }).formatToParts(noon(day))
  const part = (type: Intl.DateTimeFormatPartTypes) =>
    parts.find((each) => each.type === type)?.value.replace('.', '') ?? ''
  return language === 'en'
    ? `${part('month')} ${part('day')}, ${part('year')}`
    : `${part('day')} ${part('month')} ${part('year')}`
}

/** The day, `YYYY-MM-DD`, that an instant falls on in a time zone; without an instant, today. */
export function dayIn(timeZone: string | undefined, instant: string | Date = new Date()): string {
  const date = typeof instant === 'string' ? new Date(instant) : instant
  return formatOf('en-CA', {
    ...(timeZone && { timeZone }),
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  }).format(date)
}

function capital(text: string, language: Language): string {
  return text.charAt(0).toLocaleUpperCase(locales[language]) + text.slice(1)
}

/** A day seen from today: 'Today', 'Yesterday', 'Wednesday 18' within the week, otherwise the date. */
export function formatRelativeDay(day: string, today: string, language: Language): string {
  const ago = Math.round((noon(today).getTime() - noon(day).getTime()) / 86_400_000)
  if (ago === 0 || ago === 1) {
    const near = new Intl.RelativeTimeFormat(locales[language], { numeric: 'auto' }).format(-ago, 'day')
    return capital(near, language)
  }
  if (ago < 0 || ago > 6) return formatDay(day, language)
  const weekday = format(language, { weekday: 'long', timeZone: 'UTC' }).format(noon(day))
  return `${capital(weekday, language)} ${Number(day.slice(8))}`
}

/** A day in words, 'Friday, November 20', without the year. */
export function formatLongDay(day: string, language: Language): string {
  return format(language, { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' }).format(
    noon(day),
  )
}

/** The month of a day as it stands within a sentence: 'November', but 'noviembre'. */
function formatMonthWithin(day: string, language: Language): string {
  return format(language, { month: 'long', timeZone: 'UTC' }).format(noon(day))
}

/** The month of a day as the beginning of a sentence, 'November', 'Noviembre'. */
function formatMonth(day: string, language: Language): string {
  return capital(formatMonthWithin(day, language), language)
}

/** An instant as time of day in a time zone, '18:42' or '6:42 PM'. */
function formatTime(instant: string, timeZone: string | undefined, language: Language): string {
  // Argentina writes 20:10, whatever the tables of the locale say.
  const clock = { hour: 'numeric', minute: '2-digit', hour12: language === 'en' } as const
  return format(language, { ...clock, ...(timeZone && { timeZone }) }).format(new Date(instant))
}

/** A plain number, grouped as the language has it. */
function formatNumber(value: number, language: Language): string {
  return new Intl.NumberFormat(locales[language]).format(value)
}

/** A share of one as whole per cent, '34 %' or '34%'. */
export function formatPercent(share: number, language: Language): string {
  return new Intl.NumberFormat(locales[language], { style: 'percent', maximumFractionDigits: 0 }).format(
    share,
  )
}

/** The name of a currency, 'Argentine Peso'. */
function currencyName(code: string, language: Language): string {
  const name = new Intl.DisplayNames(locales[language], { type: 'currency' }).of(code) ?? code
  return capital(name, language)
}

/** The name of a country, by its two letters. */
function countryName(code: string, language: Language): string {
  return new Intl.DisplayNames(locales[language], { type: 'region' }).of(code) ?? code
}

/** Every formatter bound to the language of the interface. Money is not here: it looks the same in all of them. */
export function useFormat() {
  const language = useLanguage()
  return {
    day: (day: string) => formatDay(day, language),
    /** The day of an instant in a time zone. */
    instant: (instant: string, timeZone?: string) => formatDay(dayIn(timeZone, instant), language),
    relativeDay: (day: string, today: string) => formatRelativeDay(day, today, language),
    longDay: (day: string) => formatLongDay(day, language),
    month: (day: string) => formatMonth(day, language),
    monthWithin: (day: string) => formatMonthWithin(day, language),
    time: (instant: string, timeZone?: string) => formatTime(instant, timeZone, language),
    number: (value: number) => formatNumber(value, language),
    percent: (share: number) => formatPercent(share, language),
    currency: (code: string) => currencyName(code, language),
    country: (code: string) => countryName(code, language),
  }
}
