import { useEffect, useState } from 'react'
import { useFailureText } from '../i18n/failure-text.ts'
import { loadTexts } from '../i18n/i18n.ts'
import { useTranslation } from '../i18n/use-translation.ts'
import type { SignInStart } from '../sign-in/start-sign-in.ts'

/** The code of the sign-in is fetched only when the button is pressed. */
async function start(flow: SignInStart): Promise<void> {
  const [{ startSignIn }] = await Promise.all([
    import('../sign-in/start-sign-in.ts'),
    loadTexts('errors', 'shell'),
  ])
  await startSignIn(flow)
}

/** Sends the browser to Google. `busy` is true until it has left; `error` says why it could not. */
export function useGoogleSignIn(): {
  busy: boolean
  error: string | null
  leave: (flow: SignInStart) => void
} {
  const { t } = useTranslation('auth')
  const failureText = useFailureText()
  const [busy, setBusy] = useState(false)
  const [error, setError] = useState<string | null>(null)

  useEffect(() => {
    // A page restored by the back button is still busy from before.
    const wake = (event: PageTransitionEvent) => event.persisted && setBusy(false)
    window.addEventListener('pageshow', wake)
    return () => window.removeEventListener('pageshow', wake)
  }, [])

  const leave = (flow: SignInStart) => {
    setBusy(true)
    setError(null)
    start(flow).catch((failure: unknown) => {
      setError(failureText(failure, t('login.error')))
      setBusy(false)
    })
  }
  return { busy, error, leave }
}
