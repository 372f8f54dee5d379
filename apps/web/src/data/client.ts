import type { CallAnswer, CallInput, Endpoint } from '@casita/contract'
import { ProblemError } from './problem-error.ts'
import { type RequestOptions, request } from './request.ts'
import { refreshSession } from './session.ts'
import { storedTokens } from './tokens.ts'

/**
 * Makes one of the contract's calls as the signed-in person. A 401 leads to one refresh, shared by all calls and tabs,
 * and one retry. Fails with `ProblemError`, or with the caller's own abort.
 */
export async function send<E extends Endpoint>(
  call: E,
  input: CallInput<E>,
  options: Omit<RequestOptions, 'bearer'> = {},
): Promise<CallAnswer<E>> {
  const bearer = storedTokens()?.access ?? null
  try {
    return await request(call, input, { ...options, bearer })
  } catch (error) {
    const refused = error instanceof ProblemError && error.status === 401
    // Public calls (sign-in, the refresh itself) answer 401 for reasons that a refresh does not cure.
    if (!refused || call.access === 'public') throw error
    const renewed = await refreshSession(bearer ?? '')
    return request(call, input, { ...options, bearer: renewed })
  }
}
