import { useEffect, useEffectEvent } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { recurringAddress } from '../../../shell/ledger-address.ts'

/** Opens the list of what comes back where a link to the ledger asked for it, once. */
export function useAskedRecurring(open: () => void): void {
  const { pathname, search, hash } = useLocation()
  const navigate = useNavigate()
  const isAsked = pathname + hash === recurringAddress
  const answer = useEffectEvent(() => {
    // Whoever reloads the ledger, or comes back to it, has not asked again.
    void navigate({ search }, { replace: true })
    open()
  })
  useEffect(() => {
    if (isAsked) answer()
  }, [isAsked])
}
