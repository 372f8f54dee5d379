// biome-ignore lint/style/noRestrictedImports: signatures need the bytes before any parser, so this door is its own.
import type { FastifyInstance } from 'fastify'
import type { Deps } from '../deps.ts'
import { AppError } from '../errors.ts'
import { type ChatChannel, channelNames } from './channel.ts'
import type { Channels } from './channels.ts'

/** Meta's limit for one notification, in bytes. */
const bodyLimit = 3 * 1024 * 1024

/**
 * Adds the addresses to which chat providers deliver, `/webhooks/<provider>`. They are protected by signatures, not by
 * rate limits. An authentic delivery with readable JSON is always acknowledged, once everything in it is stored.
 */
export async function webhookRoutes(app: FastifyInstance, deps: Deps, channels: Channels): Promise<void> {
  await app.register((scope, _options, done) => {
    scope.removeAllContentTypeParsers()
    // The declared content type does not matter, even if it is malformed: the bytes are signed.
    scope.addHook('onRequest', (request, _reply, next) => {
      request.headers['content-type'] = 'application/octet-stream'
      next()
    })
    scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, ready) => ready(null, body))
    for (const name of channelNames) addWebhook(scope, deps, channels.byName[name], channels)
    done()
  })
}

function addWebhook(scope: FastifyInstance, deps: Deps, channel: ChatChannel, channels: Channels): void {
  const path = `/webhooks/${channel.name}`

  scope.get(path, async (request, reply) => {
    const challenge = channel.answerHandshake(request.query as Record<string, unknown>)
    if (challenge === null) throw new AppError('forbidden')
    return reply.type('text/plain; charset=utf-8').send(challenge)
  })

  scope.post(path, { bodyLimit }, async ({ headers, body: received }) => {
    const body = Buffer.isBuffer(received) ? received : Buffer.alloc(0)
    if (!channel.isAuthentic({ headers, body })) throw new AppError('unauthorized')
    const { items, ignored, problems } = channel.readDelivery(parsed(body), deps.clock.now())
    const stored = items.length > 0 ? await channels.intakes[channel.name].store(items) : 0
    // Unreadable items, and account problems that the provider reports, are for the operator.
    if (ignored.length > 0) deps.log.info({ ignored: [...new Set(ignored)] }, 'passed over in a delivery')
    if (problems.length > 0) deps.log.error({ problems: problems.slice(0, 20) }, 'problems in a delivery')
    return { success: true, items: items.length, stored, ignored: ignored.length, errors: problems.length }
  })
}

function parsed(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString('utf8'))
  } catch (cause) {
    throw new AppError('malformed', { cause })
  }
}
