import {
  type CallAnswer,
  type CallInput,
  type Endpoint,
  Problem,
  type ProblemCode,
  UserNotRegistered,
} from '@casita/contract'
import * as z from 'zod/mini'
import { headersOf } from './headers.ts'
import { takePrefetched } from './prefetch.ts'
import { ProblemError } from './problem-error.ts'

/** What a request may carry beside its input. */
export interface RequestOptions {
  signal?: AbortSignal | undefined
  /** The idempotency key: requests with the same key record one expense. */
  idempotencyKey?: string | undefined
  /** The access token to send, if any. */
  bearer?: string | null
}

interface Parts {
  params?: Record<string, string>
  query?: Record<string, string | undefined>
  body?: unknown
}

/** The URL of a call on this origin, with its parameters filled in. */
export function addressOf(call: Endpoint, { params = {}, query = {} }: Parts): string {
  const path = call.path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params[name] ?? ''))
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(query)) if (value !== undefined) search.set(name, value)
  return search.size > 0 ? `${path}?${search}` : path
}

/** The problem that an answer without a readable problem document stands for (a proxy's error page, for example). */
const codeOfStatus: Record<number, ProblemCode> = {
  401: 'unauthorized',
  403: 'forbidden',
  404: 'not_found',
  413: 'too_large',
  429: 'too_many_requests',
  503: 'unavailable',
}

/** A refusal without a code: its sentence is what is shown. */
const Said = z.object({ detail: z.union([z.string().check(z.trim(), z.minLength(1)), UserNotRegistered]) })

/** Turns a response with an error status into a `ProblemError`. */
export async function problemOf(answer: Response): Promise<ProblemError> {
  const body: unknown = await answer.json().catch(() => null)
  const parsed = z.safeParse(Problem, body)
  if (!parsed.success) return uncodedProblem(answer.status, body)
  const { code, detail, message, errors = [] } = parsed.data
  return typeof detail === 'string'
    ? new ProblemError(code, answer.status, detail, { fields: errors })
    : new ProblemError(code, answer.status, message, { fields: errors, notRegistered: detail })
}

function uncodedProblem(status: number, body: unknown): ProblemError {
  const said = z.safeParse(Said, body)
  if (!said.success)
    return new ProblemError(codeOfStatus[status] ?? 'server_error', status, `Answered with ${status}`)
  const { detail } = said.data
  return typeof detail === 'string'
    ? new ProblemError('said', status, detail)
    : new ProblemError(detail.error, status, detail.message, { notRegistered: detail })
}

/** Whether a request ended because the caller aborted it. */
export function isAbort(cause: unknown): boolean {
  return cause instanceof DOMException && cause.name === 'AbortError'
}

/** Turns the failure of a request without a response into a `ProblemError`; an abort stays an abort. */
export function networkProblem(cause: unknown): unknown {
  if (isAbort(cause)) return cause
  return new ProblemError('network', 0, 'Network error. Please check your connection.', { cause })
}

/**
 * Sends one request and parses its response with the call's own schema. It knows nothing of sessions: `send` in
 * client.ts does. Fails with `ProblemError`, or with the caller's own abort.
 */
export async function request<E extends Endpoint>(
  call: E,
  input: CallInput<E>,
  options: RequestOptions = {},
): Promise<CallAnswer<E>> {
  const parts: Parts = input ?? {}
  const { body: sent } = parts
  const file = sent instanceof Blob && sent
  const address = addressOf(call, parts)
  const prefetched = call.method === 'GET' ? takePrefetched(address, options.bearer) : undefined
  const answer = await (
    prefetched ??
    fetch(address, {
      method: call.method,
      // A file states its own type.
      headers: headersOf(options, sent !== undefined && !file),
      body: file || (sent === undefined ? null : JSON.stringify(sent)),
      signal: options.signal ?? null,
    })
  ).catch((cause: unknown) => {
    throw networkProblem(cause)
  })
  if (!answer.ok) throw await problemOf(answer)
  const read = (): Promise<unknown> => {
    if (call.produces === 'image/*') return answer.blob()
    return call.produces === 'text/csv' ? answer.text() : answer.json()
  }
  const body = await read().catch((cause: unknown) => {
    throw networkProblem(cause)
  })
  const parsed = z.safeParse(call.answer, body)
  if (parsed.success) return parsed.data as CallAnswer<E>
  throw new ProblemError('server_error', answer.status, `Answered with ${answer.status}`, {
    cause: parsed.error,
  })
}
