import { useLocation } from 'react-router'

/** What the navigation to a sign-in screen carries along. */
interface SignInState {
  error: string | null
  message: string | null
  /** Where the person wanted to go. */
  from: string | null
}

function text(state: unknown, key: string): string | null {
  const value: unknown = typeof state === 'object' && state !== null ? Reflect.get(state, key) : null
  return typeof value === 'string' ? value : null
}

/**
 * Reads the navigation state. It is validated, because the browser may have kept it from an older version of the app.
 */
export function useSignInState(): SignInState {
  const { state }: { state: unknown } = useLocation()
  return { error: text(state, 'error'), message: text(state, 'message'), from: text(state, 'from') }
}
