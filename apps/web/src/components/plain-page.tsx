import type { ReactNode } from 'react'
import { VillageCorner } from './village.tsx'
import { Wordmark } from './wordmark.tsx'

/** A page with a single message, above the illustrated street. */
export function PlainPage({ children }: { children: ReactNode }) {
  return (
    <div className="mx-auto flex min-h-dvh w-[min(35rem,100%-40px)] flex-col pt-6">
      <header>
        <Wordmark />
      </header>
      <main className="my-auto py-10">{children}</main>
      <VillageCorner className="street max-h-[22vh]" />
    </div>
  )
}
