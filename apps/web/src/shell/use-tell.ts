import { useEffect, useRef } from 'react'
import { useFailureText } from '../i18n/failure-text.ts'
import { useTranslation } from '../i18n/use-translation.ts'
import { showToast, type Toast } from '../ui/toast.ts'

/** What a toast says of a change. */
interface Outcome<Answer> {
  /** Of a success; left out where the screen shows it by itself. */
  done?: (answer: Answer) => Toast
  /** Of a failure that has no words of its own; without it only that something went wrong. */
  failed?: string
  duration?: number
  /** Whoever is still there is told in place: the toast is only for those who are not. */
  inPlace?: boolean
}

/**
 * Tells by a toast how a change went, also to whoever has closed meanwhile what they began it in: it is given the
 * promise of `mutateAsync`, as what `mutate` is told to do then is never done.
 */
export function useTell() {
  const { t } = useTranslation()
  const failureText = useFailureText()
  const here = useRef(false)
  useEffect(() => {
    here.current = true
    return () => {
      here.current = false
    }
  }, [])
  return <Answer>(change: Promise<Answer>, { done, failed, duration, inPlace }: Outcome<Answer>) => {
    const isTold = () => inPlace && here.current
    change.then(
      (answer) => {
        if (done && !isTold()) showToast(done(answer))
      },
      (error: unknown) => {
        if (isTold()) return
        showToast({ title: t('error'), description: failureText(error, failed), tone: 'error', duration })
      },
    )
  }
}
