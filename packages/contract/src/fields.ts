import { currencies } from './currencies.ts'
import { commonTimeZones, languages } from './languages.ts'
import { limits } from './limits.ts'
import { fromMinor, isAmount, largestAmount } from './money.ts'
import * as z from './schema.ts'

/**
 * Removes what must not be stored: NUL and lone surrogates, which PostgreSQL rejects, and invisible marks that reverse
 * the direction of the text after them.
 */
export function cleanText(text: string): string {
  return text.toWellFormed().replace(/[^\P{Cc}\t\n\r]|[\u202a-\u202e\u2066-\u2069\ufffd]/gu, '')
}

/** Whether a text shows anything at all: not only spaces and characters that have no shape. */
export const isVisible = (text: string): boolean =>
  /[^\p{Z}\p{Cc}\p{Cf}\p{M}\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0]/u.test(text)

/** Trimmed and cleaned text of `min` to `max` characters; `required` is the message if it shows nothing. */
export function text(
  max: number,
  required: string,
  { min = 1, tooShort = required, tooLong = `Must be at most ${max} characters` } = {},
) {
  return z
    .string(required)
    .check(
      z.overwrite(cleanText),
      z.trim(),
      z.minLength(1, required),
      z.refine(isVisible, required),
      z.minLength(min, tooShort),
      z.maxLength(max, tooLong),
    )
}

/** Text that may be empty. */
export function optionalText(max: number) {
  return z
    .string('Must be text')
    .check(z.overwrite(cleanText), z.trim(), z.maxLength(max, `Must be at most ${max} characters`))
}

/** Without flags: a JSON Schema has no place for them. */
const uuid = /^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$/

export const Id = z.string('Must be an id').check(z.regex(uuid, 'Must be an id'), z.toLowerCase())
export const IdParams = z.object({ id: Id })

const amountRule = 'Amount must be at least 0, with at most two decimals'
const amountTooLarge = 'Amount must be at most 999,999,999,999.99'

/** An amount as the API transports it: at least 0, with at most two decimals. */
export const Amount = z
  .number('Amount must be a number')
  .check(
    z.minimum(0, amountRule),
    z.maximum(fromMinor(largestAmount), amountTooLarge),
    z.refine(isAmount, amountRule),
  )

/** The earliest day that an expense or a period can have. */
export const firstDay = '1900-01-01'

/** Whether a day exists in the calendar: February 30 does not. */
function isCalendarDay(day: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(day) || day < firstDay) return false
  const time = Date.parse(`${day}T00:00:00Z`)
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(day)
}

/** A day, `YYYY-MM-DD`. */
export const Day = z
  .string('Must be a date, YYYY-MM-DD')
  .check(z.refine(isCalendarDay, 'Must be a date, YYYY-MM-DD'))
  .register(z.globalRegistry, { format: 'date' })

/** An instant, ISO 8601 with offset. */
export const Instant = z.string().register(z.globalRegistry, { format: 'date-time' })

export const LanguageField = z.enum(languages, 'Unsupported language')
export const CurrencyField = z.enum(currencies, 'Please choose a currency')

/** The canonical name of a time zone in this runtime; null if it is unknown. */
function zoneHere(zone: string): string | null {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: zone }).resolvedOptions().timeZone
  } catch {
    return null
  }
}

/**
 * The name under which we offer a time zone, whichever alias a browser uses (Chromium calls Argentina's
 * America/Buenos_Aires); others with their proper capitalisation.
 */
function nameOfZone(zone: string): string {
  const here = zoneHere(zone)
  if (here === null) return zone
  const offered = commonTimeZones.find((each) => zoneHere(each) === here)
  const small = zone.toLowerCase()
  return offered ?? (zone === small || here.toLowerCase() === small ? here : zone)
}

function isTimeZone(zone: string): boolean {
  return (zone.includes('/') || zone === 'UTC') && zoneHere(zone) !== null
}

/** Any IANA time zone by its name. Bare offsets are refused, because they do not include daylight saving time. */
export const TimeZone = z
  .string('Unknown time zone')
  .check(
    z.maxLength(64, 'Unknown time zone'),
    z.overwrite(nameOfZone),
    z.refine(isTimeZone, 'Unknown time zone'),
  )

/** A household's stored currency; one that is no longer offered stays readable. */
export const StoredCurrency = z.string()

export const HouseholdName = text(limits.nameMax, 'Household name is required', {
  min: limits.nameMin,
  tooShort: 'Household name must be at least 2 characters',
  tooLong: 'Household name must be less than 50 characters',
})

/** A phone number as people type it or in E.164. Only its length is checked here; the phone rules decide the rest. */
export const PhoneText = text(40, 'Phone number is required')

/** A number with its calling code, without which a foreign number cannot be told from a local one. */
export const InternationalPhone = text(40, 'Please enter a phone number').check(
  z.regex(/^\+/, 'Phone number must include country code (e.g., +54 9 11 1234-5678)'),
)

export const InvitationCode = text(limits.invitationCodeMax, 'Invitation code is required', {
  tooLong: 'Invalid invitation code.',
})

/** A whole number. */
export function wholeNumber(min: number, max: number) {
  const message = boundsOf(min, max)
  return z.int(message).check(z.minimum(min, message), z.maximum(max, message))
}

function boundsOf(min: number, max: number): string {
  return `Must be a whole number from ${min} to ${max}`
}

/** A number in a query string. */
export function queryNumber(min: number, max: number) {
  const message = boundsOf(min, max)
  return z.pipe(
    z
      .string(message)
      .check(z.refine((digits) => /^\d{1,9}$/.test(digits), message))
      .register(z.globalRegistry, { type: 'integer', minimum: min, maximum: max }),
    z.pipe(z.transform(Number), z.number().check(z.minimum(min, message), z.maximum(max, message))),
  )
}

export const Flag = z.boolean('Must be true or false')

/** The success field of every response. */
export const success = z.literal(true)
export const Done = z.object({ success, message: z.string() })
