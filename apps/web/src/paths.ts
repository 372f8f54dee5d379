/** Every address of the web app. */
export const paths = {
  landing: '/',
  /** The landing page with a note that the address does not exist. */
  notFound: '/#not-found',
  privacy: '/privacy',
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
