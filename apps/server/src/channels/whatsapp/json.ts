import { cleanText } from '@casita/contract'

/** An object in JSON of unknown shape; the functions below read it and treat a wrong type as absent. */
export type Fields = Record<string, unknown>

/** The value if it is an object, otherwise an empty object. */
export function fieldsOf(value: unknown): Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Fields) : {}
}

/** The value if it is a list, otherwise an empty list. */
export function listOf(value: unknown): unknown[] {
  return Array.isArray(value) ? value : []
}

/**
 * A string or number as cleaned text that can be stored; null when absent, empty, of another type or longer than
 * `max`.
 */
export function textOf(value: unknown, max = 512): string | null {
  const text = typeof value === 'number' && Number.isFinite(value) ? String(value) : value
  if (typeof text !== 'string') return null
  const clean = cleanText(text).trim()
  return clean !== '' && clean.length <= max ? clean : null
}

/** What a person wrote, cut to `max` characters; null when there is nothing. */
export function proseOf(value: unknown, max: number): string | null {
  const text = textOf(value, Number.POSITIVE_INFINITY)
  return text === null || text.length <= max ? text : textOf(text.slice(0, max), max)
}

/**
 * How far ahead of ours the provider's clock may be before its times are ignored, in milliseconds; accepting them
 * keeps messages in order.
 */
const believedSkew = 5 * 60_000
/**
 * How old a time may be, in milliseconds. Deliveries are repeated for seven days, so an older one means a wrong clock
 * or an old sample.
 */
const believedAge = 366 * 24 * 3_600_000

/**
 * Seconds or milliseconds since 1970, as number or text, converted to ISO UTC; `receivedAt` when missing or
 * implausible.
 */
export function instantOf(value: unknown, receivedAt: Date): string {
  const number = Number(textOf(value) ?? Number.NaN)
  const time = number >= 1e12 ? number : number * 1000
  const age = receivedAt.getTime() - time
  const isBelieved = age <= believedAge && age >= -believedSkew
  return (isBelieved ? new Date(time) : receivedAt).toISOString()
}
