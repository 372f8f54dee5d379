import type { FastifyInstance } from 'fastify'
import { GraphError } from './graph-error.ts'
import { digestOf } from './media.ts'
import type { Network } from './network.ts'

/**
 * Describes a medium, with its address at the same origin as the request; Meta's own addresses are valid for five
 * minutes. Undefined for an unknown id.
 */
export const aboutMedium = ({ media, faults }: Network, id: string, origin: string): unknown => {
  const medium = media.find(id)
  if (!medium) return undefined
  if (faults.show().fail_media?.at === 'about' && faults.takeMediaFailure())
    throw new GraphError(131000, 'The sandbox fails on purpose.')
  return {
    messaging_product: 'whatsapp',
    url: `${origin}/media/${id}`,
    mime_type: medium.type,
    sha256: digestOf(medium, 'hex'),
    file_size: medium.bytes.length,
    id,
  }
}

/** Adds the route that returns the bytes of a medium. */
export const mediaRoutes = (app: FastifyInstance, { media, faults }: Network): void => {
  app.get<{ Params: { id: string } }>('/media/:id(^\\d+$)', async (request, reply) => {
    const medium = media.find(request.params.id)
    const fault = faults.show().fail_media?.at
    if (!medium || (fault === 'bytes' && faults.takeMediaFailure())) return reply.code(404).send()
    const isCut = fault === 'digest' && faults.takeMediaFailure()
    return reply.type(medium.type).send(isCut ? medium.bytes.subarray(1) : medium.bytes)
  })
}
