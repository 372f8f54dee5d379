import type * as z from 'zod/v4/core'
import type { ProblemCode } from './problem-codes.ts'

export const methods = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const
export type Method = (typeof methods)[number]

/**
 * Who may make a call: anybody; somebody signed in; somebody signed in who is in a household; the household's owner.
 * What depends on the thing itself (the author of an expense) is the service's to decide.
 */
export const accesses = ['public', 'account', 'member', 'owner'] as const
export type Access = (typeof accesses)[number]

/** The named rate limits of the decisions, section 2, and one against a full disk; a call without one counts against its session. */
export const rateLimits = {
  signIn: [{ calls: 60, seconds: 60 }],
  refresh: [{ calls: 120, seconds: 60 }],
  validatePhone: [{ calls: 60, seconds: 60 }],
  validateInvite: [
    { calls: 20, seconds: 60 },
    { calls: 100, seconds: 3600 },
  ],
  redeemLink: [{ calls: 30, seconds: 60 }],
  attachReceipt: [
    { calls: 30, seconds: 60 },
    { calls: 300, seconds: 3600 },
  ],
} as const
export type RateLimit = keyof typeof rateLimits

/** One call, described once: the server answers it, the browser sends it, OpenAPI is made from it. */
export interface Endpoint {
  method: Method
  path: string
  access: Access
  tag: string
  summary: string
  params?: z.$ZodType
  query?: z.$ZodType
  body?: z.$ZodType
  answer: z.$ZodType
  /** What the answer is when it is not JSON. */
  produces?: 'text/event-stream' | 'text/csv' | 'image/*'
  /** What the body is when it is not JSON. */
  accepts?: 'image/*'
  /** How large the body may be where it is not as small as everybody's. */
  bodyBytes?: number
  limit?: RateLimit
  /** Whether an `Idempotency-Key` header makes a repeat do nothing again and answer the same. */
  repeatable?: true
  /** The expected refusals beyond those that every call of its kind shares. */
  problems?: readonly ProblemCode[]
}

/** Keeps the exact types of a call, so that server and browser infer from the value. */
export function endpoint<const E extends Endpoint>(call: E): E {
  return call
}

type InputOf<S> = S extends z.$ZodType ? z.input<S> : never
type OutputOf<S> = S extends z.$ZodType ? z.output<S> : undefined

/** What a caller passes: only the parts that the call has. */
export type CallInput<E extends Endpoint> = (E extends { params: infer P }
  ? { params: InputOf<P> }
  : unknown) &
  (E extends { query: infer Q } ? { query?: InputOf<Q> } : unknown) &
  (E extends { body: infer B } ? { body: InputOf<B> } : unknown)

/** What a handler receives, parsed. */
export interface CallParsed<E extends Endpoint> {
  params: OutputOf<E['params']>
  query: OutputOf<E['query']>
  body: OutputOf<E['body']>
}

/** What comes back, as parsed by the browser. */
export type CallAnswer<E extends Endpoint> = z.output<E['answer']>

/** The same call's answer before serialisation, as a handler returns it. */
export type CallResult<E extends Endpoint> = z.input<E['answer']>
