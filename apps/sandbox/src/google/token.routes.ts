import { randomBytes } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { GoogleParts } from './google.routes.ts'
import { fitsChallenge } from './grants.ts'
import { makeIdToken, profileClaims } from './id-token.ts'

const profileScopes = 'https://www.googleapis.com/auth/userinfo'

/** The scopes as Google returns them, in their long form. */
const longScope = (scope: string): string =>
  scope
    .split(' ')
    .map((one) => (one === 'email' || one === 'profile' ? `${profileScopes}.${one}` : one))
    .join(' ')

/** The client's id and secret, from the body or from HTTP basic authentication (RFC 6749 2.3.1). */
const credentials = (request: FastifyRequest, form: URLSearchParams): [string | null, string | null] => {
  const basic = /^Basic (.+)$/i.exec(request.headers.authorization ?? '')?.[1]
  if (!basic) return [form.get('client_id'), form.get('client_secret')]
  const [id = '', secret = ''] = Buffer.from(basic, 'base64').toString().split(':')
  return [decodeURIComponent(id), decodeURIComponent(secret)]
}

const refuse = (reply: FastifyReply, status: number, error: string, description: string) =>
  reply.code(status).send({ error, error_description: description })

/** Mounts the calls that the product's server makes: token, userinfo and revocation. */
export const tokenRoutes = (app: FastifyInstance, parts: GoogleParts): void => {
  const { config, issuer, faults, grants, keys } = parts

  app.post('/google/token', async (request, reply) => {
    reply.header('cache-control', 'no-store')
    const form = request.body
    if (!(form instanceof URLSearchParams)) {
      return refuse(reply, 400, 'invalid_request', 'The body must be a form.')
    }
    const [clientId, clientSecret] = credentials(request, form)
    if (clientId !== config.google.clientId || clientSecret !== config.google.clientSecret) {
      return refuse(reply, 401, 'invalid_client', 'The OAuth client was not found.')
    }
    if (form.get('grant_type') !== 'authorization_code') {
      return refuse(
        reply,
        400,
        'unsupported_grant_type',
        `Invalid grant_type: ${form.get('grant_type') ?? ''}`,
      )
    }
    const code = form.get('code')
    if (!code) return refuse(reply, 400, 'invalid_request', 'Missing required parameter: code')

    const fault = faults.forToken()
    if (fault.token_endpoint === 'slow') await sleep(fault.slow_ms)
    if (fault.token_endpoint === 'error') return refuse(reply, 500, 'server_error', 'Something broke.')
    if (fault.token_endpoint === 'not_json') return reply.type('text/html').send('<h1>Not today</h1>')

    const grant = grants.redeemCode(code)
    if (!grant) return refuse(reply, 400, 'invalid_grant', 'Bad Request')
    if (form.get('redirect_uri') !== grant.request.redirectUri) {
      return refuse(reply, 400, 'redirect_uri_mismatch', 'Bad Request')
    }
    if (!fitsChallenge(grant.request.challenge, form.get('code_verifier') ?? '')) {
      return refuse(reply, 400, 'invalid_grant', 'Invalid code verifier.')
    }
    const { account } = grant
    const accessToken = grants.issueAccessToken(account)
    const { nonce, offline, scope } = grant.request
    const { clientId: client } = config.google
    const wanted = { issuer, origin: config.origin, clientId: client, account, nonce, accessToken }
    return {
      access_token: accessToken,
      expires_in: 3599,
      ...(offline && { refresh_token: `1//0${randomBytes(48).toString('base64url')}` }),
      scope: longScope(scope),
      token_type: 'Bearer',
      id_token: await makeIdToken(wanted, keys, fault),
    }
  })

  app.get('/google/userinfo', async (request, reply) => {
    const token = /^Bearer (.+)$/i.exec(request.headers.authorization ?? '')?.[1]
    const account = token ? grants.accountOf(token) : undefined
    if (!account) {
      reply.header('www-authenticate', 'Bearer error="invalid_token"')
      return refuse(reply, 401, 'invalid_token', 'The access token is unknown or expired.')
    }
    return profileClaims(account, config.origin)
  })

  app.post('/google/revoke', async (request) => {
    if (request.body instanceof URLSearchParams) grants.revoke(request.body.get('token') ?? '')
    return {}
  })
}
