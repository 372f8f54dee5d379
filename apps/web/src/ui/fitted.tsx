import type { CSSProperties, ReactNode } from 'react'

/** The approximate width of a text, in digits: points, commas and spaces count as half. */
function digitsWide(text: string): number {
  return [...text].reduce((width, sign) => width + (/[.,\s]/.test(sign) ? 0.5 : 1), 0)
}

interface FittedProps {
  /** The number as text, to measure it. */
  text: string
  /** The same number, formatted. */
  children: ReactNode
}

/** The style for an element with the class `fitted` whose container exists already. */
export function fittedIn(text: string): CSSProperties {
  return { '--digits': digitsWide(text) } as CSSProperties
}

/** A number on one line that is never cut off: if there is not enough room, it is set smaller. */
export function Fitted({ text, children }: FittedProps) {
  return (
    <span className="@container block" style={fittedIn(text)}>
      <span className="fitted">{children}</span>
    </span>
  )
}
