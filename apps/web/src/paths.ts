/** Every address of the web app. */
export const paths = {
  landing: '/',
  /** The landing page telling of an address that leads nowhere. */
  notFound: '/#not-found',
  login: '/login',
  register: '/register',
  callback: '/auth/callback',
  validate: '/validate',
  connect: '/connect',
  join: '/join',
  dashboard: '/dashboard',
  expenses: '/expenses',
  analytics: '/analytics',
  household: '/household',
  settings: '/settings',
} as const
