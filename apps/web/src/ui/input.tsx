import type { ComponentProps } from 'react'
import { cx } from './cx.ts'

/** The class of every text field and select. */
export const controlClass =
  'w-full min-h-12 rounded-sm border border-edge bg-surface px-3.5 py-2.5 text-md aria-invalid:border-terracotta-ink disabled:bg-sunken disabled:text-ink-soft'

/** A single-line text field. */
export function Input({ className, ...rest }: ComponentProps<'input'>) {
  return <input type="text" {...rest} className={cx(controlClass, className)} />
}

/** A multi-line text field. */
export function TextArea({ className, ...rest }: ComponentProps<'textarea'>) {
  return <textarea rows={3} {...rest} className={cx(controlClass, className)} />
}
