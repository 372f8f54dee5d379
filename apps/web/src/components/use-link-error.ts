import { useTranslation } from 'react-i18next'
import { ProblemError } from '../data/problem-error.ts'
import { useFailureText } from '../i18n/failure-text.ts'

const sentences = {
  link_expired: 'expired',
  link_used: 'used',
  link_not_found: 'notFound',
  not_found: 'notFound',
} as const

/** Why a link did not work, in the words of its page; without a token, that it is missing. */
export function useLinkError(page: 'validate' | 'connect'): (token: string, error: unknown) => string {
  const { t } = useTranslation('auth')
  const failureText = useFailureText()
  return (token, error) => {
    if (token === '') return t(`${page}.missing`)
    const code = error instanceof ProblemError ? error.code : null
    const known = Object.entries(sentences).find(([each]) => each === code)?.[1]
    return known ? t(`${page}.${known}`) : failureText(error, t(`${page}.failed`))
  }
}
