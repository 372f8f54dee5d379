import type * as z from 'zod/v4/core'
import type { ProblemCode } from './problem-codes.ts'

export const methods = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const
export type Method = (typeof methods)[number]

/**
 * Who may make a call: anybody; a signed-in person; a member of a household; the household's owner. Permissions that
 * depend on the object (the author of an expense) are checked by the service.
 */
export const accesses = ['public', 'account', 'member', 'owner'] as const
export type Access = (typeof accesses)[number]

/**
 * The named rate limits of section 2 of the decisions, and one that protects the disk; a call without one counts
 * against its session's limit.
 */
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
  importFile: [{ calls: 60, seconds: 60 }],
} as const
export type RateLimit = keyof typeof rateLimits

/**
 * The single description of a call, from which the server, the browser and the OpenAPI document are typed or
 * generated.
 */
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
  /** The media type of the response if it is not JSON. */
  produces?: 'text/event-stream' | 'text/csv' | 'image/*'
  /** The media type of the body if it is not JSON. */
  accepts?: 'image/*'
  /** The maximum size of the body, if it differs from the general limit. */
  bodyBytes?: number
  limit?: RateLimit
  /** Whether the call supports an `Idempotency-Key` header: a repeat has no effect and gets the same response. */
  repeatable?: true
  /** The expected errors in addition to those shared by every call of its access. */
  problems?: readonly ProblemCode[]
}

/** Keeps the exact types of a call, so that server and browser infer from the value. */
export function endpoint<const E extends Endpoint>(call: E): E {
  return call
}

type InputOf<S> = S extends z.$ZodType ? z.input<S> : never
type OutputOf<S> = S extends z.$ZodType ? z.output<S> : undefined

/** The input of a caller: only the parts that the call has. */
export type CallInput<E extends Endpoint> = (E extends { params: infer P }
  ? { params: InputOf<P> }
  : unknown) &
  (E extends { query: infer Q } ? { query?: InputOf<Q> } : unknown) &
  (E extends { body: infer B } ? { body: InputOf<B> } : unknown)

/** The parsed input of a handler. */
export interface CallParsed<E extends Endpoint> {
  params: OutputOf<E['params']>
  query: OutputOf<E['query']>
  body: OutputOf<E['body']>
}

/** The response as the browser parses it. */
export type CallAnswer<E extends Endpoint> = z.output<E['answer']>

/** The response before serialisation, as a handler returns it. */
export type CallResult<E extends Endpoint> = z.input<E['answer']>
