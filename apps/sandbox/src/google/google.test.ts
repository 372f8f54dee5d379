import { createHash } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createRemoteJWKSet, decodeJwt, decodeProtectedHeader, jwtVerify } from 'jose'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { openStage, type Stage } from '../testing/stage.ts'

const verifier = 'v'.repeat(43)
// Nothing listens here: the browser is only sent to this address.
const productUrl = 'http://localhost:9'
let stage: Stage

beforeAll(async () => {
  stage = await openStage({ PRODUCT_URL: productUrl })
})
afterAll(() => stage.close())
afterEach(() => google('/faults', { method: 'DELETE' }))

const google = (path: string, init: RequestInit = {}) =>
  fetch(`${stage.config.origin}/google${path}`, { redirect: 'manual', ...init })

const asked = (changes: Record<string, string> = {}) => ({
  client_id: 'casita-client',
  redirect_uri: `${productUrl}/auth/callback`,
  response_type: 'code',
  scope: 'openid email profile',
  state: 'state-1',
  nonce: 'nonce-1',
  access_type: 'offline',
  prompt: 'consent',
  code_challenge: createHash('sha256').update(verifier).digest('base64url'),
  code_challenge_method: 'S256',
  ...changes,
})

/** Chooses an account on the page and returns the address to which the browser is redirected. */
const choose = async (choice: Record<string, string>, changes: Record<string, string> = {}) => {
  const body = new URLSearchParams({ ...asked(changes), ...choice })
  const answer = await google('/authorize', { method: 'POST', body })
  return new URL(answer.headers.get('location') ?? `about:status-${answer.status}`)
}

const redeem = (code: string, changes: Record<string, string> = {}, headers: Record<string, string> = {}) =>
  google('/token', {
    method: 'POST',
    headers,
    body: new URLSearchParams({
      code,
      client_id: 'casita-client',
      client_secret: 'casita-secret',
      redirect_uri: `${productUrl}/auth/callback`,
      grant_type: 'authorization_code',
      code_verifier: verifier,
      ...changes,
    }),
  })

const codeFor = async (email: string, changes: Record<string, string> = {}) =>
  (await choose({ account: email }, changes)).searchParams.get('code') ?? ''

interface Tokens {
  id_token: string
  access_token: string
  refresh_token?: string
  scope: string
}

const signIn = async (email = 'ana@example.com'): Promise<Tokens> => {
  const answer = await redeem(await codeFor(email))
  return (await answer.json()) as Tokens
}

const setFaults = async (faults: Record<string, unknown>) => {
  const answer = await google('/faults', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(faults),
  })
  expect(answer.status).toBe(200)
}

const certs = () => createRemoteJWKSet(new URL(`${stage.config.origin}/google/certs`))
const verify = (token: string) =>
  jwtVerify(token, certs(), {
    issuer: `${stage.config.origin}/google`,
    audience: 'casita-client',
    algorithms: ['RS256'],
  })

describe('discovery', () => {
  test('names the issuer, the token endpoint and the supported algorithms', async () => {
    const found = (await (await google('/.well-known/openid-configuration')).json()) as Record<
      string,
      unknown
    >
    expect(found).toMatchObject({
      issuer: `${stage.config.origin}/google`,
      authorization_endpoint: `${stage.config.origin}/google/authorize`,
      token_endpoint: `${stage.config.origin}/google/token`,
      userinfo_endpoint: `${stage.config.origin}/google/userinfo`,
      revocation_endpoint: `${stage.config.origin}/google/revoke`,
      jwks_uri: `${stage.config.origin}/google/certs`,
      code_challenge_methods_supported: ['plain', 'S256'],
      id_token_signing_alg_values_supported: ['RS256'],
    })
  })
})

describe('choosing an account', () => {
  test('offers the four family members and keeps the request parameters', async () => {
    const answer = await google(`/authorize?${new URLSearchParams(asked())}`)
    const page = await answer.text()
    expect(answer.status).toBe(200)
    for (const name of ['Ana García', 'Beto García', 'Cora Medina', 'Mateo García'])
      expect(page).toContain(name)
    expect(page).toContain('<input type="hidden" name="state" value="state-1">')
  })

  test('shows the page in English to a browser that prefers English', async () => {
    const headers = { 'accept-language': 'en-GB,en;q=0.9' }
    const answer = await google(`/authorize?${new URLSearchParams(asked())}`, { headers })
    expect(await answer.text()).toContain('Choose an account')
  })

  test('escapes the parameters of the request', async () => {
    const answer = await google(`/authorize?${new URLSearchParams(asked({ state: '"><script>' }))}`)
    expect(await answer.text()).not.toContain('<script>')
  })

  test('sends the browser back with a code, the state and the issuer', async () => {
    const back = await choose({ account: 'ana@example.com' })
    expect(back.origin + back.pathname).toBe(`${productUrl}/auth/callback`)
    expect(back.searchParams.get('code')).toMatch(/^4\/0A/)
    expect(back.searchParams.get('state')).toBe('state-1')
    expect(back.searchParams.get('iss')).toBe(`${stage.config.origin}/google`)
  })

  test('sends the browser back with an error when somebody cancels', async () => {
    const back = await choose({ account: 'cancel' })
    expect(Object.fromEntries(back.searchParams)).toMatchObject({ error: 'access_denied', state: 'state-1' })
    expect(back.searchParams.has('code')).toBe(false)
  })

  test('gives a typed-in address the same subject each time, whatever the name', async () => {
    const enter = async (name: string) => {
      const back = await choose({ account: 'another', name, email: 'Luz@example.com' })
      const tokens = (await (await redeem(back.searchParams.get('code') ?? '')).json()) as Tokens
      return decodeJwt(tokens.id_token)
    }
    const first = await enter('Luz')
    const second = await enter('Luz Díaz')
    expect(second.sub).toBe(first.sub)
    expect(second).toMatchObject({ email: 'luz@example.com', name: 'Luz Díaz' })
  })

  test('offers a typed-in account again after a restart', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'sandbox-'))
    const enter = { account: 'another', name: 'Nora Paz', email: 'nora@example.com' }
    const open = () => openStage({ PRODUCT_URL: productUrl, SANDBOX_DATA: folder })
    const first = await open()
    const body = new URLSearchParams({ ...asked(), ...enter })
    await fetch(`${first.config.origin}/google/authorize`, { method: 'POST', redirect: 'manual', body })
    await first.close()
    const second = await open()
    const page = await fetch(`${second.config.origin}/google/authorize?${new URLSearchParams(asked())}`)
    expect(await page.text()).toContain('nora@example.com')
    await second.close()
    await rm(folder, { recursive: true })
  })

  test('shows an error when the typed-in address is invalid', async () => {
    const body = new URLSearchParams({ ...asked(), account: 'another', name: 'Luz', email: 'nope' })
    const answer = await google('/authorize', { method: 'POST', body })
    expect(answer.status).toBe(422)
    expect(await answer.text()).toContain('role="alert"')
  })

  test.each([
    ['another client', { client_id: 'somebody' }, 'invalid_client'],
    [
      'a redirect address with a slash more',
      { redirect_uri: `${productUrl}/auth/callback/` },
      'redirect_uri_mismatch',
    ],
    [
      'a foreign redirect address',
      { redirect_uri: 'http://example.com/auth/callback' },
      'redirect_uri_mismatch',
    ],
  ])('shows an error page for %s and does not redirect', async (_name, changes, error) => {
    const answer = await google(`/authorize?${new URLSearchParams(asked(changes))}`)
    expect(answer.status).toBe(400)
    expect(await answer.text()).toContain(error)
  })

  test.each([
    ['another response type', { response_type: 'token' }, 'unsupported_response_type'],
    ['no openid scope', { scope: 'email' }, 'invalid_scope'],
    ['an unknown challenge method', { code_challenge_method: 'S512' }, 'invalid_request'],
    ['a silent sign-in', { prompt: 'none' }, 'login_required'],
  ])('redirects with an error for %s', async (_name, changes, error) => {
    const answer = await google(`/authorize?${new URLSearchParams(asked(changes))}`)
    const back = new URL(answer.headers.get('location') ?? '')
    expect(Object.fromEntries(back.searchParams)).toMatchObject({ error, state: 'state-1' })
  })
})

describe('redeeming a code', () => {
  test('returns an ID token that verifies against the published keys', async () => {
    const tokens = await signIn()
    const { payload } = await verify(tokens.id_token)
    expect(payload).toMatchObject({
      azp: 'casita-client',
      email: 'ana@example.com',
      email_verified: true,
      name: 'Ana García',
      given_name: 'Ana',
      family_name: 'García',
      nonce: 'nonce-1',
      picture: `${stage.config.origin}/google/avatars/ana%40example.com.svg`,
    })
    expect(payload.sub).toMatch(/^1\d{20}$/)
    const left = createHash('sha256').update(tokens.access_token).digest().subarray(0, 16)
    expect(payload.at_hash).toBe(left.toString('base64url'))
    expect(tokens.scope).toBe(
      'openid https://www.googleapis.com/auth/userinfo.email https://www.googleapis.com/auth/userinfo.profile',
    )
    expect(tokens.refresh_token).toMatch(/^1\/\/0/)
    expect((await fetch(String(payload.picture))).headers.get('content-type')).toBe('image/svg+xml')
  })

  test('leaves out the picture of a member who has none', async () => {
    expect(decodeJwt((await signIn('mateo@example.com')).id_token)).not.toHaveProperty('picture')
  })

  test('gives the same subject at every sign-in', async () => {
    const [first, second] = [decodeJwt((await signIn()).id_token), decodeJwt((await signIn()).id_token)]
    expect(second.sub).toBe(first.sub)
  })

  test('accepts client credentials sent with basic authentication', async () => {
    const basic = Buffer.from('casita-client:casita-secret').toString('base64')
    const answer = await redeem(
      await codeFor('ana@example.com'),
      { client_id: '', client_secret: '' },
      { authorization: `Basic ${basic}` },
    )
    expect(answer.status).toBe(200)
  })

  test('works without a verifier when no challenge was sent', async () => {
    const code = await codeFor('ana@example.com', { code_challenge: '', code_challenge_method: '' })
    expect((await redeem(code, { code_verifier: '' })).status).toBe(200)
  })

  test.each([
    ['a wrong secret', { client_secret: 'x' }, 401, 'invalid_client'],
    ['a wrong client', { client_id: 'x' }, 401, 'invalid_client'],
    ['another grant type', { grant_type: 'password' }, 400, 'unsupported_grant_type'],
    ['no code', { code: '' }, 400, 'invalid_request'],
    ['an unknown code', { code: '4/0Anever' }, 400, 'invalid_grant'],
    ['another redirect address', { redirect_uri: `${productUrl}/` }, 400, 'redirect_uri_mismatch'],
    ['a wrong verifier', { code_verifier: 'w'.repeat(43) }, 400, 'invalid_grant'],
    ['no verifier', { code_verifier: '' }, 400, 'invalid_grant'],
  ])('refuses %s', async (_name, changes, status, error) => {
    const answer = await redeem(await codeFor('ana@example.com'), changes)
    expect(answer.status).toBe(status)
    expect(await answer.json()).toMatchObject({ error })
  })

  test('refuses a code that was already redeemed', async () => {
    const code = await codeFor('ana@example.com')
    expect((await redeem(code)).status).toBe(200)
    expect(await (await redeem(code)).json()).toMatchObject({ error: 'invalid_grant' })
  })

  test('returns the same subject from userinfo until the token is revoked', async () => {
    const tokens = await signIn()
    const headers = { authorization: `Bearer ${tokens.access_token}` }
    const known = (await (await google('/userinfo', { headers })).json()) as { sub: string }
    expect(known.sub).toBe(decodeJwt(tokens.id_token).sub)
    await google('/revoke', { method: 'POST', body: new URLSearchParams({ token: tokens.access_token }) })
    expect((await google('/userinfo', { headers })).status).toBe(401)
  })
})

describe('faults', () => {
  const now = () => Date.now() / 1000
  test.each<[string, (claims: ReturnType<typeof decodeJwt>) => unknown, unknown]>([
    ['wrong_iss', (claims) => claims.iss, 'https://accounts.example.org'],
    ['wrong_aud', (claims) => claims.aud, 'another-client'],
    ['wrong_azp', (claims) => claims.azp, 'another-client'],
    ['expired', (claims) => Number(claims.exp) < now(), true],
    ['issued_ahead', (claims) => Number(claims.iat) > now() + 300, true],
    ['wrong_nonce', (claims) => claims.nonce, 'another-nonce'],
    ['email_not_verified', (claims) => claims.email_verified, false],
    ['email_verified_as_text', (claims) => claims.email_verified, 'true'],
    ['email_verified_missing', (claims) => 'email_verified' in claims, false],
  ])('%s changes only the next sign-in', async (fault, look, spoilt) => {
    await setFaults({ claims: [fault] })
    const claims = decodeJwt((await signIn()).id_token)
    expect(look(claims)).toEqual(spoilt)
    expect(look(decodeJwt((await signIn()).id_token))).not.toEqual(spoilt)
  })

  test.each([
    ['unknown_kid', 'RS256'],
    ['foreign_key', 'RS256'],
    ['hs256_with_public_key', 'HS256'],
    ['alg_none', 'none'],
  ])('%s produces a token that fails verification', async (signature, alg) => {
    await setFaults({ signature })
    const { id_token } = await signIn()
    expect(decodeProtectedHeader(id_token).alg).toBe(alg)
    await expect(verify(id_token)).rejects.toThrow()
  })

  test('overrides and removes claims of the ID token', async () => {
    await setFaults({ set_claims: { sub: 's'.repeat(255), picture: null } })
    const claims = decodeJwt((await signIn()).id_token)
    expect(claims.sub).toHaveLength(255)
    expect(claims).not.toHaveProperty('picture')
  })

  test('signs with a new key after a rotation and keeps the old one published', async () => {
    const before = await signIn()
    await setFaults({ rotate_keys: true })
    const after = await signIn()
    expect(decodeProtectedHeader(after.id_token).kid).not.toBe(decodeProtectedHeader(before.id_token).kid)
    await verify(before.id_token)
    await verify(after.id_token)
  })

  test('keeps a sticky fault until it is cleared', async () => {
    await setFaults({ claims: ['wrong_nonce'], sticky: true })
    await signIn()
    expect(decodeJwt((await signIn()).id_token).nonce).toBe('another-nonce')
    await google('/faults', { method: 'DELETE' })
    expect(decodeJwt((await signIn()).id_token).nonce).toBe('nonce-1')
  })

  test('makes the token endpoint fail, return HTML or respond slowly', async () => {
    await setFaults({ token_endpoint: 'error' })
    expect((await redeem(await codeFor('ana@example.com'))).status).toBe(500)
    await setFaults({ token_endpoint: 'not_json' })
    const odd = await redeem(await codeFor('ana@example.com'))
    expect(odd.headers.get('content-type')).toContain('text/html')
    await setFaults({ token_endpoint: 'slow', slow_ms: 120 })
    const code = await codeFor('ana@example.com')
    const start = performance.now()
    expect((await redeem(code)).status).toBe(200)
    expect(performance.now() - start).toBeGreaterThan(110)
  })

  test('sends an error or a foreign issuer to the callback', async () => {
    await setFaults({ callback_error: 'temporarily_unavailable' })
    const refused = await choose({ account: 'ana@example.com' })
    expect(refused.searchParams.get('error')).toBe('temporarily_unavailable')
    await setFaults({ callback_iss: 'https://accounts.example.org' })
    const foreign = await choose({ account: 'ana@example.com' })
    expect(foreign.searchParams.get('iss')).toBe('https://accounts.example.org')
  })

  test('refuses an unknown fault', async () => {
    const headers = { 'content-type': 'application/json' }
    const answer = await google('/faults', { method: 'POST', headers, body: '{"signature":"upside_down"}' })
    expect(answer.status).toBe(400)
  })
})
