import { useLocation } from 'react-router'

/** What a sign-in screen is told by the navigation that led to it. */
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

/** Reads the navigation state, which a browser may have kept from another version of the app. */
export function useSignInState(): SignInState {
  const { state }: { state: unknown } = useLocation()
  return { error: text(state, 'error'), message: text(state, 'message'), from: text(state, 'from') }
}
