import { type ReactNode, useEffect, useRef } from 'react'
import { useTranslation } from '../i18n/use-translation.ts'

interface FormProps {
  className?: string
  onSubmit: () => void
  children: ReactNode
}

/**
 * A form that is checked by its screen: what is wrong gets the focus, and with it comes into view. What the server refuses
 * does so too, unless somebody has gone on typing meanwhile.
 */
export function Form({ className, onSubmit, children }: FormProps) {
  const form = useRef<HTMLFormElement>(null)
  const isSent = useRef(false)

  function showWrong() {
    const wrong = isSent.current && form.current?.querySelector<HTMLElement>('[aria-invalid=true]')
    if (!wrong) return
    isSent.current = false
    wrong.focus()
  }
  useEffect(showWrong)

  return (
    <form
      ref={form}
      noValidate
      className={className}
      onInput={() => {
        isSent.current = false
      }}
      onSubmit={(event) => {
        event.preventDefault()
        isSent.current = true
        onSubmit()
        // Once what is wrong is drawn; it may have been before.
        setTimeout(showWrong)
      }}
    >
      {children}
    </form>
  )
}

/** What is said of a form that was sent while there is no connection. */
export function WaitsForConnection({ when }: { when: boolean }) {
  const { t } = useTranslation('expenses')
  return (
    <p role="status" className="text-sm font-medium text-amber-ink empty:hidden">
      {when && t('dialog.waits')}
    </p>
  )
}
