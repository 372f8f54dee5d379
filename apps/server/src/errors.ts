import { type FieldProblem, type ProblemCode, problems, type UserNotRegistered } from '@casita/contract'

interface AppErrorOptions {
  /** Said instead of the table's sentence; must be safe to show. */
  text?: string
  /** Which fields are meant, for forms. */
  errors?: FieldProblem[]
  /** Seconds until it is worth trying again. */
  retryAfter?: number
  detail?: UserNotRegistered
  cause?: unknown
}

/**
 * What can be expected to go wrong: its code decides the HTTP status, its text is safe to show.
 * Everything else that is thrown becomes a plain 500.
 */
export class AppError extends Error {
  readonly code: ProblemCode
  readonly errors: FieldProblem[] | undefined
  readonly retryAfter: number | undefined
  readonly detail: UserNotRegistered | undefined

  constructor(code: ProblemCode, options: AppErrorOptions = {}) {
    super(options.text ?? problems[code].text, { cause: options.cause })
    this.name = 'AppError'
    this.code = code
    this.errors = options.errors
    this.retryAfter = options.retryAfter
    this.detail = options.detail
  }
}

/** A refusal of one field, in the shape of a failed validation. */
export function fieldError(path: string, message: string): AppError {
  return new AppError('invalid', { text: message, errors: [{ path, message }] })
}
