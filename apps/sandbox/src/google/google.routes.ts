import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { serveFolder } from '../assets.ts'
import type { Config } from '../config.ts'
import { type Accounts, openAccounts } from './accounts.ts'
import { type AuthorizeRequest, readAuthorizeRequest } from './authorize-request.ts'
import { drawAvatar } from './avatar.ts'
import { chooserPage, refusalPage } from './chooser-page.ts'
import { languageOf } from './chooser-texts.ts'
import { type FaultBox, GoogleFaults, makeFaultBox } from './faults.ts'
import { type Grants, makeGrants } from './grants.ts'
import { type KeyRing, makeKeyRing } from './keys.ts'
import { tokenRoutes } from './token.routes.ts'

/** What the routes of the provider share. */
export interface GoogleParts {
  readonly config: Config
  readonly issuer: string
  readonly accounts: Accounts
  readonly faults: FaultBox
  readonly grants: Grants
  readonly keys: KeyRing
}

const typedAccount = z.object({ name: z.string().trim().min(1).max(80), email: z.email().max(254) })

const discovery = (issuer: string) => ({
  issuer,
  authorization_endpoint: `${issuer}/authorize`,
  token_endpoint: `${issuer}/token`,
  userinfo_endpoint: `${issuer}/userinfo`,
  revocation_endpoint: `${issuer}/revoke`,
  jwks_uri: `${issuer}/certs`,
  response_types_supported: ['code'],
  subject_types_supported: ['public'],
  id_token_signing_alg_values_supported: ['RS256'],
  scopes_supported: ['openid', 'email', 'profile'],
  token_endpoint_auth_methods_supported: ['client_secret_post', 'client_secret_basic'],
  claims_supported: 'aud email email_verified exp family_name given_name iat iss name picture sub'.split(' '),
  code_challenge_methods_supported: ['plain', 'S256'],
  grant_types_supported: ['authorization_code'],
  authorization_response_iss_parameter_supported: true,
})

const page = (reply: FastifyReply, status: number, markup: string, config: Config) =>
  reply
    .code(status)
    .type('text/html; charset=utf-8')
    .header('cache-control', 'no-store')
    // The response to the form redirects to the product, which browsers also count as a form target.
    .header(
      'content-security-policy',
      `default-src 'none'; style-src 'self'; font-src 'self'; img-src 'self'; form-action 'self' ${config.productUrl}; base-uri 'none'; frame-ancestors 'none'`,
    )
    .send(markup)

/** Mounts the OpenID provider under `/google`. */
export const googleRoutes = (app: FastifyInstance, config: Config): void => {
  const issuer = `${config.origin}/google`
  const accounts = openAccounts(config.dataFolder)
  const faults = makeFaultBox()
  const grants = makeGrants(Date.now)
  const keys = makeKeyRing()
  tokenRoutes(app, { config, issuer, accounts, faults, grants, keys })
  serveFolder(app, '/google/chooser/', new URL('chooser/', import.meta.url))

  app.get('/google/.well-known/openid-configuration', async () => discovery(issuer))
  app.get('/google/certs', async (_request, reply) => {
    reply.header('cache-control', 'public, max-age=300')
    return { keys: await keys.published() }
  })
  app.get<{ Params: { email: string } }>('/google/avatars/:email.svg', async (request, reply) => {
    const account = accounts.find(request.params.email)
    if (!account) return reply.code(404).send()
    reply.header('cross-origin-resource-policy', 'cross-origin')
    return reply.type('image/svg+xml').send(drawAvatar(account.name, account.email))
  })

  const goBack = (reply: FastifyReply, asked: AuthorizeRequest, answer: Record<string, string>) => {
    const iss = faults.forCallback().callback_iss ?? issuer
    const query = new URLSearchParams({ ...answer, ...(asked.state && { state: asked.state }), iss })
    return reply.redirect(`${asked.redirectUri}?${query}`, 303)
  }

  const withRequest = (
    query: URLSearchParams,
    request: FastifyRequest,
    reply: FastifyReply,
    answer: (asked: AuthorizeRequest) => FastifyReply,
  ): FastifyReply => {
    const reading = readAuthorizeRequest(query, config)
    if ('request' in reading) return answer(reading.request)
    if (reading.redirect) return goBack(reply, reading.redirect, { error: reading.error })
    return page(reply, 400, refusalPage(languageOf(request), reading.error, reading.detail), config)
  }

  app.get('/google/authorize', async (request, reply) => {
    const query = new URL(request.url, config.origin).searchParams
    return withRequest(query, request, reply, () =>
      page(reply, 200, chooserPage(languageOf(request), accounts.list(), query), config),
    )
  })

  app.post('/google/authorize', async (request, reply) => {
    const form = request.body instanceof URLSearchParams ? request.body : new URLSearchParams()
    return withRequest(form, request, reply, (asked) => {
      const chosen = form.get('account') ?? 'cancel'
      if (chosen === 'cancel') return goBack(reply, asked, { error: 'access_denied' })
      const typed = typedAccount.safeParse({ name: form.get('name'), email: form.get('email')?.trim() })
      if (chosen === 'another' && !typed.success) {
        return page(reply, 422, chooserPage(languageOf(request), accounts.list(), form), config)
      }
      const account =
        typed.success && chosen === 'another'
          ? accounts.enter(typed.data.name, typed.data.email)
          : accounts.find(chosen)
      if (!account) return page(reply, 422, chooserPage(languageOf(request), accounts.list(), form), config)
      const refused = faults.show().callback_error
      if (refused) return goBack(reply, asked, { error: refused })
      const code = grants.issueCode({ account, request: asked })
      return goBack(reply, asked, { code, scope: asked.scope, authuser: '0', prompt: 'consent' })
    })
  })

  app.get('/google/faults', async () => faults.show())
  app.post('/google/faults', async (request) => {
    const wanted = GoogleFaults.parse(request.body)
    if (wanted.rotate_keys) keys.rotate()
    faults.set(wanted)
    return faults.show()
  })
  app.delete('/google/faults', async () => {
    faults.clear()
    return faults.show()
  })
}
