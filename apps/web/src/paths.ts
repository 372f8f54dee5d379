/** Every address of the web app. */
export const paths = {
  landing: '/',
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

/** Where on the landing page an address that leads nowhere is told of. */
export const notFoundAnchor = 'not-found'
