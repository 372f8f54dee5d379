import { randomUUID } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { exportJWK, generateKeyPair, SignJWT } from 'jose'

/** Claims of an ID token; undefined ones are left out. */
export type IdClaims = Record<string, unknown>

/** How to forge the next token or response, for refusals that a real issuer never causes. */
export interface Forgery {
  alg?: 'RS256' | 'HS256' | 'none'
  kid?: string
  foreignKey?: boolean
  status?: number
  answer?: string
  hang?: boolean
}

/** An OpenID issuer over real HTTP with the endpoints that a server uses: discovery, keys, token endpoint. */
export interface TestGoogle {
  issuer: string
  clientId: string
  clientSecret: string
  /** Returns a code that the token endpoint exchanges once, for a token with these claims in addition to valid ones. */
  codeFor(claims: IdClaims, forgery?: Forgery): string
  /** Signs with a new key from now on and forgets the old one. */
  rotateKeys(): Promise<void>
  /** How often codes were redeemed. */
  readonly redeemed: number
  close(): Promise<void>
}

const newKey = async () => ({
  kid: randomUUID(),
  ...(await generateKeyPair('RS256', { extractable: true })),
})

let made: ReturnType<typeof makeKeys> | undefined
const makeKeys = () => Promise.all([newKey(), newKey()])

/** The key with which issuers begin, and one that is foreign to them; made once per process, which takes a while. */
const keys = () => (made ??= makeKeys())

/** Starts an issuer on a free loopback port; `end` is what its name has after the port. */
export async function startTestGoogle(end = ''): Promise<TestGoogle> {
  const clientId = 'casita-test'
  const clientSecret = 'casita-test-secret'
  const codes = new Map<string, { claims: IdClaims; forgery: Forgery }>()
  const [first, foreign] = await keys()
  let key = first
  let redeemed = 0
  let issuer = ''
  const folder = end.replace(/\/$/, '')

  async function idToken(claims: IdClaims, forgery: Forgery): Promise<string> {
    const now = Math.floor(Date.now() / 1000)
    const good = { iss: issuer, aud: clientId, iat: now, exp: now + 3600, email_verified: true, ...claims }
    const payload = Object.fromEntries(Object.entries(good).filter(([, value]) => value !== undefined))
    const alg = forgery.alg ?? 'RS256'
    if (alg === 'none') return `${encode({ alg })}.${encode(payload)}.`
    const signer = new SignJWT(payload).setProtectedHeader({ alg, kid: forgery.kid ?? key.kid })
    if (alg === 'HS256')
      return signer.sign(new TextEncoder().encode(JSON.stringify(await exportJWK(key.publicKey))))
    return signer.sign(forgery.foreignKey ? foreign.privateKey : key.privateKey)
  }

  const server = createServer(async (request, response) => {
    const json = (status: number, body: unknown) =>
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
    const path = new URL(request.url ?? '/', issuer).pathname
    if (path === `${folder}/.well-known/openid-configuration`) {
      const base = issuer.replace(/\/$/, '')
      return json(200, {
        issuer,
        authorization_endpoint: `${base}/authorize`,
        token_endpoint: `${base}/token`,
        jwks_uri: `${base}/keys`,
        response_types_supported: ['code'],
        subject_types_supported: ['public'],
        id_token_signing_alg_values_supported: ['RS256'],
        authorization_response_iss_parameter_supported: true,
      })
    }
    if (path === `${folder}/keys`)
      return json(200, {
        keys: [{ ...(await exportJWK(key.publicKey)), kid: key.kid, alg: 'RS256', use: 'sig' }],
      })
    let body = ''
    for await (const chunk of request) body += chunk
    const sent = new URLSearchParams(body)
    if (sent.get('client_secret') !== clientSecret) return json(401, { error: 'invalid_client' })
    const code = sent.get('code') ?? ''
    const granted = codes.get(code)
    codes.delete(code)
    if (!granted) return json(400, { error: 'invalid_grant' })
    redeemed += 1
    if (granted.forgery.hang) return request.socket.destroy()
    if (granted.forgery.status)
      return response
        .writeHead(granted.forgery.status, { 'content-type': 'text/html' })
        .end(granted.forgery.answer ?? '')
    return json(200, {
      access_token: 'unused',
      token_type: 'Bearer',
      expires_in: 3599,
      id_token: await idToken(granted.claims, granted.forgery),
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}${end}`
  return {
    issuer,
    clientId,
    clientSecret,
    codeFor(claims, forgery = {}) {
      const code = `4/${randomUUID()}`
      codes.set(code, { claims, forgery })
      return code
    },
    async rotateKeys() {
      key = await newKey()
    },
    get redeemed() {
      return redeemed
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

function encode(value: unknown): string {
  return Buffer.from(JSON.stringify(value)).toString('base64url')
}
