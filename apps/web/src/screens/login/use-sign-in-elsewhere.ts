import { useEffect } from 'react'
import { concernsTokens, storedTokens } from '../../data/tokens.ts'

/** Loads the page again, which then lets the person in, once somebody signs in in another tab. */
export function useSignInElsewhere(): void {
  useEffect(() => {
    const onStorage = (event: StorageEvent) => {
      if (concernsTokens(event) && event.newValue !== null && storedTokens()) location.reload()
    }
    window.addEventListener('storage', onStorage)
    return () => window.removeEventListener('storage', onStorage)
  }, [])
}
