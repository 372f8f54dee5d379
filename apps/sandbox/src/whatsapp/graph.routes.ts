import { timingSafeEqual } from 'node:crypto'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Config } from '../config.ts'
import { GraphError } from './graph-error.ts'
import { aboutMedium, mediaRoutes } from './media.routes.ts'
import type { Network } from './network.ts'
import { readSendRequest } from './send-rules.ts'

interface GraphParams {
  Params: { version: string; phoneNumberId: string }
}

const equal = (one: string, other: string): boolean => {
  const [a, b] = [Buffer.from(one), Buffer.from(other)]
  return a.length === b.length && timingSafeEqual(a, b)
}

/** Adds the calls of the Graph API, with its form of errors. */
export const graphRoutes = (app: FastifyInstance, config: Config, network: Network): void => {
  const { accessToken, phoneNumber, phoneNumberId } = config.whatsapp

  app.setErrorHandler((error: Error & { statusCode?: number }, request, reply) => {
    if (error instanceof GraphError) {
      request.log.warn({ code: error.code, details: error.details }, 'a send was refused')
      return reply.code(error.status).send(error.body())
    }
    const refusal = error.statusCode && error.statusCode < 500 ? 100 : 131000
    if (refusal === 131000) request.log.error(error)
    const answer = new GraphError(refusal, refusal === 100 ? 'The body is not JSON.' : 'The sandbox failed.')
    return reply.code(answer.status).send(answer.body())
  })

  app.addHook('onRequest', async (request: FastifyRequest) => {
    const token = /^Bearer (.+)$/i.exec(request.headers.authorization ?? '')?.[1] ?? ''
    if (!equal(token, accessToken))
      throw new GraphError(190, 'Error validating access token.', { subcode: 467 })
  })
  const onlyOwnNumber = async (request: FastifyRequest) => {
    const { phoneNumberId: asked } = request.params as GraphParams['Params']
    if (asked !== phoneNumberId) {
      throw new GraphError(100, `Object with ID '${asked}' does not exist.`, { subcode: 33 })
    }
  }

  const object = '/:version(^v\\d+\\.\\d+$)/:phoneNumberId(^\\d+$)'

  app.get<GraphParams>(object, async (request) => {
    const medium = aboutMedium(network, request.params.phoneNumberId, `${request.protocol}://${request.host}`)
    if (medium) return medium
    await onlyOwnNumber(request)
    return {
      id: phoneNumberId,
      display_phone_number: phoneNumber,
      verified_name: 'Casita',
      quality_rating: 'GREEN',
      code_verification_status: 'VERIFIED',
    }
  })
  mediaRoutes(app, network)
  app.post<GraphParams>(object, { onRequest: onlyOwnNumber }, async () => ({ success: true }))

  app.post<GraphParams>(`${object}/messages`, { onRequest: onlyOwnNumber }, async (request) => {
    const wanted = readSendRequest(request.body)
    if ('status' in wanted) {
      network.fromCasita.markRead(wanted.message_id, wanted.typing_indicator !== undefined)
      return { success: true }
    }
    const { id, contact } = network.fromCasita.send(wanted)
    return {
      messaging_product: 'whatsapp',
      contacts: [
        wanted.to
          ? { input: wanted.to, wa_id: contact.wa_id }
          : { input: wanted.recipient, user_id: contact.user_id },
      ],
      messages: [{ id, ...(wanted.type === 'template' && { message_status: 'accepted' }) }],
    }
  })
}
