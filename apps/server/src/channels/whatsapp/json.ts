import { cleanText } from '@casita/contract'

/** Readers for JSON of which nothing may be expected: a wrong shape reads as absent. */
export type Fields = Record<string, unknown>

/** The value as an object; an empty one when it is something else. */
export function fieldsOf(value: unknown): Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Fields) : {}
}

/** The value as a list; an empty one when it is something else. */
export function listOf(value: unknown): unknown[] {
  return Array.isArray(value) ? value : []
}

/** Text fit to be stored, numbers written as text; null when absent, empty, something else or longer than `max`. */
export function textOf(value: unknown, max = 512): string | null {
  const text = typeof value === 'number' && Number.isFinite(value) ? String(value) : value
  if (typeof text !== 'string') return null
  const clean = cleanText(text).trim()
  return clean !== '' && clean.length <= max ? clean : null
}

/** What a person wrote, cut at `max` characters; null when there is nothing. */
export function proseOf(value: unknown, max: number): string | null {
  const text = textOf(value, Number.POSITIVE_INFINITY)
  return text === null || text.length <= max ? text : textOf(text.slice(0, max), max)
}

/** A clock of the provider that runs a little ahead of ours is believed, so that the order of messages stays. */
const believedSkew = 5 * 60_000
/** Far older than a delivery can be, which is repeated for seven days: a clock that is off, or a sample of years ago. */
const believedAge = 366 * 24 * 3_600_000

/** Seconds or milliseconds since 1970, as number or text, as ISO UTC; `receivedAt` where that cannot be. */
export function instantOf(value: unknown, receivedAt: Date): string {
  const number = Number(textOf(value) ?? Number.NaN)
  const time = number >= 1e12 ? number : number * 1000
  const age = receivedAt.getTime() - time
  const isBelieved = age <= believedAge && age >= -believedSkew
  return (isBelieved ? new Date(time) : receivedAt).toISOString()
}
