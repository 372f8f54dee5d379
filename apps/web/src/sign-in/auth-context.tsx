import { limits, type UserInfo } from '@casita/contract'
import { useQueryClient } from '@tanstack/react-query'
import { createContext, type ReactNode, use, useCallback, useEffect, useMemo, useState } from 'react'
import { useNavigate } from 'react-router'
import { meQuery, sendLogout, useMe } from '../data/auth.ts'
import { isMobileAgent } from '../data/headers.ts'
import { listenLive } from '../data/live.ts'
import { closeSession, keepSession, onSession } from '../data/session.ts'
import { noteHousehold, storedTokens } from '../data/tokens.ts'
import { setLanguage } from '../i18n/i18n.ts'
import { paths } from '../paths.ts'

/** Who is signed in, and what can be done about it. */
export interface Auth {
  user: UserInfo | null
  isAuthenticated: boolean
  /** True until it is known whether anybody is signed in. */
  isLoading: boolean
  /** Why the signed-in person could not be loaded, although the session may be good. */
  error: Error | null
  logout: () => Promise<void>
  /** Asks the server again who is signed in. */
  refreshAuth: () => Promise<void>
  hasValidTokens: () => boolean
}

const AuthContext = createContext<Auth | null>(null)

/** Pages that stay where they are when a session is lost. */
const keepOnLoss: readonly string[] = [paths.login, paths.register, paths.callback, paths.join]

const hasValidTokens = () => storedTokens() !== null

/**
 * Whether a session may be there. Without tokens there is none, which is known at once; with them it is 'unknown'
 * until the first look, which waits a moment as the specification says.
 */
function useSessionPhase() {
  const [phase, setPhase] = useState<'unknown' | 'in' | 'out'>(hasValidTokens() ? 'unknown' : 'out')
  const client = useQueryClient()
  const navigate = useNavigate()

  useEffect(() => {
    // The delay counts from the start of the page: what it took to load until here has been waited for already.
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

/** Provides who is signed in; needs the router and the query client around it. */
export function AuthProvider({ children }: { children: ReactNode }) {
  const phase = useSessionPhase()
  const client = useQueryClient()
  const { data, error, isPending } = useMe(phase === 'in')
  const user = phase === 'in' ? (data ?? null) : null
  const userId = user?.id
  const language = user?.preferred_language
  const hasHousehold = user?.has_household

  useEffect(() => {
    if (language) void setLanguage(language)
  }, [language])

  useEffect(() => {
    if (hasHousehold !== undefined) noteHousehold(hasHousehold)
  }, [hasHousehold])

  const refreshAuth = useCallback(async () => {
    await client.invalidateQueries({ queryKey: meQuery.queryKey })
  }, [client])

  useEffect(() => {
    if (!userId) return undefined
    // The session or only the membership may be over: who we are tells, and a lost session ends itself on the way.
    return listenLive(client, { onEnded: () => void client.invalidateQueries() })
  }, [client, userId])

  const logout = useCallback(async () => {
    const told = sendLogout()
    closeSession()
    if (isMobileAgent()) setTimeout(() => location.assign(paths.login), limits.mobileLogoutDelay)
    // The browser has forgotten the session whatever the server says; without its answer the tokens end by themselves.
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

/** Who is signed in; raises an error outside of `AuthProvider`. */
export function useAuth(): Auth {
  const auth = use(AuthContext)
  if (!auth) throw new Error('useAuth must be used within an AuthProvider')
  return auth
}
