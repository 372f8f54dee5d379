import { useEffect, useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { PlainPage } from '../../components/plain-page.tsx'
import { usePageTitle } from '../../components/use-page-title.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { paths } from '../../paths.ts'
import { finishSignIn } from '../../sign-in/finish-sign-in.ts'
import { LinkButton } from '../../ui/link-button.tsx'
import { PageSpinner } from '../../ui/spinner.tsx'

/** Where Google sends people back to: finishes the sign-in and goes on, or says why it could not. */
export function CallbackScreen() {
  const { t } = useTranslation('arrival')
  const [answer] = useSearchParams()
  const navigate = useNavigate()
  const [error, setError] = useState<string | null>(null)
  usePageTitle(t('callback.page'))

  useEffect(() => {
    let left = false
    // What Google sent along is in no history and no screenshot, whatever becomes of it; `answer` still has it.
    history.replaceState(history.state, '', location.pathname)
    void finishSignIn(answer).then((result) => {
      if (left) return
      if (result.redirectTo)
        void navigate(result.redirectTo, { replace: true, state: result.navigationState })
      else if (!result.success) setError(result.error)
    })
    return () => {
      left = true
    }
  }, [answer, navigate])

  if (error === null) return <PageSpinner label={t('callback.working')} />
  return (
    <PlainPage>
      <div role="alert">
        <h1 className="text-3xl tracking-tighter">{t('callback.failed')}</h1>
        <p className="mt-3 text-lg text-pretty text-ink-soft">{error}</p>
      </div>
      <LinkButton to={paths.login} variant="primary" size="lg" className="mt-8" replace>
        {t('callback.back')}
      </LinkButton>
    </PlainPage>
  )
}
