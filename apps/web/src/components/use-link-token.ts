import { useEffect, useState } from 'react'
import { useSearchParams } from 'react-router'
import { linkTokenKeys as keys } from '../data/session.ts'

/**
 * Returns the token of a link from a message. It is read once and then removed from the address bar, so that it
 * appears in no history and no screenshot. The tab keeps it for a reload, and for a sign-in if the session turns out
 * to be over.
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
