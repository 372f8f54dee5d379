import { useDeferredValue } from 'react'
import { Navigate, Outlet, useLocation, useSearchParams } from 'react-router'
import { paths } from '../paths.ts'
import { Opening } from '../ui/opening.tsx'
import { useAuth } from './auth-context.tsx'
import { invitedBy } from './invited-by.ts'
import { safePath } from './redirect-path.ts'
import { SessionTrouble } from './session-trouble.tsx'

/** Lets signed-in people through; others go to the login, which is told where they wanted to go. */
export function RequireAuth() {
  const { isLoading, isAuthenticated, error } = useAuth()
  const { pathname, search, hash } = useLocation()
  // What stands behind is drawn in small steps, between which the page answers.
  const isLetIn = useDeferredValue(isAuthenticated)
  if (isLoading || (isAuthenticated && !isLetIn)) return <Opening />
  if (isAuthenticated) return <Outlet />
  if (error) return <SessionTrouble />
  return <Navigate to={paths.login} replace state={{ from: pathname + search + hash }} />
}

/**
 * Lets guests through; signed-in people go where they were on their way to, or to the dashboard. Who has no household
 * and came by an invitation joins by it.
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
