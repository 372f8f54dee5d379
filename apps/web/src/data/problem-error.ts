import type { FieldProblem, ProblemCode, UserNotRegistered } from '@casita/contract'

/**
 * The error codes of a call: the contract's, 'network', which only the browser knows, and 'said' for a refusal that
 * has no code but a sentence of its own.
 */
export type FailureCode = ProblemCode | 'network' | 'said'

/** A failed call, described by the contract's problem document. */
export class ProblemError extends Error {
  /** The code by which programs decide and screens translate. */
  readonly code: FailureCode
  /** The HTTP status; 0 when no answer came. */
  readonly status: number
  /** The server's sentence in English; shown if the code has no translation. */
  readonly detail: string
  /** One message per field that was refused. */
  readonly fields: readonly FieldProblem[]
  /** Present with `user_not_registered`: the person Google named, and where to register. */
  readonly notRegistered: UserNotRegistered | null

  constructor(
    code: FailureCode,
    status: number,
    detail: string,
    more: { fields?: readonly FieldProblem[]; notRegistered?: UserNotRegistered; cause?: unknown } = {},
  ) {
    super(detail, { cause: more.cause })
    this.name = 'ProblemError'
    this.code = code
    this.status = status
    this.detail = detail
    this.fields = more.fields ?? []
    this.notRegistered = more.notRegistered ?? null
  }
}

/** Whether the same call may succeed later: there was no connection, or the server cannot answer at the moment. */
export function isTransient(error: unknown): boolean {
  return error instanceof ProblemError && (error.status === 0 || error.status === 429 || error.status >= 500)
}

/** Whether a call was refused for what it asks, such as a category that no longer exists: repeating it would fail again. */
export function isRefused(error: unknown): boolean {
  return error instanceof ProblemError && error.code === 'invalid'
}

/** Whether a call was refused because the person is not, or no longer, in a household. */
export function isWithoutHousehold(error: unknown): boolean {
  return error instanceof ProblemError && error.code === 'no_household'
}
