import { type FailureCode, ProblemError } from '../data/problem-error.ts'
import { useFailureText } from '../i18n/failure-text.ts'
import { useTranslation } from '../i18n/use-translation.ts'

/** The translation keys of each page: the same cases, worded for its kind of link. */
const sentences = {
  validate: {
    missing: 'validate.missing',
    failed: 'validate.failed',
    link_expired: 'validate.expired',
    link_used: 'validate.used',
    link_not_found: 'validate.notFound',
    not_found: 'validate.notFound',
  },
  connect: {
    missing: 'connect.missing',
    failed: 'connect.failed',
    link_expired: 'connect.expired',
    link_used: 'connect.used',
    link_not_found: 'connect.notFound',
    not_found: 'connect.notFound',
  },
} as const

const own = ['link_expired', 'link_used', 'link_not_found', 'not_found'] as const satisfies FailureCode[]

/** What a sentence without a code says about a link. */
const signs = [
  ['expired', 'link_expired'],
  ['already been used', 'link_used'],
  ['not found', 'link_not_found'],
] as const

function linkProblem(error: unknown) {
  if (!(error instanceof ProblemError)) return undefined
  if (error.code === 'said') return signs.find(([sign]) => error.detail.includes(sign))?.[1]
  return own.find((each) => each === error.code)
}

/** Returns the sentence that says why a link did not work; without a token, that the token is missing. */
export function useLinkError(page: keyof typeof sentences): (token: string, error: unknown) => string {
  const { t } = useTranslation('arrival')
  // A link may fail before anything else has loaded these texts.
  useTranslation('errors')
  const failureText = useFailureText()
  const keys = sentences[page]
  return (token, error) => {
    if (token === '') return t(keys.missing)
    const code = linkProblem(error)
    return code ? t(keys[code]) : failureText(error, t(keys.failed))
  }
}
