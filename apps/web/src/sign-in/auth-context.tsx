import { limits, type UserInfo } from '@casita/contract'
import { useQueryClient } from '@tanstack/react-query'
import { createContext, type ReactNode, use, useCallback, useEffect, useMemo, useState } from 'react'
import { useNavigate } from 'react-router'
import { meQuery, sendLogout, useMe } from '../data/auth.ts'
import { watchDay } from '../data/day-watch.ts'
import { isMobileAgent } from '../data/headers.ts'
import { listenLive } from '../data/live.ts'
import { closeSession, keepSession, onSession } from '../data/session.ts'
import { invalidate } from '../data/stale.ts'
import { noteHousehold, storedTokens } from '../data/tokens.ts'
import { setLanguage } from '../i18n/i18n.ts'
import { paths } from '../paths.ts'

/** The signed-in person, and the actions on the session. */
export interface Auth {
  user: UserInfo | null
  isAuthenticated: boolean
  /** True until it is known whether somebody is signed in. */
  isLoading: boolean
  /** Why the signed-in person could not be loaded, although the session may be valid. */
  error: Error | null
  logout: () => Promise<void>
  /** Refetches the signed-in person. */
  refreshAuth: () => Promise<void>
  hasValidTokens: () => boolean
}

const AuthContext = createContext<Auth | null>(null)

/** Pages that are not left when a session is lost. */
const keepOnLoss: readonly string[] = [paths.login, paths.register, paths.callback, paths.join]

const hasValidTokens = () => storedTokens() !== null

/**
 * Whether there may be a session. Without tokens there is none, which is known at once; with tokens it is 'unknown'
 * until the first check, which waits for the delay that the specification demands.
 */
function useSessionPhase() {
  const [phase, setPhase] = useState<'unknown' | 'in' | 'out'>(hasValidTokens() ? 'unknown' : 'out')
  const client = useQueryClient()
  const navigate = useNavigate()

  useEffect(() => {
    // The delay counts from the start of the page, so the time it took to load is subtracted.
    const delay = Math.max(0, limits.sessionCheckDelay - performance.now())
    const look = setTimeout(() => setPhase(hasValidTokens() ? 'in' : 'out'), delay)
    const stopListening = onSession((event) => {
      switch (event) {
        case 'started':
          client.clear()
          return setPhase('in')
        case 'renewed':
          return setPhase('in')
        case 'lost':
        case 'closed':
          client.clear()
          setPhase('out')
          if (event === 'lost' && !keepOnLoss.includes(location.pathname)) {
            void navigate(paths.login, { replace: true })
          }
          return
        default:
          event satisfies never
      }
    })
    return () => {
      clearTimeout(look)
      stopListening()
    }
  }, [client, navigate])

  useEffect(() => (phase === 'in' ? keepSession() : undefined), [phase])
  return phase
}

/** Provides the signed-in person; must be inside the router and the query client. */
export function AuthProvider({ children }: { children: ReactNode }) {
  const phase = useSessionPhase()
  const client = useQueryClient()
  const { data, error, isPending } = useMe(phase === 'in')
  const user = phase === 'in' ? (data ?? null) : null
  const userId = user?.id
  const language = user?.preferred_language
  const hasHousehold = user?.has_household

  useEffect(() => {
    if (!language) return undefined
    // Without a connection, the interface stays as it is until there is one.
    const outdated = new AbortController()
    const speak = () =>
      void setLanguage(language).catch(() =>
        window.addEventListener('online', speak, { once: true, signal: outdated.signal }),
      )
    speak()
    return () => outdated.abort()
  }, [language])

  useEffect(() => {
    if (hasHousehold !== undefined) noteHousehold(hasHousehold)
    if (hasHousehold !== false) return undefined
    // In the next household, nothing of the previous one may be shown even for a moment.
    return () => client.removeQueries({ type: 'inactive' })
  }, [client, hasHousehold])

  const refreshAuth = useCallback(async () => {
    await client.invalidateQueries({ queryKey: meQuery.queryKey })
  }, [client])

  useEffect(() => {
    if (!userId) return undefined
    // Either the session or only the membership has ended: refetching tells which, and a lost session ends itself.
    return listenLive(client, { onEnded: () => void client.invalidateQueries() })
  }, [client, userId])

  const timeZone = user?.timezone
  useEffect(() => {
    if (!userId) return undefined
    // What the server has computed for today is about yesterday now, and perhaps about last month.
    return watchDay(timeZone, () => invalidate(client))
  }, [client, userId, timeZone])

  const logout = useCallback(async () => {
    const told = sendLogout()
    closeSession()
    if (isMobileAgent()) setTimeout(() => location.assign(paths.login), limits.mobileLogoutDelay)
    // This browser forgets the session in any case; if the server cannot be reached, the tokens expire by themselves.
    await told.catch(() => undefined)
  }, [])

  const auth = useMemo<Auth>(
    () => ({
      user,
      isAuthenticated: user !== null,
      isLoading: phase === 'unknown' || (phase === 'in' && isPending),
      error: phase === 'in' ? error : null,
      logout,
      refreshAuth,
      hasValidTokens,
    }),
    [user, phase, isPending, error, logout, refreshAuth],
  )
  return <AuthContext value={auth}>{children}</AuthContext>
}

/** The signed-in person; throws outside of `AuthProvider`. */
export function useAuth(): Auth {
  const auth = use(AuthContext)
  if (!auth) throw new Error('useAuth must be used within an AuthProvider')
  return auth
}
