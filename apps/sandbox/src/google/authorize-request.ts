import type { Config } from '../config.ts'

/** A sign-in request of the product that has passed every check that Google makes before showing a page. */
export interface AuthorizeRequest {
  readonly redirectUri: string
  readonly state: string | undefined
  readonly nonce: string | undefined
  readonly scope: string
  readonly offline: boolean
  readonly challenge: { readonly value: string; readonly method: 'plain' | 'S256' } | undefined
}

/**
 * Either the request, or why it is refused. Without `redirect`, the error is shown to the person, who is not sent
 * back.
 */
export type AuthorizeReading =
  | { readonly request: AuthorizeRequest }
  | { readonly error: string; readonly detail: string; readonly redirect?: AuthorizeRequest }

/** The one registered redirect address; Google compares it character by character. */
const registeredRedirectUri = (config: Config): string => `${config.productUrl}/auth/callback`

/** Reads and checks the parameters of an authorization request. */
export const readAuthorizeRequest = (query: URLSearchParams, config: Config): AuthorizeReading => {
  const text = (name: string) => query.get(name) || undefined
  if (text('client_id') !== config.google.clientId) {
    return { error: 'invalid_client', detail: 'The OAuth client was not found.' }
  }
  const redirectUri = registeredRedirectUri(config)
  if (text('redirect_uri') !== redirectUri) {
    return { error: 'redirect_uri_mismatch', detail: `The registered redirect URI is ${redirectUri}` }
  }
  const challenge = text('code_challenge')
  const method = text('code_challenge_method') ?? 'plain'
  const request: AuthorizeRequest = {
    redirectUri,
    state: text('state'),
    nonce: text('nonce'),
    scope: text('scope') ?? '',
    offline: text('access_type') === 'offline',
    challenge: challenge ? { value: challenge, method: method === 'S256' ? 'S256' : 'plain' } : undefined,
  }
  const refuse = (error: string, detail: string): AuthorizeReading => ({ error, detail, redirect: request })
  if (text('response_type') !== 'code') {
    return refuse('unsupported_response_type', 'Only response_type=code is known here.')
  }
  if (!request.scope.split(' ').includes('openid'))
    return refuse('invalid_scope', 'The scope openid is missing.')
  if (method !== 'plain' && method !== 'S256') {
    return refuse('invalid_request', 'code_challenge_method is plain or S256.')
  }
  // The sandbox keeps no sign-in between two requests, so a silent one cannot succeed.
  if (text('prompt') === 'none') return refuse('login_required', 'Nobody is signed in.')
  return { request }
}
