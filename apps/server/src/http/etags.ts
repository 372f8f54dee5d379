import type { FastifyRequest } from 'fastify'

/**
 * Whether the client already has this version. `If-None-Match` may list several tags, and a proxy that compressed a
 * response marks its tag as weak.
 */
export function matchesEtag(request: FastifyRequest, etag: string): boolean {
  return request.headers['if-none-match']?.includes(etag) ?? false
}
