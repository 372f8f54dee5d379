import type { ProblemCode } from '@casita/contract'
import { knownFieldText, sayIn } from './i18n.ts'
import { useLanguage } from './use-language.ts'

type Failure =
  /** `detail` is the server's own sentence, in English. */
  { code: ProblemCode | 'network'; detail?: string } | { code: 'said'; detail: string }

function isFailure(error: unknown): error is Failure {
  return error instanceof Error && 'code' in error && typeof error.code === 'string'
}

/**
 * Returns a function that turns an error into a sentence in the interface's language: the field's message if only
 * fields are wrong, else the text of the problem's code, else `fallback`, else 'Something went wrong'. A sentence of a
 * server that gives no code is shown as it is. It does not wait for texts: whoever makes a call has loaded them.
 */
export function useFailureText(): (error: unknown, fallback?: string) => string {
  useLanguage()
  const t = sayIn('errors')
  return (error, fallback) => {
    if (!isFailure(error) || (fallback && error.code === 'server_error')) return fallback ?? t('unknown')
    if (error.code === 'said') return error.detail
    return (error.code === 'invalid' && knownFieldText(error.detail ?? '')) || t(error.code)
  }
}
