import { createHash } from 'node:crypto'
import { exportSPKI, type JWTPayload, SignJWT, UnsecuredJWT } from 'jose'
import type { Account } from './accounts.ts'
import type { claimFaults, GoogleFaults } from './faults.ts'
import { type KeyRing, makeSigningKey } from './keys.ts'

/** The input of an ID token. */
export interface IdTokenRequest {
  readonly issuer: string
  readonly origin: string
  readonly clientId: string
  readonly account: Account
  readonly nonce: string | undefined
  readonly accessToken: string
}

/** The profile claims of an account, the same in the ID token and in userinfo. */
export const profileClaims = (account: Account, origin: string): JWTPayload => {
  const [given, ...family] = account.name.split(' ')
  return {
    sub: account.sub,
    email: account.email,
    email_verified: true,
    name: account.name,
    given_name: given,
    ...(family.length > 0 && { family_name: family.join(' ') }),
    ...(account.picture && { picture: `${origin}${account.picture}` }),
  }
}

const trueClaims = (request: IdTokenRequest): JWTPayload => {
  const now = Math.floor(Date.now() / 1000)
  // OpenID Connect Core 3.1.3.6: the left half of the access token's SHA-256.
  const atHash = createHash('sha256')
    .update(request.accessToken)
    .digest()
    .subarray(0, 16)
    .toString('base64url')
  return {
    iss: request.issuer,
    azp: request.clientId,
    aud: request.clientId,
    at_hash: atHash,
    ...(request.nonce && { nonce: request.nonce }),
    ...profileClaims(request.account, request.origin),
    iat: now,
    exp: now + 3600,
  }
}

const spoil = (claims: JWTPayload, fault: (typeof claimFaults)[number], aheadSeconds: number): JWTPayload => {
  const now = Math.floor(Date.now() / 1000)
  switch (fault) {
    case 'wrong_iss':
      return { ...claims, iss: 'https://accounts.example.org' }
    case 'wrong_aud':
      return { ...claims, aud: 'another-client' }
    case 'wrong_azp':
      return { ...claims, azp: 'another-client' }
    case 'expired':
      return { ...claims, iat: now - 7200, exp: now - 3600 }
    case 'issued_ahead':
      return { ...claims, iat: now + aheadSeconds, exp: now + aheadSeconds + 3600 }
    case 'wrong_nonce':
      return { ...claims, nonce: 'another-nonce' }
    case 'email_not_verified':
      return { ...claims, email_verified: false }
    case 'email_verified_as_text':
      return { ...claims, email_verified: 'true' }
    case 'email_verified_missing':
      return { ...claims, email_verified: undefined }
    default:
      return fault satisfies never
  }
}

const sign = async (claims: JWTPayload, keys: KeyRing, fault: GoogleFaults['signature']): Promise<string> => {
  const { kid, privateKey, publicKey } = await keys.current()
  const header = { alg: 'RS256', kid, typ: 'JWT' }
  switch (fault) {
    case undefined:
      return new SignJWT(claims).setProtectedHeader(header).sign(privateKey)
    case 'unknown_kid':
      return new SignJWT(claims).setProtectedHeader({ ...header, kid: 'never-published' }).sign(privateKey)
    case 'foreign_key':
      return new SignJWT(claims).setProtectedHeader(header).sign((await makeSigningKey()).privateKey)
    case 'hs256_with_public_key': {
      const secret = new TextEncoder().encode(await exportSPKI(publicKey))
      return new SignJWT(claims).setProtectedHeader({ ...header, alg: 'HS256' }).sign(secret)
    }
    case 'alg_none':
      return new UnsecuredJWT(claims).encode()
    default:
      return fault satisfies never
  }
}

/** Creates the ID token of a sign-in, correct except for the given faults. */
export const makeIdToken = async (
  request: IdTokenRequest,
  keys: KeyRing,
  faults: GoogleFaults,
): Promise<string> => {
  const spoilt = faults.claims.reduce(
    (claims, fault) => spoil(claims, fault, faults.ahead_seconds),
    trueClaims(request),
  )
  const claims = Object.fromEntries(
    Object.entries({ ...spoilt, ...faults.set_claims }).filter(
      ([, value]) => value !== undefined && value !== null,
    ),
  )
  return sign(claims, keys, faults.signature)
}
