import type { UndeliveredCause } from '@casita/contract'

/**
 * Why the server itself does not send a message, as stored in the outbox; failures reported by a provider begin with
 * an error code.
 */
export const heldBack = {
  windowClosed: 'nobody has written for a day',
  unwanted: 'the recipient asked for no messages',
} as const

const causes: Record<string, UndeliveredCause> = {
  131026: 'unreachable',
  131047: 'closed',
  131050: 'stopped',
  [heldBack.windowClosed]: 'closed',
  [heldBack.unwanted]: 'stopped',
}

/** The cause that the household sees for a failure stored with a message. */
export function causeOf(failure: string): UndeliveredCause {
  const [errorCode = ''] = failure.split(' ', 1)
  return causes[failure] ?? causes[errorCode] ?? 'other'
}
