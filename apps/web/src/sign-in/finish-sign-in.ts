import { ProblemError } from '../data/problem-error.ts'
import { startSession } from '../data/session.ts'
import { loadTexts, sayIn } from '../i18n/i18n.ts'
import { paths } from '../paths.ts'
import { type FlowRecord, takeRecord } from './flow-record.ts'
import { FlowError, type FlowKey, flowOf, type Landing, type SignInNavigation } from './flows.ts'
import { safePath } from './redirect-path.ts'

/** How a sign-in came out: where to go, or, without such a place, what to say on the callback page itself. */
export type CallbackResult =
  | ({ success: true } & Landing)
  | { success: false; error: string; redirectTo?: string; navigationState?: SignInNavigation }

function say(key: FlowKey, values: { type?: string } = {}): string {
  return sayIn('signIn')(key, values)
}

/** The problem's own sentence; a server that broke says nothing worth repeating, the flow's sentence does. */
function failureText(failure: unknown, fallback: FlowKey): string {
  if (failure instanceof FlowError) return say(failure.key, failure.values)
  if (!(failure instanceof ProblemError) || failure.code === 'server_error') return say(fallback)
  return sayIn('errors')(failure.code)
}

/** The invitation that somebody was on their way to, as registration reads it; empty where they were not. */
function invitationIn(path: string): string {
  const { pathname, searchParams } = new URL(path, location.origin)
  const code = pathname === paths.join && searchParams.get('code')
  return code ? `?invitation=${encodeURIComponent(code)}` : ''
}

/** What Google said of somebody without an account, in session storage until they have one. */
const googleUserKey = 'google_user_info'

/** The account does not exist yet: on to registration, by the same invitation, with what Google said for the greeting. */
function toRegistration(problem: ProblemError, { redirectPath }: FlowRecord): CallbackResult | null {
  const { notRegistered } = problem
  if (!notRegistered) return null
  sessionStorage.setItem(googleUserKey, JSON.stringify(notRegistered.google_user_info))
  const error = sayIn('errors')('user_not_registered')
  const path = safePath(notRegistered.registration_url)
  return {
    success: false,
    error,
    redirectTo: (path === paths.dashboard ? paths.register : path) + invitationIn(redirectPath),
    navigationState: { message: error, fromSignIn: true },
  }
}

async function redeem(code: string, record: FlowRecord): Promise<CallbackResult> {
  const flow = flowOf(record)
  try {
    startSession(await flow.send(code, record))
    sessionStorage.removeItem(googleUserKey)
    return { success: true, ...flow.land(record) }
  } catch (failure) {
    const detour = failure instanceof ProblemError ? toRegistration(failure, record) : null
    if (detour) return detour
    const error = failureText(failure, flow.fallback)
    return { success: false, error, redirectTo: flow.failurePath, navigationState: { error } }
  }
}

/** Google's own refusals that deserve their own sentence; any other gets the flow's. */
function refusalText(refusal: string, fallback: FlowKey): string {
  return say(refusal === 'access_denied' ? 'cancelled' : fallback)
}

async function finish(answer: URLSearchParams): Promise<CallbackResult> {
  const record = takeRecord()
  await loadTexts('signIn', 'errors')
  const fail = (key: FlowKey): CallbackResult => ({ success: false, error: say(key) })
  const code = answer.get('code')
  const refusal = answer.get('error')
  if (!code && !refusal) return fail('noCode')
  if (!record) return fail('noFlowState')
  if (!answer.get('state') || answer.get('state') !== record.state) return fail('stateMismatch')
  const issuer = answer.get('iss')
  if (issuer !== null && URL.parse(issuer)?.origin !== record.issuerOrigin) return fail('stateMismatch')
  try {
    if (code && !refusal) return await redeem(code, record)
    const flow = flowOf(record)
    const error = refusalText(refusal ?? '', flow.fallback)
    return { success: false, error, redirectTo: flow.failurePath, navigationState: { error } }
  } catch (failure) {
    if (failure instanceof FlowError) return { success: false, error: say(failure.key, failure.values) }
    throw failure
  }
}

const processed = new Map<string, Promise<CallbackResult>>()

/**
 * Finishes the sign-in that Google's redirect brought back. However often it is called with the same code (React's
 * strict mode, a second render), the code is processed once and everybody gets the same result. Never fails.
 */
export function finishSignIn(answer: URLSearchParams): Promise<CallbackResult> {
  const key = answer.get('code') ?? answer.toString()
  const running = processed.get(key) ?? finish(answer)
  processed.set(key, running)
  return running
}
