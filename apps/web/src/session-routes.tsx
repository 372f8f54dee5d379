import { QueryClientProvider } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { Route, Routes } from 'react-router'
import { createQueryClient } from './data/query-client.ts'
import { paths } from './paths.ts'
import { screens } from './screen-routes.ts'
import { Shell } from './shell/shell.tsx'
import { AuthProvider } from './sign-in/auth-context.tsx'
import { GuestOnly, RequireAuth } from './sign-in/guards.tsx'
import { whenLater } from './ui/fetched-later.ts'
import { Opening } from './ui/opening.tsx'
import { Toaster } from './ui/toaster.tsx'

/** The landing page is a prerendered page outside of the app; it says that an address does not exist. */
function LeaveForLanding() {
  useEffect(() => {
    location.replace(location.pathname === paths.landing ? paths.landing : paths.notFound)
  }, [])
  return <Opening />
}

// Whoever has opened one screen may open the others, possibly without a connection, so they are prefetched.
for (const name of ['dashboard', 'expenses', 'analytics', 'household', 'settings'] as const)
  whenLater(screens[name].fetch)

/** The signed-in screens and who may see them; an unknown address leads to the landing page, which says so. */
export function SessionRoutes() {
  const [client] = useState(createQueryClient)
  return (
    <QueryClientProvider client={client}>
      <AuthProvider>
        <Routes>
          <Route element={<GuestOnly />}>
            <Route path={paths.login} element={<screens.login />} />
            <Route path={paths.register} element={<screens.register />} />
          </Route>
          <Route element={<RequireAuth />}>
            <Route element={<Shell />}>
              <Route path={paths.dashboard} element={<screens.dashboard />} />
              <Route path={paths.expenses} element={<screens.expenses />} />
              <Route path={paths.analytics} element={<screens.analytics />} />
              <Route path={paths.household} element={<screens.household />} />
              <Route path={paths.settings} element={<screens.settings />} />
            </Route>
          </Route>
          <Route path={paths.callback} element={<screens.callback />} />
          <Route path={paths.validate} element={<screens.validate />} />
          <Route path={paths.connect} element={<screens.connect />} />
          <Route path={paths.join} element={<screens.join />} />
          <Route path="*" element={<LeaveForLanding />} />
        </Routes>
        <Toaster />
      </AuthProvider>
    </QueryClientProvider>
  )
}
