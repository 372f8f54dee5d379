import type { ReactNode } from 'react'

/** One subject of the settings. */
export function Sheet({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="rounded-[18px] border border-line bg-surface p-5 md:rounded-lg md:p-8">
      <h2 className="text-lg">{title}</h2>
      <div className="mt-5 grid grid-cols-1 gap-5">{children}</div>
    </section>
  )
}
