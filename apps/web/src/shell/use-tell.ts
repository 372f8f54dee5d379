import { use, useEffect, useRef } from 'react'
import { type FailureCode, ProblemError } from '../data/problem-error.ts'
import { useFailureText } from '../i18n/failure-text.ts'
import { useTranslation } from '../i18n/use-translation.ts'
import { IsOpen } from '../ui/modal.ts'
import { showToast, type Toast } from '../ui/toast.ts'

/** The toasts about the outcome of a change. */
interface Outcome<Answer> {
  /** The toast of a success; absent if the screen shows it by itself. */
  done?: (answer: Answer) => Toast
  /** The text for a failure without its own; by default, that something went wrong. */
  failed?: string
  /** Texts for failures that mean something more precise here. */
  reasons?: Partial<Record<FailureCode, string>>
  duration?: number
  /** Whether the component itself shows the outcome while it is on the screen, so that the toast is only for afterwards. */
  inPlace?: boolean
}

/**
 * Reports the outcome of a change by a toast, even if the dialog that started it has been closed. It takes the promise
 * of `mutateAsync`, because the callbacks given to `mutate` are not called after unmounting.
 */
export function useTell() {
  const { t } = useTranslation()
  const failureText = useFailureText()
  // A drawer that slides out is still mounted, but nobody reads it any more.
  const isOpen = use(IsOpen)
  const here = useRef(false)
  useEffect(() => {
    here.current = isOpen
    return () => {
      here.current = false
    }
  }, [isOpen])
  return <Answer>(change: Promise<Answer>, { done, failed, reasons, duration, inPlace }: Outcome<Answer>) => {
    const isTold = () => inPlace && here.current
    change.then(
      (answer) => {
        if (done && !isTold()) showToast(done(answer))
      },
      (error: unknown) => {
        if (isTold()) return
        const reason = error instanceof ProblemError && reasons?.[error.code]
        const description = reason || failureText(error, failed)
        showToast({ title: t('error'), description, tone: 'error', duration })
      },
    )
  }
}
