import { createHmac, timingSafeEqual } from 'node:crypto'

/** Whether two secrets are equal, compared in a time that does not reveal where they differ. */
export function isSameSecret(given: string, secret: string): boolean {
  const key = 'compare'
  const digest = (text: string) => createHmac('sha256', key).update(text).digest()
  return timingSafeEqual(digest(given), digest(secret))
}

/**
 * Whether the header `X-Hub-Signature-256` is the HMAC of exactly these bytes under one of the app's secrets (two
 * while one is being replaced). It needs the raw bytes: Meta signs non-ASCII characters as `\uXXXX`, which parsing
 * would lose.
 */
export function isSigned(body: Buffer, header: unknown, appSecrets: readonly string[]): boolean {
  const given = typeof header === 'string' ? /^sha256=([0-9a-f]{64})$/.exec(header)?.[1] : undefined
  if (!given) return false
  const signature = Buffer.from(given, 'hex')
  return appSecrets.some((secret) =>
    timingSafeEqual(signature, createHmac('sha256', secret).update(body).digest()),
  )
}
