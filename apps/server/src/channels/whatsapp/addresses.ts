import type { ChatAddress } from '../channel.ts'
import { textOf } from './json.ts'

/** A business-scoped user id; the form with `ENT` is the parent's. */
const userId = /^[A-Z]{2}\.(ENT\.)?[A-Za-z0-9]{1,128}$/

/** The number in `from`, `wa_id` or the like, with a plus; null when absent, empty or not a number. */
export function phoneOf(value: unknown): string | null {
  const digits = textOf(value)?.replace(/^\+/, '') ?? ''
  return /^\d{5,20}$/.test(digits) ? `+${digits}` : null
}

/** An address of the parts that are there; null when neither is. What is no user id (seen in `from`) is left out. */
export function addressOf(phone: string | null, id: string | null | undefined): ChatAddress | null {
  const providerUserId = id && userId.test(id) ? id : null
  return phone || providerUserId ? { phone, providerUserId } : null
}
