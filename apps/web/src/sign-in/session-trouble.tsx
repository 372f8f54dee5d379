import { useFailureText } from '../i18n/failure-text.ts'
import { useTranslation } from '../i18n/use-translation.ts'
import { Button } from '../ui/button.tsx'
import { ErrorState } from '../ui/states.tsx'
import { useAuth } from './auth-context.tsx'

/** Shown when the server could not say whose session it is: it may still be valid, so nobody is signed out. */
export function SessionTrouble() {
  const { t } = useTranslation('shell')
  const { error, refreshAuth, logout } = useAuth()
  const failureText = useFailureText()
  return (
    <main className="grid min-h-dvh place-content-center justify-items-center p-6">
      <h1 className="text-xl">{t('guard.title')}</h1>
      <ErrorState message={failureText(error)} onRetry={() => void refreshAuth()} />
      <Button variant="quiet" onClick={() => void logout()}>
        {t('guard.logout')}
      </Button>
    </main>
  )
}
