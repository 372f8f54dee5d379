/** The frame around every signed-in screen. */
export const shell = {
  greeting: 'Hi, {{name}}',
  nav: {
    label: 'Main',
    menu: 'Open menu',
    drawer: 'Menu',
    dashboard: 'Overview',
    expenses: 'Expenses',
    analytics: 'Analytics',
    household: 'Household',
    settings: 'Settings',
    dashboardHint: 'View overview',
    expensesHint: 'Manage expenses',
    analyticsHint: 'See the longer view',
    householdHint: 'Manage categories',
    settingsHint: 'Manage preferences',
  },
  user: { menu: 'Menu of {{name}}', settings: 'Settings', logout: 'Log out' },
  guard: {
    title: 'We could not load your account',
    logout: 'Log out',
  },
  pill: {
    offline: 'No connection',
    connected: 'WhatsApp connected',
    connectedShort: 'Connected',
    disconnected: 'Connect WhatsApp',
    disconnectedShort: 'Connect',
    unverified: 'Verify your phone number first, then you can connect WhatsApp.',
  },
}
