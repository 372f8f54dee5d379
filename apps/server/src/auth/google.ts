import { cleanText, isVisible } from '@casita/contract'
import * as openid from 'openid-client'
import { type Config, isLoopback } from '../config.ts'
import { AppError } from '../errors.ts'
import type { Log } from '../log.ts'

/** A person as identified by Google. `sub` identifies the account; everything else may change. */
export interface GoogleIdentity {
  sub: string
  email: string
  name: string
  picture: string | null
}

/** Proof that a code was issued to the browser that now sends it. */
interface CodeProofs {
  codeVerifier: string | null
  nonce: string | null
}

export interface GoogleSignIn {
  /** Returns the address to which a browser is sent to sign in. Throws `google_unreachable`. */
  authorizationEndpoint(): Promise<string>
  /**
   * Exchanges an authorization code for the person's identity after checking the ID token: signature by the issuer's
   * keys, issuer, audience, times, nonce, verified mail address. Throws `google_refused`, `google_email_unverified` or
   * `google_unreachable`.
   */
  redeem(code: string, proofs: CodeProofs): Promise<GoogleIdentity>
}

const clockSkewSeconds = 300
const longestLifeSeconds = 24 * 3600 + clockSkewSeconds
const metadataLifeMs = 3_600_000
const timeoutSeconds = 10
/** How many characters of a name are kept; the settings allow as many. */
const longestName = 100

/**
 * Signs in with Google or any OpenID provider in its place: endpoints and keys come from the issuer's discovery
 * document.
 */
export function createGoogleSignIn(config: Config, log: Log): GoogleSignIn {
  const { issuer, clientId, clientSecret } = config.google
  const local = isLoopback(new URL(issuer).hostname)
  let known: { metadata: openid.ServerMetadata; until: number } | null = null

  async function discover(): Promise<openid.ServerMetadata> {
    if (known && known.until > Date.now()) return known.metadata
    const found = await openid
      .discovery(new URL(issuer), clientId, clientSecret, undefined, {
        timeout: timeoutSeconds,
        execute: local ? [openid.allowInsecureRequests] : [],
      })
      .catch((cause) => {
        log.error({ err: cause }, 'google discovery failed')
        throw new AppError('google_unreachable', { cause })
      })
    known = { metadata: { ...found.serverMetadata() }, until: Date.now() + metadataLifeMs }
    return known.metadata
  }

  /**
   * Created anew for each sign-in: the library caches an issuer's keys per client, and keys may rotate between two
   * sign-ins.
   */
  async function client(): Promise<openid.Configuration> {
    const made = new openid.Configuration({ ...(await discover()) }, clientId, {
      client_secret: clientSecret,
      [openid.clockTolerance]: clockSkewSeconds,
    })
    made.timeout = timeoutSeconds
    if (local) openid.allowInsecureRequests(made)
    openid.enableNonRepudiationChecks(made)
    return made
  }

  async function grant(code: string, proofs: CodeProofs): Promise<openid.IDToken> {
    const callback = new URL(`${config.publicUrl}/auth/callback`)
    callback.searchParams.set('code', code)
    try {
      const configuration = await client()
      // The page that received the callback has already compared `state` and `iss`; neither is sent with the code.
      callback.searchParams.set('iss', configuration.serverMetadata().issuer)
      const tokens = await openid.authorizationCodeGrant(configuration, callback, {
        expectedState: openid.skipStateCheck,
        idTokenExpected: true,
        ...(proofs.codeVerifier && { pkceCodeVerifier: proofs.codeVerifier }),
        ...(proofs.nonce && { expectedNonce: proofs.nonce }),
      })
      const claims = tokens.claims()
      if (!claims) throw new AppError('google_refused')
      return claims
    } catch (error) {
      throw classify(error, log)
    }
  }

  return {
    async authorizationEndpoint() {
      const endpoint = (await discover()).authorization_endpoint
      if (!endpoint) throw new AppError('google_unreachable')
      return endpoint
    },
    async redeem(code, proofs) {
      return identityOf(await grant(code, proofs), clientId)
    },
  }
}

/**
 * Makes the checks that the library leaves to its caller (Google's guide to verifying ID tokens), and returns the
 * identity.
 */
function identityOf(claims: openid.IDToken, clientId: string): GoogleIdentity {
  const now = Date.now() / 1000
  const audiences = [claims.aud].flat()
  const wellFormed = /^[\x20-\x7e]{1,255}$/.test(claims.sub)
  const ours =
    audiences.length === 1 &&
    audiences[0] === clientId &&
    (claims.azp === undefined || claims.azp === clientId)
  const timely = claims.iat <= now + clockSkewSeconds && claims.exp <= now + longestLifeSeconds
  if (!wellFormed || !ours || !timely) throw new AppError('google_refused')
  const verified = claims.email_verified === true || claims.email_verified === 'true'
  if (typeof claims.email !== 'string' || !verified) throw new AppError('google_email_unverified')
  return {
    sub: claims.sub,
    email: claims.email,
    name: cleanName(claims.name) || nameOf(claims.email),
    picture: typeof claims.picture === 'string' && /^https:\/\//.test(claims.picture) ? claims.picture : null,
  }
}

/** A name that can be stored and displayed, whatever the name at Google is; empty when there is none. */
function cleanName(name: unknown): string {
  const clean = typeof name === 'string' ? cleanText(name.slice(0, longestName)).trim() : ''
  return isVisible(clean) ? clean : ''
}

function nameOf(email: string): string {
  return email.split('@')[0] ?? email
}

function classify(error: unknown, log: Log): AppError {
  if (error instanceof AppError) return error
  if (error instanceof openid.ResponseBodyError) {
    const ours = error.error !== 'invalid_grant' && error.status < 500
    const told = { error: error.error, status: error.status }
    if (ours)
      log.error(told, 'google refuses this server: look at its client id, secret and redirect address')
    else log.warn(told, 'google refused a code')
    if (error.status >= 500) return new AppError('google_unreachable', { cause: error })
    return new AppError(ours ? 'server_error' : 'google_refused', { cause: error })
  }
  const code = error instanceof openid.ClientError ? error.code : undefined
  log.warn({ err: error, reason: code }, 'google sign-in failed')
  const unreachable =
    code === undefined ||
    [
      'OAUTH_TIMEOUT',
      'OAUTH_RESPONSE_IS_NOT_CONFORM',
      'OAUTH_RESPONSE_IS_NOT_JSON',
      'OAUTH_PARSE_ERROR',
      'OAUTH_ABORT',
    ].includes(code)
  return new AppError(unreachable ? 'google_unreachable' : 'google_refused', { cause: error })
}
