import type { UndeliveredCause } from '@casita/contract'

/** Why the server itself holds a message back, as the outbox keeps it: a provider's failures begin with its error code. */
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

/** What the failure that is kept with a message means to the household. */
export function causeOf(failure: string): UndeliveredCause {
  const [errorCode = ''] = failure.split(' ', 1)
  return causes[failure] ?? causes[errorCode] ?? 'other'
}
