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

/** A number on one line that is never cut: where there is no room for all of it, it is drawn smaller. */
export function Fitted({ text, children }: FittedProps) {
  return (
    <span className="@container block" style={{ '--digits': digitsWide(text) } as CSSProperties}>
      <span className="fitted">{children}</span>
    </span>
  )
}
