import type { ReactNode } from 'react'

interface FormProps {
  className?: string
  onSubmit: () => void
  children: ReactNode
}

/** A form that is checked by its screen: what is wrong gets the focus, and with it comes into view. */
export function Form({ className, onSubmit, children }: FormProps) {
  return (
    <form
      noValidate
      className={className}
      onSubmit={(event) => {
        event.preventDefault()
        const form = event.currentTarget
        onSubmit()
        // Once what is wrong is drawn.
        setTimeout(() => form.querySelector<HTMLElement>('[aria-invalid=true]')?.focus())
      }}
    >
      {children}
    </form>
  )
}
