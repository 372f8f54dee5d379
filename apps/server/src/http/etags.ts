import type { FastifyRequest } from 'fastify'

/**
 * Whether who asks has this version already: `If-None-Match` may name several, each as weak where a proxy has
 * compressed it.
 */
export function hasVersion(request: FastifyRequest, etag: string): boolean {
  return request.headers['if-none-match']?.includes(etag) ?? false
}
