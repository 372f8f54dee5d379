// Validated by hand, without a schema library, so that the sign-in pages stay small.
const accessKey = 'access_token'
const refreshKey = 'refresh_token'
/**
 * Set only for somebody who is in no household: requests about a household would fail before it is known who is signed
 * in.
 */
const noHouseholdKey = 'no_household'

/** Milliseconds that local storage may take to reach another tab's process; such a delay has been observed. */
export const storageLag = 500

/** The pair of tokens of a session. */
export interface TokenPair {
  access: string
  refresh: string
}

/** The claims of a token, unverified: only the server can check its signature. */
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

/** Returns the claims of a token of our shape (three parts, numeric exp, session_id, type); null for anything else. */
export function readClaims(token: string): Claims | null {
  const [, payload, signature, ...more] = token.split('.')
  if (!payload || signature === undefined || more.length > 0) return null
  try {
    const bytes = Uint8Array.from(atob(payload.replaceAll('-', '+').replaceAll('_', '/')), (c) =>
      c.charCodeAt(0),
    )
    const claims = JSON.parse(new TextDecoder().decode(bytes))
    return isClaims(claims) ? claims : null
  } catch {
    // Neither base64 nor JSON: not one of our tokens.
    return null
  }
}

/**
 * Milliseconds until a token expires; negative afterwards. A token that was just issued has its whole lifetime left.
 */
export function millisecondsLeft(token: string, hasJustCome = false): number {
  const claims = readClaims(token)
  if (!claims) return -1
  // This device's clock may be wrong, so the lifetime is taken between the server's own times.
  return claims.exp * 1000 - (hasJustCome && claims.iat ? claims.iat * 1000 : Date.now())
}

/** Returns the stored pair if both tokens have our shape and the refresh token has not expired; otherwise null. */
export function storedTokens(): TokenPair | null {
  const access = localStorage.getItem(accessKey)
  const refresh = localStorage.getItem(refreshKey)
  if (!access || !refresh) return null
  if (readClaims(access)?.type !== 'access' || readClaims(refresh)?.type !== 'refresh') return null
  return millisecondsLeft(refresh) > 0 ? { access, refresh } : null
}

/** Stores a new pair; other tabs are notified by their `storage` event. */
export function storeTokens(answer: { access_token: string; refresh_token: string }): void {
  // The refresh token first: a tab that sees the new access token then finds both.
  localStorage.setItem(refreshKey, answer.refresh_token)
  localStorage.setItem(accessKey, answer.access_token)
}

/** Whether the person of the pair was in no household when this was last known. */
export function hasNoHousehold(): boolean {
  return localStorage.getItem(noHouseholdKey) !== null
}

/** Remembers for the next visit whether the person is in a household. */
export function noteHousehold(isThere: boolean): void {
  if (isThere) localStorage.removeItem(noHouseholdKey)
  else localStorage.setItem(noHouseholdKey, 'true')
}

/** Whether any part of a pair is stored, valid or not. */
export function hasTokens(): boolean {
  return localStorage.getItem(accessKey) !== null || localStorage.getItem(refreshKey) !== null
}

/** Removes the pair and what was remembered about its person. */
export function clearTokens(): void {
  localStorage.removeItem(noHouseholdKey)
  localStorage.removeItem(refreshKey)
  localStorage.removeItem(accessKey)
}

/** Whether a usable pair is stored; an unusable one is removed. */
export function lookForTokens(): boolean {
  if (storedTokens()) return true
  if (hasTokens()) clearTokens()
  return false
}

/** Whether a `storage` event of another tab concerns the session. */
export function concernsTokens(event: StorageEvent): boolean {
  return event.key === accessKey || event.key === null
}

/** The session-storage key of the page to return to after the next sign-in; set only when a session ended by itself. */
export const redirectKey = 'redirect_after_login'

/** Whether a session ended by itself in this tab and nobody has signed in since. */
export function wasSessionLost(): boolean {
  return sessionStorage.getItem(redirectKey) !== null
}
