// biome-ignore lint/style/noRestrictedImports: signatures need the bytes before any parser, so this door is its own.
import type { FastifyInstance } from 'fastify'
import type { Deps } from '../deps.ts'
import { AppError } from '../errors.ts'
import { type ChatChannel, channelNames } from './channel.ts'
import type { Channels } from './channels.ts'

/** Meta's limit for one notification. */
const bodyLimit = 3 * 1024 * 1024

/**
 * The addresses at which chat providers deliver, `/webhooks/<provider>`. Protected by signatures, not by limits; a
 * delivery is acknowledged once everything in it is stored, and then always, whatever it says.
 */
export async function webhookRoutes(app: FastifyInstance, deps: Deps, channels: Channels): Promise<void> {
  await app.register((scope, _options, done) => {
    scope.removeAllContentTypeParsers()
    // What a body is called, even if that is no name of a type, matters as little: its bytes are signed.
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
    // What could not be read, and trouble that the provider tells about our account, is for the operator.
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
