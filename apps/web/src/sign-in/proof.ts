/** Bytes as base64url without padding, as OAuth writes them. */
function base64url(bytes: Uint8Array): string {
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')
}

/** 256 random bits: the state of a sign-in, and its code verifier (RFC 7636, section 4.1). */
export function randomSecret(): string {
  return base64url(crypto.getRandomValues(new Uint8Array(32)))
}

async function digest(text: string): Promise<string> {
  return base64url(new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))))
}

/** The S256 challenge of a code verifier (RFC 7636, section 4.2). */
export function challengeOf(verifier: string): Promise<string> {
  return digest(verifier)
}

/** The nonce of the same sign-in, derived so that one secret binds both. */
export function nonceOf(verifier: string): Promise<string> {
  return digest(`nonce${verifier}`)
}
