import { Suspense } from 'react'
import { Route, Routes, useLocation } from 'react-router'
import { storedTokens } from './data/tokens.ts'
import { paths } from './paths.ts'
import { screen } from './screen.ts'
import { PageSpinner } from './ui/spinner.tsx'

const Login = screen(() => import('./screens/login/login-screen.tsx'), 'LoginScreen')
const Register = screen(() => import('./screens/register/register-screen.tsx'), 'RegisterScreen')
const SessionRoutes = screen(() => import('./session-routes.tsx'), 'SessionRoutes')

/**
 * Which screen is at which address. Where there is no session, the ways in are there at once: everything that has to
 * do with one is fetched with the first page that asks who is signed in.
 */
export function AppRoutes() {
  // Asked again at every change of the address.
  useLocation()
  const isGuest = storedTokens() === null
  return (
    <Suspense fallback={<PageSpinner />}>
      <Routes>
        {isGuest && <Route path={paths.login} element={<Login />} />}
        {isGuest && <Route path={paths.register} element={<Register />} />}
        <Route path="*" element={<SessionRoutes />} />
      </Routes>
    </Suspense>
  )
}
