import { Suspense } from 'react'
import { Route, Routes } from 'react-router'
import { useTopOfPage } from './components/use-top-of-page.ts'
import { storedTokens } from './data/tokens.ts'
import { paths } from './paths.ts'
import { screen, screens } from './screen-routes.ts'
import { LoginScreen } from './screens/login/login-screen.tsx'
import { Opening } from './ui/opening.tsx'

/** What every screen that knows of a session stands in. */
const SessionRoutes = screen(() => import('./session-routes.tsx'), 'SessionRoutes', 'shell')

/**
 * Fetches all that an address needs at once, before anything is drawn that would ask for one after the other; done
 * whether it came or not.
 */
export async function fetchScreenAt(address: string, isGuest: boolean): Promise<void> {
  const name = (Object.keys(screens) as (keyof typeof screens)[]).find((each) => paths[each] === address)
  const needed: Promise<unknown>[] = []
  // A guest who signs in or up needs nothing of what stands behind it.
  if (!isGuest || (name !== 'register' && address !== paths.login)) {
    // What all calls stand on comes apart and first: making its schemas is a long enough task by itself.
    const calls = import('./data/request.ts').catch(() => undefined)
    needed.push(calls, SessionRoutes.fetch())
  }
  if (name) needed.push(screens[name].fetch())
  await Promise.all(needed)
}

/**
 * Which screen is at which address. Where there is no session, the ways in are there at once: everything that has to
 * do with one is fetched with the first page that asks who is signed in.
 */
export function AppRoutes() {
  // Drawn again at every change of the address.
  useTopOfPage()
  const isGuest = storedTokens() === null
  return (
    <Suspense fallback={<Opening />}>
      <Routes>
        {isGuest && <Route path={paths.login} element={<LoginScreen />} />}
        {isGuest && <Route path={paths.register} element={<screens.register />} />}
        <Route path="*" element={<SessionRoutes />} />
      </Routes>
    </Suspense>
  )
}
