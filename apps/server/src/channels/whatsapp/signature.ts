import { createHmac, timingSafeEqual } from 'node:crypto'

/** Whether two secrets are equal, in a time that tells nothing about where they differ. */
export function isSameSecret(given: string, secret: string): boolean {
  const key = 'compare'
  const digest = (text: string) => createHmac('sha256', key).update(text).digest()
  return timingSafeEqual(digest(given), digest(secret))
}

/**
 * Whether the header `X-Hub-Signature-256` is the HMAC of exactly these bytes under one of the app's secrets (two
 * while one is being replaced). The bytes matter: Meta signs non-ASCII as `\uXXXX`, which no parser gives back.
 */
export function isSigned(body: Buffer, header: unknown, appSecrets: readonly string[]): boolean {
  const given = typeof header === 'string' ? /^sha256=([0-9a-f]{64})$/.exec(header)?.[1] : undefined
  if (!given) return false
  const signature = Buffer.from(given, 'hex')
  return appSecrets.some((secret) =>
    timingSafeEqual(signature, createHmac('sha256', secret).update(body).digest()),
  )
}
