import { type ReactNode, useEffect, useRef } from 'react'
import { useTranslation } from '../i18n/use-translation.ts'
import { Actions } from './actions.tsx'
import { Button } from './button.tsx'

interface FormProps {
  /** Lays out the fields. */
  className?: string
  onSubmit: () => void
  /** The buttons of a form in a dialog; in a drawer they stay in sight while the fields scroll. */
  actions?: ReactNode
  /** Adds a button that cancels; while the form waits for a connection, it only closes, because it will be saved. */
  onCancel?: () => void
  /** Whether it was submitted and waits for a connection. */
  waits?: boolean
  children: ReactNode
}

/**
 * A form that its screen validates: the first invalid field gets the focus and scrolls into view. The same applies to
 * fields refused by the server, unless somebody has gone on typing meanwhile.
 */
export function Form({ className, onSubmit, actions, onCancel, waits = false, children }: FormProps) {
  const { t } = useTranslation()
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
      <div className={className}>{children}</div>
      {actions && (
        <div className="form-end">
          <WaitsForConnection when={waits} />
          <Actions>
            {onCancel && <Button onClick={onCancel}>{t(waits ? 'close' : 'cancel')}</Button>}
            {actions}
          </Actions>
        </div>
      )}
    </form>
  )
}

/** Says that a submitted form is waiting for a connection. */
export function WaitsForConnection({ when }: { when: boolean }) {
  const { t } = useTranslation('expenses')
  return (
    <p role="status" className="pb-2 text-sm font-medium text-amber-ink empty:hidden">
      {when && t('dialog.waits')}
    </p>
  )
}
