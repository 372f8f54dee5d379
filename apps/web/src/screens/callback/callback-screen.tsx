import { useEffect, useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { PlainPage } from '../../components/plain-page.tsx'
import { usePageTitle } from '../../components/use-page-title.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { paths } from '../../paths.ts'
import { finishSignIn } from '../../sign-in/finish-sign-in.ts'
import { LinkButton } from '../../ui/link-button.tsx'
import { PageSpinner } from '../../ui/spinner.tsx'

/** The page to which Google redirects: completes the sign-in and continues, or says why it failed. */
export function CallbackScreen() {
  const { t } = useTranslation('arrival')
  const [answer] = useSearchParams()
  const navigate = useNavigate()
  const [error, setError] = useState<string | null>(null)
  usePageTitle(t('callback.page'))

  useEffect(() => {
    let left = false
    // Google's parameters are removed from the history and from screenshots, whatever happens next; `answer` still has
    // them.
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
