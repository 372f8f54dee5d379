import { type ReactNode, useMemo } from 'react'
import { useKnownMembers } from '../data/households.ts'
import { useAuth } from '../sign-in/auth-context.tsx'
import { TintsProvider, tintsOf } from '../ui/tints.ts'

/** Gives the members of the household different colours. One's own, known on every screen, is given first. */
export function HouseholdTints({ children }: { children: ReactNode }) {
  const id = useAuth().user?.id
  const members = useKnownMembers()
  const tints = useMemo(() => tintsOf(id ? [id, ...members] : members), [id, members])
  return <TintsProvider value={tints}>{children}</TintsProvider>
}
