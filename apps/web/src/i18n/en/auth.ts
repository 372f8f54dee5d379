/** The sign-in with Google, and what waits behind it. */
export const auth = {
  signIn: 'Sign In',
  languageUnavailable: 'We could not change the language. Please check your connection.',
  google: { signIn: 'Sign in with Google', signUp: 'Sign up with Google', waiting: 'Signing in...' },
  side: {
    label: 'What Casita does',
    title: 'The house keeps count. You get on with your day.',
    features: {
      tracking: {
        title: 'Smart tracking',
        text: 'One WhatsApp message is enough. Casita finds the amount, the category and the day.',
      },
      analytics: {
        title: 'Visual analytics',
        text: 'Where the month goes, and how it compares with the last one.',
      },
      family: {
        title: 'Family collaboration',
        text: 'Everyone adds their own, and the household sees a single number.',
      },
      budgets: {
        title: 'Budget goals',
        text: 'Set a limit per category and Casita lets you know in the chat.',
      },
    },
  },
  login: {
    page: 'Sign in',
    title: 'Welcome back',
    text: 'Use the Google account that you registered with.',
    privacy: 'No passwords. From Google we see your name, email address and picture.',
    kept: 'What Casita keeps, and who sees it',
    new: 'No casita yet?',
    create: 'Create a free account',
    ended: 'Your session has ended. Sign in again to pick up where you left off.',
    errorTitle: 'We could not sign you in with Google',
    error: 'Login failed. Please try again.',
  },
}
