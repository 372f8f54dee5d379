// Apart from the requests: what is asked before the app is there pays for no schema.
const mobileAgent = /Android|iPhone|iPad|iPod|Mobile/i

/** Whether this browser is a phone's or a tablet's, as the specification tells them: by user agent. */
export function isMobileAgent(): boolean {
  return mobileAgent.test(navigator.userAgent)
}

interface Carried {
  /** The access token to send, if any. */
  bearer?: string | null
  /** The same key records one expense, however often it is sent. */
  idempotencyKey?: string | undefined
}

/** The headers that every request of ours carries. */
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
