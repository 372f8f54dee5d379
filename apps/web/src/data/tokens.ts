// Written by hand, without a schema: the sign-in pages ask for tokens, and pay for nothing else of the data.
const accessKey = 'access_token'
const refreshKey = 'refresh_token'
/** Only there for whoever is in none: what is asked of a household before it is known who is signed in would fail. */
const noHouseholdKey = 'no_household'

/** Milliseconds that what one tab stores may take to reach the process of another; it has been seen to be late. */
export const storageLag = 500

/** The pair that a session lives by. */
export interface TokenPair {
  access: string
  refresh: string
}

/** What a token says about itself; only the server can tell whether it is true. */
export interface Claims {
  exp: number
  iat?: number
  session_id: string
  type: 'access' | 'refresh'
}

function isClaims(claims: Partial<Record<keyof Claims, unknown>> | null): claims is Claims {
  const isKnownType = claims?.type === 'access' || claims?.type === 'refresh'
  return isKnownType && typeof claims.exp === 'number' && typeof claims.session_id === 'string'
}

/** The claims of a token of our shape: three parts, numeric exp, session_id, type. Anything else is null. */
export function readClaims(token: string): Claims | null {
  const [, payload, , ...more] = token.split('.')
  if (!payload || token.split('.').length !== 3 || more.length > 0) return null
  try {
    const bytes = Uint8Array.from(atob(payload.replaceAll('-', '+').replaceAll('_', '/')), (c) =>
      c.charCodeAt(0),
    )
    const claims = JSON.parse(new TextDecoder().decode(bytes))
    return isClaims(claims) ? claims : null
  } catch {
    // Not base64 or not JSON: not a token of ours.
    return null
  }
}

/** Milliseconds until a token of our shape ends; negative afterwards. One that has just come has its whole life. */
export function millisecondsLeft(token: string, hasJustCome = false): number {
  const claims = readClaims(token)
  if (!claims) return -1
  // This device's clock may be wrong: between the server's own times lies the same.
  return claims.exp * 1000 - (hasJustCome && claims.iat ? claims.iat * 1000 : Date.now())
}

/** The stored pair, when both tokens have our shape and the refresh token has not ended; otherwise null. */
export function storedTokens(): TokenPair | null {
  const access = localStorage.getItem(accessKey)
  const refresh = localStorage.getItem(refreshKey)
  if (!access || !refresh) return null
  if (readClaims(access)?.type !== 'access' || readClaims(refresh)?.type !== 'refresh') return null
  return millisecondsLeft(refresh) > 0 ? { access, refresh } : null
}

/** Stores a new pair; the other tabs hear of it by their `storage` event. */
export function storeTokens(answer: { access_token: string; refresh_token: string }): void {
  // The refresh token first: whoever hears of the new access token finds both.
  localStorage.setItem(refreshKey, answer.refresh_token)
  localStorage.setItem(accessKey, answer.access_token)
}

/** Whether the person of the pair had no household when this was last known. */
export function hasNoHousehold(): boolean {
  return localStorage.getItem(noHouseholdKey) !== null
}

/** Remembers for the next visit whether the person of the pair has a household. */
export function noteHousehold(isThere: boolean): void {
  if (isThere) localStorage.removeItem(noHouseholdKey)
  else localStorage.setItem(noHouseholdKey, 'true')
}

/** Whether anything of a pair is stored, be it good or not. */
export function hasTokens(): boolean {
  return localStorage.getItem(accessKey) !== null || localStorage.getItem(refreshKey) !== null
}

/** Forgets the pair, and what was remembered of its person. */
export function clearTokens(): void {
  localStorage.removeItem(noHouseholdKey)
  localStorage.removeItem(refreshKey)
  localStorage.removeItem(accessKey)
}

/** Whether a stored pair is one that a session can live by; one that is not is forgotten. */
export function lookForTokens(): boolean {
  if (storedTokens()) return true
  if (hasTokens()) clearTokens()
  return false
}

/** Whether a `storage` event of another tab is about the session. */
export function concernsTokens(event: StorageEvent): boolean {
  return event.key === accessKey || event.key === null
}

/** Where somebody is taken after the next sign-in, in session storage; there only once a session ended by itself. */
export const redirectKey = 'redirect_after_login'

/** Whether a session ended by itself in this tab, and nobody has signed in since. */
export function wasSessionLost(): boolean {
  return sessionStorage.getItem(redirectKey) !== null
}
