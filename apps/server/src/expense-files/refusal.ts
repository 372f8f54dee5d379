import { type FieldProblem, limits } from '@casita/contract'
import { AppError } from '../errors.ts'

/** The error of a file with these problems, of which it lists as many as one response can. */
export function refusal(errors: readonly FieldProblem[]): AppError {
  const text = errors.map(({ path, message }) => `${path}: ${message}`)[0] ?? ''
  return new AppError('invalid', { text, errors: errors.slice(0, limits.importProblems) })
}
