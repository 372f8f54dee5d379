import { type ComponentType, createElement, type ReactNode, use } from 'react'
import { markKept } from './i18n/coming.ts'
import { loadTexts, type Namespace } from './i18n/i18n.ts'
import type { paths } from './paths.ts'

interface Screen {
  (): ReactNode
  /** Fetches it now, with its texts, so that it is there when it is drawn; done whether it came or not. */
  fetch: () => Promise<void>
}

/**
 * What is fetched, with the texts that it begins with, when it is first drawn. Unlike React's `lazy` it is drawn at
 * once where it has been fetched before: whoever has shown a fallback waits 300 ms until the next part may appear.
 */
export function screen<Name extends string>(
  load: () => Promise<Record<Name, ComponentType>>,
  name: Name,
  ...texts: readonly Namespace[]
): Screen {
  let coming: Promise<ComponentType> | undefined
  function begin(): Promise<ComponentType> {
    const both = Promise.all([load(), loadTexts(...texts)])
    const promise: Promise<ComponentType> = both.then(([module]) => markKept(promise, module[name]))
    coming = promise
    return promise
  }
  async function fetch(): Promise<void> {
    try {
      await (coming ?? begin())
    } catch {
      // What does not come now is asked for again, and complained about, when it is drawn.
      coming = undefined
    }
  }
  const Screen = () => createElement(use(coming ?? begin()))
  return Object.assign(Screen, { fetch })
}

/** The screen of each address but the sign-in, which comes with the app. */
export const screens = {
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
  household: screen(() => import('./screens/household/household-screen.tsx'), 'HouseholdScreen', 'household'),
  settings: screen(() => import('./screens/settings/settings-screen.tsx'), 'SettingsScreen', 'settings'),
} as const satisfies Partial<Record<keyof typeof paths, Screen>>
