import type { FieldProblem, ProblemCode, UserNotRegistered } from '@casita/contract'

/** What a call can fail with: the contract's problems, and the one that only a browser knows. */
export type FailureCode = ProblemCode | 'network'

/** A call that failed, told in the contract's own words. */
export class ProblemError extends Error {
  /** What a program decides by, and what the screens translate by. */
  readonly code: FailureCode
  /** The HTTP status; 0 when no answer came. */
  readonly status: number
  /** The server's sentence, in English; for what has no translation. */
  readonly detail: string
  /** One message per field that was refused. */
  readonly fields: readonly FieldProblem[]
  /** Present with `user_not_registered`: whom Google says it was, and where to register. */
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

/** Whether trying again later may help, with nothing changed: no connection, or a server that cannot answer now. */
export function isTransient(error: unknown): boolean {
  return error instanceof ProblemError && (error.status === 0 || error.status === 429 || error.status >= 500)
}

/** Whether a call was refused because the person is in no household (any more). */
export function isWithoutHousehold(error: unknown): boolean {
  return error instanceof ProblemError && error.code === 'no_household'
}
