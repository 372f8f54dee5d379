import { useEffect, useState } from 'react'
import { useSearchParams } from 'react-router'
import { linkTokenKeys as keys } from '../data/session.ts'

/**
 * The token of a link in a message: read once, then dropped from the address bar, so that it is in no history and no
 * screenshot; kept in this tab for a reload, and for a sign-in where the session turns out to be over.
 */
export function useLinkToken(kind: keyof typeof keys): { token: string; forget: () => void } {
  const [search, setSearch] = useSearchParams()
  const fresh = search.get('token')
  const [token] = useState(() => fresh ?? sessionStorage.getItem(keys[kind]) ?? '')
  useEffect(() => {
    if (fresh === null) return
    sessionStorage.setItem(keys[kind], fresh)
    setSearch({}, { replace: true, preventScrollReset: true })
  }, [fresh, kind, setSearch])
  return { token, forget: () => sessionStorage.removeItem(keys[kind]) }
}
