import { type ReactNode, useEffect, useRef } from 'react'
import { useTranslation } from '../i18n/use-translation.ts'

interface FormProps {
  className?: string
  onSubmit: () => void
  children: ReactNode
}

/**
 * A form that its screen validates: the first invalid field gets the focus and scrolls into view. The same applies to
 * fields refused by the server, unless somebody has gone on typing meanwhile.
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
        // After the errors have been rendered.
        setTimeout(showWrong)
      }}
    >
      {children}
    </form>
  )
}

/** Says that a submitted form is waiting for a connection. */
export function WaitsForConnection({ when }: { when: boolean }) {
  const { t } = useTranslation('expenses')
  return (
    <p role="status" className="text-sm font-medium text-amber-ink empty:hidden">
      {when && t('dialog.waits')}
    </p>
  )
}
