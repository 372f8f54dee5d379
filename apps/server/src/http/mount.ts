import { isUtf8 } from 'node:buffer'
import { type CallName, calls, type Endpoint } from '@casita/contract'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Actor } from '../actor.ts'
import { CsvDownload, PictureFile, PreparedJson, StreamedJson, streamOf } from '../answer-bodies.ts'
import type { Deps } from '../deps.ts'
import { AppError } from '../errors.ts'
import type { Call, RequestFacts, Routes } from '../routes.ts'
import { authenticate, bearerOf, requireAccess } from './authentication.ts'
import { matchesEtag } from './etags.ts'
import { addressOf, type Limits } from './limits.ts'
import { unsupportedBody } from './problems.ts'

const actors = new WeakMap<FastifyRequest, Actor>()

/** The actor of a request, even if the call was not allowed; null for public calls and before authentication. */
export function actorOf(request: FastifyRequest): Actor | null {
  return actors.get(request) ?? null
}

/** Creates the checks that run before a call's handler: authentication, access and rate limit. */
export function createGuard(deps: Deps, limits: Limits, call: Endpoint) {
  const limit = limits(call.limit)
  return async (request: FastifyRequest) => {
    const actor = call.access === 'public' ? null : await authenticate(deps, request)
    if (actor) {
      actors.set(request, actor)
      requireAccess(call.access, actor)
    }
    await limit(request, call.limit ? null : actor)
  }
}

/** Adds a route for every call of the contract, which describes its method, path, parsing, access and limits. */
export function mountCalls(app: FastifyInstance, deps: Deps, limits: Limits, routes: Routes): void {
  // The framework would accept text bodies. Calls take JSON, except those that take a picture.
  app.removeContentTypeParser('text/plain')
  acceptJsonBodies(app)
  acceptPictures(app)
  for (const name of Object.keys(routes) as (keyof Routes)[]) mountCall(app, deps, limits, name, routes)
}

/**
 * Accepts a POST that declares JSON but has an empty body, where none is needed. Refuses what would be read as
 * something else than was sent: a compressed body, and text that is not UTF-8.
 */
function acceptJsonBodies(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error')
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (request, body, done) => {
    const bytes = body as Buffer
    const encoding = request.headers['content-encoding'] ?? 'identity'
    if (bytes.length === 0) done(null, undefined)
    else if (encoding !== 'identity')
      done(new AppError('malformed', { text: 'The body must not be compressed.' }))
    else if (!isUtf8(bytes)) done(new AppError('malformed', { text: 'The body is not UTF-8.' }))
    else void parse(request, bytes.toString(), done)
  })
}

/** Parses an image body into a Blob with its content type; each call declares the types it accepts. */
function acceptPictures(app: FastifyInstance): void {
  app.addContentTypeParser(/^image\//, { parseAs: 'buffer' }, (request, body, done) => {
    const type = request.headers['content-type']?.replace(/;.*/s, '').trim().toLowerCase() ?? ''
    done(null, new Blob([new Uint8Array(body as Buffer)], { type }))
  })
}

function mountCall(
  app: FastifyInstance,
  deps: Deps,
  limits: Limits,
  name: keyof Routes,
  routes: Routes,
): void {
  const call: Endpoint = calls[name satisfies CallName]
  // `Routes` ties each name to its own handler type; looping over the names loses this for the compiler only.
  const handler = routes[name] as unknown as (call: Call<Endpoint>) => Promise<unknown>
  app.route({
    method: call.method,
    url: call.path.replaceAll(/\{(\w+)\}/g, ':$1'),
    schema: {
      ...(call.params && { params: call.params }),
      ...(call.query && { querystring: call.query }),
      ...(call.body && { body: call.body }),
      response: { 200: call.answer },
    },
    ...(call.bodyBytes && { bodyLimit: call.bodyBytes }),
    config: { takes: call.accepts ?? 'application/json' },
    onRequest: createGuard(deps, limits, call),
    preValidation: async (request) => {
      if (!call.body) return
      if (request.body instanceof Blob && !call.accepts)
        throw new AppError('malformed', { text: unsupportedBody(request) })
      request.body ??= {}
      if (typeof request.body !== 'object' || Array.isArray(request.body))
        throw new AppError('invalid', { text: 'The body must be a JSON object.' })
    },
    handler: async (request, reply) => {
      reply.header('cache-control', 'no-store')
      const answer = await handler({
        params: request.params as undefined,
        query: request.query as undefined,
        body: request.body as undefined,
        actor: actorOf(request) as never,
        request: factsOf(request, call),
        deps,
      })
      if (answer instanceof CsvDownload) {
        reply.header('content-disposition', `attachment; filename="${answer.fileName}"`)
        return reply.type('text/csv; charset=utf-8').send(streamOf(answer.pieces))
      }
      if (answer instanceof PictureFile) return sendPicture(request, reply, answer)
      if (answer instanceof PreparedJson) return asJson(reply).send(answer.bytes)
      if (answer instanceof StreamedJson) return asJson(reply).send(streamOf(answer.text()))
      return answer
    },
  })
}

const asJson = (reply: FastifyReply) => reply.type('application/json; charset=utf-8')

/** Browsers may cache a picture, but must revalidate it each time. */
function sendPicture(
  request: FastifyRequest,
  reply: FastifyReply,
  { type, bytes, tag }: PictureFile,
): FastifyReply {
  const etag = `"${tag}"`
  reply.headers({ 'cache-control': 'private, no-cache', etag, 'content-disposition': 'inline' })
  if (matchesEtag(request, etag)) return reply.code(304).send()
  return reply.type(type).send(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength))
}

function factsOf(request: FastifyRequest, { repeatable }: Endpoint): RequestFacts {
  const key = repeatable && request.headers['idempotency-key']
  return {
    id: request.id,
    address: addressOf(request),
    userAgent: request.headers['user-agent']?.slice(0, 300) ?? null,
    idempotencyKey: typeof key === 'string' && key !== '' ? key : null,
    bearer: bearerOf(request),
  }
}
