import { type ReactNode, useId } from 'react'

interface SheetProps {
  title: string
  /** What stands beside the heading. */
  action?: ReactNode
  /** Whether the parts are stacked with space between them. */
  spaced?: boolean
  children: ReactNode
}

/** A section of a page on a raised sheet, with its heading. */
export function Sheet({ title, action, spaced, children }: SheetProps) {
  const id = useId()
  return (
    <section
      aria-labelledby={id}
      className="min-w-0 rounded-[18px] border border-line bg-surface p-5 md:rounded-lg md:px-8 md:py-6"
    >
      <div className="flex items-center justify-between gap-4">
        <h2 id={id} className="text-lg">
          {title}
        </h2>
        {action}
      </div>
      {spaced ? <div className="mt-5 grid grid-cols-1 gap-5">{children}</div> : children}
    </section>
  )
}
