import { ProblemError } from '../data/problem-error.ts'
import { startSession } from '../data/session.ts'
import { loadTexts, sayIn } from '../i18n/i18n.ts'
import { paths } from '../paths.ts'
import { type FlowRecord, takeRecord } from './flow-record.ts'
import { FlowError, type FlowKey, flowOf, type Landing, type SignInNavigation } from './flows.ts'
import { keepGoogleUser } from './google-user.ts'
import { safePath } from './redirect-path.ts'

/** The result of a sign-in: where to go, or a message for the callback page. */
export type CallbackResult =
  | ({ success: true } & Landing)
  | { success: false; error: string; redirectTo?: string; navigationState?: SignInNavigation }

function say(key: FlowKey, values: { type?: string } = {}): string {
  return sayIn('signIn')(key, values)
}

/** The problem's own sentence; for a server error, the flow's sentence instead. */
function failureText(failure: unknown, fallback: FlowKey): string {
  if (failure instanceof FlowError) return say(failure.key, failure.values)
  if (!(failure instanceof ProblemError) || failure.code === 'server_error') return say(fallback)
  return failure.code === 'said' ? failure.detail : sayIn('errors')(failure.code)
}

/** The invitation code in the path somebody was on their way to; empty if there is none. */
function invitationIn(path: string): string {
  const { pathname, searchParams } = new URL(path, location.origin)
  const code = pathname === paths.join && searchParams.get('code')
  return code ? `?invitation=${encodeURIComponent(code)}` : ''
}

/**
 * Leads somebody without an account to registration, with the same invitation and with Google's data for the greeting.
 */
function toRegistration(problem: ProblemError, { redirectPath }: FlowRecord): CallbackResult | null {
  const { notRegistered } = problem
  if (!notRegistered) return null
  keepGoogleUser(notRegistered.google_user_info)
  const error = sayIn('errors')('user_not_registered')
  const path = safePath(notRegistered.registration_url)
  return {
    success: false,
    error,
    redirectTo: (path === paths.dashboard ? paths.register : path) + invitationIn(redirectPath),
    navigationState: { message: error },
  }
}

async function redeem(code: string, record: FlowRecord): Promise<CallbackResult> {
  const flow = flowOf(record)
  try {
    startSession(await flow.send(code, record))
    keepGoogleUser(null)
    return { success: true, ...flow.land(record) }
  } catch (failure) {
    const detour = failure instanceof ProblemError ? toRegistration(failure, record) : null
    if (detour) return detour
    const error = failureText(failure, flow.fallback)
    return { success: false, error, redirectTo: flow.failurePath, navigationState: { error } }
  }
}

/** The sentence for one of Google's error codes, or the flow's own sentence. */
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
 * Completes the sign-in after Google's redirect. However often it is called with the same code (React's strict mode, a
 * second render), the code is exchanged once and every caller gets the same result. It never rejects.
 */
export function finishSignIn(answer: URLSearchParams): Promise<CallbackResult> {
  const key = answer.get('code') ?? answer.toString()
  const running = processed.get(key) ?? finish(answer)
  processed.set(key, running)
  return running
}
