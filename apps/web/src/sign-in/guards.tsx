import { useDeferredValue } from 'react'
import { Navigate, Outlet, useLocation, useSearchParams } from 'react-router'
import { paths } from '../paths.ts'
import { Opening } from '../ui/opening.tsx'
import { useAuth } from './auth-context.tsx'
import { invitedBy } from './invited-by.ts'
import { safePath } from './redirect-path.ts'
import { SessionTrouble } from './session-trouble.tsx'

/** Lets signed-in people through; others go to the login, which remembers where they wanted to go. */
export function RequireAuth() {
  const { isLoading, isAuthenticated, error } = useAuth()
  const { pathname, search, hash } = useLocation()
  // Deferred, so that the screen behind is rendered in small steps between which the page responds.
  const isLetIn = useDeferredValue(isAuthenticated)
  if (isLoading || (isAuthenticated && !isLetIn)) return <Opening />
  if (isAuthenticated) return <Outlet />
  if (error) return <SessionTrouble />
  return <Navigate to={paths.login} replace state={{ from: pathname + search + hash }} />
}

/**
 * Lets guests through; signed-in people go where they wanted to go, or to the dashboard. Somebody without a household
 * who came with an invitation goes on to join.
 */
export function GuestOnly() {
  const { isLoading, isAuthenticated, user } = useAuth()
  const { state } = useLocation()
  const [search] = useSearchParams()
  const code = invitedBy(search)
  if (isLoading) return <Opening />
  if (!isAuthenticated) return <Outlet />
  const joins = code !== '' && user?.has_household === false
  const target = joins ? `${paths.join}?code=${encodeURIComponent(code)}` : safePath(state?.from)
  return <Navigate to={target} replace />
}
