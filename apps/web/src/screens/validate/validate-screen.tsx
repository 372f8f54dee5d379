import { UnredeemedLink } from '../../components/unredeemed-link.tsx'
import { useLinkToken } from '../../components/use-link-token.ts'
import { usePageTitle } from '../../components/use-page-title.ts'
import { useRedeemLink } from '../../data/link-redemption.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { useAuth } from '../../sign-in/auth-context.tsx'
import { Validated } from './validated.tsx'

/** The link of the verification message: verifies the number of the account that opens it. */
export function ValidateScreen() {
  const { t } = useTranslation('arrival')
  const { token, forget } = useLinkToken('validation')
  const { isAuthenticated } = useAuth()
  const { data, error } = useRedeemLink('validation', token, isAuthenticated)
  usePageTitle(t('validate.page'))

  if (data) return <Validated name={data.user.name} onLeave={forget} />
  return <UnredeemedLink page="validate" token={token} error={error} />
}
