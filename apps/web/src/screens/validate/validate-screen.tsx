import { LinkFailure } from '../../components/link-failure.tsx'
import { LinkSignIn } from '../../components/link-sign-in.tsx'
import { useLinkError } from '../../components/use-link-error.ts'
import { useLinkToken } from '../../components/use-link-token.ts'
import { usePageTitle } from '../../components/use-page-title.ts'
import { useSignInState } from '../../components/use-sign-in-state.ts'
import { useRedeemLink } from '../../data/link-redemption.ts'
import { isTransient } from '../../data/problem-error.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { paths } from '../../paths.ts'
import { useAuth } from '../../sign-in/auth-context.tsx'
import { SessionTrouble } from '../../sign-in/session-trouble.tsx'
import { PageSpinner } from '../../ui/spinner.tsx'
import { Validated } from './validated.tsx'

/** The link of the verification message: verifies the number of the account that opens it. */
export function ValidateScreen() {
  const { t } = useTranslation('arrival')
  const { token, forget } = useLinkToken('validation')
  const { message } = useSignInState()
  const { isAuthenticated, isLoading, error: trouble } = useAuth()
  const { data, error } = useRedeemLink('validation', token, isAuthenticated)
  const errorText = useLinkError('validate')
  usePageTitle(t('validate.page'))

  if (data) return <Validated name={data.user.name} onLeave={forget} />
  if (token === '' || error) {
    return (
      <LinkFailure
        title={t('validate.errorTitle')}
        message={errorText(token, error)}
        canRetry={token !== ''}
        mayPass={isTransient(error)}
        onRetry={() => location.reload()}
      />
    )
  }
  if (trouble) return <SessionTrouble />
  if (!isLoading && !isAuthenticated) {
    const flow = {
      flowType: 'validation',
      redirectPath: paths.validate,
      metadata: { validationToken: token },
    } as const
    return <LinkSignIn text={t('link.signInValidate')} flow={flow} />
  }
  return <PageSpinner label={message ?? t('validate.loading')} />
}
