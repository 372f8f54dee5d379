import { Suspense } from 'react'
import { Route, Routes } from 'react-router'
import { useTopOfPage } from './components/use-top-of-page.ts'
import { storedTokens } from './data/tokens.ts'
import { paths } from './paths.ts'
import { screen, screens } from './screen-routes.ts'
import { Opening } from './ui/opening.tsx'

/** The frame of every screen that needs to know about a session. */
const SessionRoutes = screen(() => import('./session-routes.tsx'), 'SessionRoutes', 'shell')

/**
 * Fetches everything that an address needs at once, before rendering would request it piece by piece. Resolves whether
 * or not it arrived.
 */
export async function fetchScreenAt(address: string, isGuest: boolean): Promise<void> {
  const name = (Object.keys(screens) as (keyof typeof screens)[]).find((each) => paths[each] === address)
  const needed: Promise<unknown>[] = []
  // A guest who signs in or registers needs nothing of the signed-in screens.
  if (!isGuest || (name !== 'register' && name !== 'login')) {
    // The request layer is loaded first and separately: building its schemas is a long task of its own.
    const calls = import('./data/request.ts').catch(() => undefined)
    needed.push(calls, SessionRoutes.fetch())
  }
  if (name) needed.push(screens[name].fetch())
  await Promise.all(needed)
}

/**
 * The routes. Without a session the sign-in pages render at once; the session's code is fetched with the first page
 * that needs to know who is signed in.
 */
export function AppRoutes() {
  // Runs at every change of the address.
  useTopOfPage()
  const isGuest = storedTokens() === null
  return (
    <Suspense fallback={<Opening />}>
      <Routes>
        {isGuest && <Route path={paths.login} element={<screens.login />} />}
        {isGuest && <Route path={paths.register} element={<screens.register />} />}
        <Route path="*" element={<SessionRoutes />} />
      </Routes>
    </Suspense>
  )
}
