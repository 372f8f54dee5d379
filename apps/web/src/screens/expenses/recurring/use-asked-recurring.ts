import { useEffect, useEffectEvent } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { recurringAddress } from '../../../shell/ledger-address.ts'

/** Opens the list of recurring expenses once, when a link to the ledger asks for it. */
export function useAskedRecurring(open: () => void): void {
  const { pathname, search, hash } = useLocation()
  const navigate = useNavigate()
  const isAsked = pathname + hash === recurringAddress
  const answer = useEffectEvent(() => {
    // Reloading the ledger, or coming back to it, must not open it again.
    void navigate({ search }, { replace: true })
    open()
  })
  useEffect(() => {
    if (isAsked) answer()
  }, [isAsked])
}
