import helmet from '@fastify/helmet'
import type { FastifyInstance } from 'fastify'
import type { Config } from '../config.ts'

const permissionsPolicy = 'camera=(), microphone=(), geolocation=(), payment=(), usb=()'

/**
 * Security headers for every answer. Everything comes from our own origin alone, but for the pictures of members, which
 * come from Google's picture host; the page itself fetches receipts and shows them from memory. Google signs people in
 * on its own pages. No text ever becomes a script: the browser refuses it where a page would put one in (trusted types).
 */
export async function addSecurityHeaders(app: FastifyInstance, config: Config): Promise<void> {
  const https = config.publicUrl.startsWith('https://')
  await app.register(helmet, {
    global: false,
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'none'"],
        scriptSrc: ["'self'"],
        styleSrc: ["'self'"],
        connectSrc: ["'self'"],
        frameSrc: ["'none'"],
        imgSrc: ["'self'", 'data:', 'blob:', 'https://lh3.googleusercontent.com'],
        fontSrc: ["'self'"],
        manifestSrc: ["'self'"],
        workerSrc: ["'self'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
        objectSrc: ["'none'"],
        requireTrustedTypesFor: ["'script'"],
        trustedTypes: ["'none'"],
        ...(https && { upgradeInsecureRequests: [] }),
      },
    },
    strictTransportSecurity: https ? { maxAge: 63_072_000, includeSubDomains: true } : false,
    referrerPolicy: { policy: 'no-referrer' },
    crossOriginOpenerPolicy: { policy: 'same-origin' },
    crossOriginResourcePolicy: { policy: 'same-origin' },
  })
  // The same for every answer, so asked of helmet for the first one alone: it works them out anew each time.
  let headers: Record<string, string> | undefined
  app.addHook('onRequest', (_request, reply, done) => {
    if (!headers) {
      reply.helmet()
      headers = { ...reply.raw.getHeaders(), 'permissions-policy': permissionsPolicy } as Record<
        string,
        string
      >
      for (const name of reply.raw.getHeaderNames()) reply.raw.removeHeader(name)
    }
    reply.headers(headers)
    done()
  })
}
