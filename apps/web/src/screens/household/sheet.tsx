import type { ReactNode } from 'react'

interface SheetProps {
  /** The id of the heading. */
  id: string
  title: string
  /** What stands beside the heading. */
  action?: ReactNode
  children: ReactNode
}

/** One of the household's sheets below its categories. */
export function Sheet({ id, title, action, children }: SheetProps) {
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
      {children}
    </section>
  )
}
