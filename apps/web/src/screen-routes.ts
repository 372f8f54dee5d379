import type { ComponentType } from 'react'
import { MissingScreen } from './components/missing-screen.tsx'
import type { Namespace } from './i18n/i18n.ts'
import type { paths } from './paths.ts'
import { type Fetched, fetched } from './ui/fetched.ts'

/** A lazily loaded screen, together with the texts it starts with; `fetch` loads it ahead of time. */
export function screen<Name extends string>(
  load: () => Promise<Record<Name, ComponentType>>,
  name: Name,
  ...texts: readonly Namespace[]
): Fetched<object> {
  return fetched(load, name, texts, MissingScreen)
}

/** The screen of each address. */
export const screens = {
  login: screen(() => import('./screens/login/login-screen.tsx'), 'LoginScreen', 'auth'),
  register: screen(
    () => import('./screens/register/register-screen.tsx'),
    'RegisterScreen',
    'arrival',
    'auth',
    'errors',
  ),
  callback: screen(() => import('./screens/callback/callback-screen.tsx'), 'CallbackScreen', 'arrival'),
  validate: screen(() => import('./screens/validate/validate-screen.tsx'), 'ValidateScreen', 'arrival'),
  connect: screen(() => import('./screens/connect/connect-screen.tsx'), 'ConnectScreen', 'arrival'),
  join: screen(() => import('./screens/join/join-screen.tsx'), 'JoinScreen', 'arrival'),
  dashboard: screen(() => import('./screens/dashboard/dashboard-screen.tsx'), 'DashboardScreen', 'dashboard'),
  expenses: screen(() => import('./screens/expenses/expenses-screen.tsx'), 'ExpensesScreen', 'expenses'),
  analytics: screen(
    () => import('./screens/analytics/analytics-screen.tsx'),
    'AnalyticsScreen',
    'analytics',
    'dashboard',
  ),
  household: screen(
    () => import('./screens/household/household-screen.tsx'),
    'HouseholdScreen',
    'household',
    'inviting',
  ),
  settings: screen(() => import('./screens/settings/settings-screen.tsx'), 'SettingsScreen', 'settings'),
} as const satisfies Partial<Record<keyof typeof paths, Fetched<object>>>
