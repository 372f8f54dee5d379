import { QueryClientProvider } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { Route, Routes } from 'react-router'
import { createQueryClient } from './data/query-client.ts'
import { paths } from './paths.ts'
import { screen } from './screen.ts'
import { Shell } from './shell/shell.tsx'
import { AuthProvider } from './sign-in/auth-context.tsx'
import { GuestOnly, RequireAuth } from './sign-in/guards.tsx'
import { PageSpinner } from './ui/spinner.tsx'
import { Toaster } from './ui/toaster.tsx'

const Login = screen(() => import('./screens/login/login-screen.tsx'), 'LoginScreen')
const Register = screen(() => import('./screens/register/register-screen.tsx'), 'RegisterScreen')
const Callback = screen(() => import('./screens/callback/callback-screen.tsx'), 'CallbackScreen')
const Validate = screen(() => import('./screens/validate/validate-screen.tsx'), 'ValidateScreen')
const Connect = screen(() => import('./screens/connect/connect-screen.tsx'), 'ConnectScreen')
const Join = screen(() => import('./screens/join/join-screen.tsx'), 'JoinScreen')
const Dashboard = screen(() => import('./screens/dashboard/dashboard-screen.tsx'), 'DashboardScreen')
const Expenses = screen(() => import('./screens/expenses/expenses-screen.tsx'), 'ExpensesScreen')
const Analytics = screen(() => import('./screens/analytics/analytics-screen.tsx'), 'AnalyticsScreen')
const Household = screen(() => import('./screens/household/household-screen.tsx'), 'HouseholdScreen')
const Settings = screen(() => import('./screens/settings/settings-screen.tsx'), 'SettingsScreen')

/** The landing page is a page of its own, prerendered, outside of the app. */
function LeaveForLanding() {
  useEffect(() => location.replace(paths.landing), [])
  return <PageSpinner />
}

/** The screens that know of a session, and who may see them; any unknown address leads to the landing page. */
export function SessionRoutes() {
  const [client] = useState(createQueryClient)
  return (
    <QueryClientProvider client={client}>
      <AuthProvider>
        <Routes>
          <Route element={<GuestOnly />}>
            <Route path={paths.login} element={<Login />} />
            <Route path={paths.register} element={<Register />} />
          </Route>
          <Route element={<RequireAuth />}>
            <Route element={<Shell />}>
              <Route path={paths.dashboard} element={<Dashboard />} />
              <Route path={paths.expenses} element={<Expenses />} />
              <Route path={paths.analytics} element={<Analytics />} />
              <Route path={paths.household} element={<Household />} />
              <Route path={paths.settings} element={<Settings />} />
            </Route>
          </Route>
          <Route path={paths.callback} element={<Callback />} />
          <Route path={paths.validate} element={<Validate />} />
          <Route path={paths.connect} element={<Connect />} />
          <Route path={paths.join} element={<Join />} />
          <Route path="*" element={<LeaveForLanding />} />
        </Routes>
        <Toaster />
      </AuthProvider>
    </QueryClientProvider>
  )
}
