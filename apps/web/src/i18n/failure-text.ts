import type { ProblemCode } from '@casita/contract'
import { knownFieldText, sayIn } from './i18n.ts'
import { useLanguage } from './use-language.ts'

interface Failure {
  code: ProblemCode | 'network'
  /** The server's own sentence, in English. */
  detail?: string
}

function isFailure(error: unknown): error is Failure {
  return error instanceof Error && 'code' in error && typeof error.code === 'string'
}

/**
 * Turns what a call failed with into a sentence in the reader's language: by what is wrong with a field, where that is
 * all that is wrong, or by the problem's code where it says something, otherwise `fallback`, otherwise 'Something went wrong'. The texts themselves are not waited for: whoever
 * makes a call has loaded them.
 */
export function useFailureText(): (error: unknown, fallback?: string) => string {
  useLanguage()
  const t = sayIn('errors')
  return (error, fallback) => {
    if (!isFailure(error) || (fallback && error.code === 'server_error')) return fallback ?? t('unknown')
    return (error.code === 'invalid' && knownFieldText(error.detail ?? '')) || t(error.code)
  }
}
