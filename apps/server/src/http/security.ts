import helmet from '@fastify/helmet'
import type { FastifyInstance } from 'fastify'
import type { Config } from '../config.ts'

/**
 * Security headers for every answer. Scripts and styles come from our own origin alone; Google's client script is
 * allowed only with a real Google client, and pictures of members come from Google's picture host.
 */
export async function addSecurityHeaders(app: FastifyInstance, config: Config): Promise<void> {
  const https = config.publicUrl.startsWith('https://')
  const google =
    config.google.issuer === 'https://accounts.google.com' ? 'https://accounts.google.com/gsi/' : null
  const only = (...more: (string | null)[]) => ["'self'", ...more.filter((source) => source !== null)]
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'none'"],
        scriptSrc: only(google && `${google}client`),
        styleSrc: only(google && `${google}style`),
        connectSrc: only(google),
        frameSrc: google ? [google] : ["'none'"],
        imgSrc: only('data:', 'https://lh3.googleusercontent.com'),
        fontSrc: ["'self'"],
        manifestSrc: ["'self'"],
        workerSrc: ["'self'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
        objectSrc: ["'none'"],
        ...(https && { upgradeInsecureRequests: [] }),
      },
    },
    strictTransportSecurity: https ? { maxAge: 63_072_000, includeSubDomains: true } : false,
    referrerPolicy: { policy: 'no-referrer' },
    crossOriginOpenerPolicy: { policy: 'same-origin' },
    crossOriginResourcePolicy: { policy: 'same-origin' },
  })
  app.addHook('onSend', async (_request, reply) => {
    reply.header('permissions-policy', 'camera=(), microphone=(), geolocation=(), payment=(), usb=()')
  })
}
