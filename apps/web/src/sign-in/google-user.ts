import * as z from 'zod/mini'

/** The session-storage key of Google's data about somebody who has no account yet. */
const googleUserKey = 'google_user_info'

/** Keeps Google's data about somebody without an account for their registration; null forgets it. */
export function keepGoogleUser(user: unknown): void {
  if (user === null) sessionStorage.removeItem(googleUserKey)
  else sessionStorage.setItem(googleUserKey, JSON.stringify(user))
}

/** The e-mail address that Google returned when somebody without an account tried to sign in. */
export function googleEmail(): string | null {
  try {
    const info: unknown = JSON.parse(sessionStorage.getItem(googleUserKey) ?? 'null')
    const parsed = z.safeParse(z.object({ email: z.string() }), info)
    return parsed.success ? parsed.data.email : null
  } catch {
    // Not our format, so there is no address to show.
    return null
  }
}
