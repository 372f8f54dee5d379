import type { ChatAddress } from '../channel.ts'
import { textOf } from './json.ts'

/** A business-scoped user id; with `ENT` it belongs to the parent business. */
const userId = /^[A-Z]{2}\.(ENT\.)?[A-Za-z0-9]{1,128}$/

/** The number in `from`, `wa_id` and similar fields, with a leading plus; null when absent, empty or not a number. */
export function phoneOf(value: unknown): string | null {
  const digits = textOf(value)?.replace(/^\+/, '') ?? ''
  return /^\d{5,20}$/.test(digits) ? `+${digits}` : null
}

/**
 * An address from the parts that are present; null when both are missing. An id that is not a user id (seen in `from`)
 * is dropped.
 */
export function addressOf(phone: string | null, id: string | null | undefined): ChatAddress | null {
  const providerUserId = id && userId.test(id) ? id : null
  return phone || providerUserId ? { phone, providerUserId } : null
}
