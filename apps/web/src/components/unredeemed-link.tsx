import { isTransient } from '../data/problem-error.ts'
import { useTranslation } from '../i18n/use-translation.ts'
import { paths } from '../paths.ts'
import { useAuth } from '../sign-in/auth-context.tsx'
import { SessionTrouble } from '../sign-in/session-trouble.tsx'
import type { SignInStart } from '../sign-in/start-sign-in.ts'
import { PageSpinner } from '../ui/spinner.tsx'
import { LinkFailure } from './link-failure.tsx'
import { LinkSignIn } from './link-sign-in.tsx'
import { useLinkError } from './use-link-error.ts'
import { useSignInState } from './use-sign-in-state.ts'

/** What each page says of its link, and what a guest signs in with to redeem it. */
const pages = {
  validate: {
    loading: 'validate.loading',
    errorTitle: 'validate.errorTitle',
    signIn: 'link.signInValidate',
    flow: (token: string) => ({
      flowType: 'validation',
      redirectPath: paths.validate,
      metadata: { validationToken: token },
    }),
  },
  connect: {
    loading: 'connect.loading',
    errorTitle: 'connect.errorTitle',
    signIn: 'link.signInConnect',
    flow: (token: string) => ({
      flowType: 'whatsapp-connect',
      redirectPath: paths.connect,
      metadata: { whatsappToken: token },
    }),
  },
} as const satisfies Record<string, Record<string, string | ((token: string) => SignInStart)>>

interface UnredeemedLinkProps {
  page: keyof typeof pages
  token: string
  /** Why the link could not be redeemed; null while that is tried. */
  error: Error | null
}

/** What the page of a link shows until the link is redeemed: why it was not, the sign-in that it needs, or a spinner. */
export function UnredeemedLink({ page, token, error }: UnredeemedLinkProps) {
  const { t } = useTranslation('arrival')
  const { message } = useSignInState()
  const { isAuthenticated, isLoading, error: trouble } = useAuth()
  const errorText = useLinkError(page)
  const { loading, errorTitle, signIn, flow } = pages[page]
  if (token === '' || error) {
    return (
      <LinkFailure
        title={t(errorTitle)}
        message={errorText(token, error)}
        canRetry={token !== ''}
        mayPass={isTransient(error)}
        onRetry={() => location.reload()}
      />
    )
  }
  if (trouble) return <SessionTrouble />
  if (!isLoading && !isAuthenticated) return <LinkSignIn text={t(signIn)} flow={flow(token)} />
  return <PageSpinner label={message ?? t(loading)} />
}
