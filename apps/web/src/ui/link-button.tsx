import type { ComponentProps } from 'react'
import { Link } from 'react-router'
import { type ButtonLook, buttonClass } from './button-class.ts'

/** A link inside the app that looks like a button. */
export function LinkButton({
  variant,
  size,
  wide,
  className,
  ...rest
}: ComponentProps<typeof Link> & ButtonLook) {
  return <Link {...rest} className={buttonClass({ variant, size, wide, className })} />
}

/** A link to another site, such as the chat, that looks like a button. */
export function ExternalLinkButton({
  variant,
  size,
  wide,
  className,
  children,
  ...rest
}: ComponentProps<'a'> & ButtonLook) {
  return (
    <a
      target="_blank"
      rel="noopener noreferrer"
      {...rest}
      className={buttonClass({ variant, size, wide, className })}
    >
      {children}
    </a>
  )
}
