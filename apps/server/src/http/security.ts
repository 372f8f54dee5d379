import helmet from '@fastify/helmet'
import type { FastifyInstance } from 'fastify'
import type { Config } from '../config.ts'

const permissionsPolicy = 'camera=(), microphone=(), geolocation=(), payment=(), usb=()'

/**
 * Adds security headers to every answer. Pages load everything from their own origin, except the pictures of members,
 * which come from Google's image host. Receipts are fetched by the page and shown from memory (`blob:`). Signing in
 * with Google happens on Google's own pages; those that lead there may allow its script, too (`web.ts`). Trusted types
 * make the browser refuse any text that would become script.
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
  // The headers are the same for every answer, but helmet computes them each time, so it is called only for the first
  // request.
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
