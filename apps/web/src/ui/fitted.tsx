import type { CSSProperties, ReactNode } from 'react'

/** How wide a text is, in digits: points, commas and spaces take half of one. */
function digitsWide(text: string): number {
  return [...text].reduce((width, sign) => width + (/[.,\s]/.test(sign) ? 0.5 : 1), 0)
}

interface FittedProps {
  /** The number as it can be read. */
  text: string
  /** The same, as it looks. */
  children: ReactNode
}

/** For what has the class `fitted` in a container that stands there anyway. */
export function fittedIn(text: string): CSSProperties {
  return { '--digits': digitsWide(text) } as CSSProperties
}

/** A number on one line that is never cut: where there is no room for all of it, it is drawn smaller. */
export function Fitted({ text, children }: FittedProps) {
  return (
    <span className="@container block" style={fittedIn(text)}>
      <span className="fitted">{children}</span>
    </span>
  )
}
