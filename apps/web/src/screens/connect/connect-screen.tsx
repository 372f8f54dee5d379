import { useNavigate } from 'react-router'
import { UnredeemedLink } from '../../components/unredeemed-link.tsx'
import { useLinkToken } from '../../components/use-link-token.ts'
import { usePageTitle } from '../../components/use-page-title.ts'
import { VillageCorner } from '../../components/village.tsx'
import { useRedeemLink } from '../../data/link-redemption.ts'
import { useDisconnectChat } from '../../data/links.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { paths } from '../../paths.ts'
import { firstName } from '../../shell/first-name.ts'
import { phoneText } from '../../shell/phone-text.ts'
import { useTell } from '../../shell/use-tell.ts'
import { useAuth } from '../../sign-in/auth-context.tsx'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'

/**
 * The link of a connect message: links the chat that requested it to the account that opens it. It names the number,
 * because somebody may have passed on the link of their own chat to write in this account's name.
 */
export function ConnectScreen() {
  const { t } = useTranslation('arrival')
  const { t: chat } = useTranslation('chat')
  const navigate = useNavigate()
  const { token, forget } = useLinkToken('connect')
  const { isAuthenticated } = useAuth()
  const { data, error } = useRedeemLink('connect', token, isAuthenticated)
  const disconnect = useDisconnectChat()
  const tell = useTell()
  usePageTitle(t('connect.page'))

  const leave = () => {
    forget()
    void navigate(isAuthenticated ? paths.dashboard : paths.login, { replace: true })
  }

  function disown() {
    tell(disconnect.mutateAsync(undefined, { onSuccess: leave }), {
      done: () => ({ title: chat('connected.disconnected') }),
    })
  }

  if (data) {
    return (
      <main className="flex min-h-dvh flex-col justify-end bg-meadow">
        <h1 className="sr">{t('connect.successTitle')}</h1>
        <VillageCorner className="street street--meadow max-h-[28vh]" />
        <Dialog
          open
          onOpenChange={(open) => !open && leave()}
          size="sm"
          title={t('connect.successTitle')}
          description={t('connect.successText', { name: firstName(data.user.name) })}
        >
          {data.phone_number && (
            <p className="mb-5">{t('connect.whose', { phone: phoneText(data.phone_number) })}</p>
          )}
          <Button variant="primary" size="lg" wide onClick={leave}>
            {t(isAuthenticated ? 'link.dashboard' : 'link.login')}
          </Button>
          {data.phone_number && (
            <Button variant="plain" wide className="mt-2" busy={disconnect.isPending} onClick={disown}>
              {t('connect.notMine')}
            </Button>
          )}
        </Dialog>
      </main>
    )
  }
  return <UnredeemedLink page="connect" token={token} error={error} />
}
