// Separate from the requests, so that what is fetched before the app is loaded needs no schema library.
const mobileAgent = /Android|iPhone|iPad|iPod|Mobile/i

/** Whether this browser is on a phone or tablet, decided by the user agent, as the specification demands. */
export function isMobileAgent(): boolean {
  return mobileAgent.test(navigator.userAgent)
}

interface Carried {
  /** The access token to send, if any. */
  bearer?: string | null
  /** The idempotency key: requests with the same key record one expense. */
  idempotencyKey?: string | undefined
}

/** The headers of every request to our API. */
export function headersOf({ bearer, idempotencyKey }: Carried, hasBody = false): Headers {
  const headers = new Headers({ Accept: 'application/json' })
  if (hasBody) headers.set('Content-Type', 'application/json')
  if (bearer) headers.set('Authorization', `Bearer ${bearer}`)
  if (idempotencyKey) headers.set('Idempotency-Key', idempotencyKey)
  if (isMobileAgent()) {
    headers.set('Cache-Control', 'no-cache, no-store, must-revalidate')
    headers.set('Pragma', 'no-cache')
  }
  return headers
}
