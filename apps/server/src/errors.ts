import { type FieldProblem, type ProblemCode, problems, type UserNotRegistered } from '@casita/contract'

interface AppErrorOptions {
  /** Replaces the table's sentence; must be safe to show. */
  text?: string
  /** The fields at fault, for forms. */
  errors?: FieldProblem[]
  /** Seconds until a retry makes sense. */
  retryAfter?: number
  detail?: UserNotRegistered
  cause?: unknown
}

/**
 * An expected error: its code decides the HTTP status, and its text is safe to show.
 * Anything else that is thrown becomes a plain 500.
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

/** The refusal of one field, in the form of a failed validation. */
export function fieldError(path: string, message: string): AppError {
  return new AppError('invalid', { text: message, errors: [{ path, message }] })
}
