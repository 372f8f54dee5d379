import type { ReactNode } from 'react'
import { Wordmark } from './wordmark.tsx'

/** A page with one thing to say. */
export function PlainPage({ children }: { children: ReactNode }) {
  return (
    <div className="mx-auto flex min-h-dvh w-[min(35rem,100%-40px)] flex-col py-6">
      <header>
        <Wordmark />
      </header>
      <main className="my-auto py-10">{children}</main>
    </div>
  )
}
