import { createHash } from 'node:crypto'
import { json } from 'node:stream/consumers'
import type { Config } from '../../config.ts'
import { type HttpResponse, request } from '../../http-client.ts'
import type { FetchOutcome } from '../channel.ts'
import { errorCodeOf } from './client.ts'
import { fieldsOf, textOf } from './json.ts'

/** The hosts from which Meta serves media; the token is sent only to these and the API (reference, section 5.1). */
const mediaHosts = ['fbsbx.com', 'fbcdn.net', 'whatsapp.net', 'facebook.com']

/**
 * Fetches a media file in two steps: its address, which is valid for five minutes, and its bytes, whose digest must be
 * the one that the first step gave. Never throws.
 */
export async function fetchMedia(
  config: Config['whatsapp'],
  id: string,
  maxBytes: number,
  signal: AbortSignal,
): Promise<FetchOutcome> {
  try {
    const about = await get(config, aboutUrl(config, id), signal)
    if (!about.ok) return failed(`HTTP ${about.status} for where it is`, about)
    const { url, sha256, file_size } = fieldsOf(await json(about.body))
    const address = URL.parse(textOf(url, 4096) ?? '')
    if (!address || !isMeta(config, address)) return { outcome: 'refused', reason: 'it lies somewhere else' }
    if (Number(file_size) > maxBytes) return tooLarge
    const answer = await get(config, address, signal)
    if (!answer.ok) return failed(`HTTP ${answer.status} for its bytes`, answer)
    const bytes = await bytesWithin(answer, maxBytes)
    if (!bytes) return tooLarge
    if (!isDigest(bytes, textOf(sha256))) return failed('other bytes than promised')
    return { outcome: 'fetched', bytes }
  } catch (error) {
    return failed(errorCodeOf(error))
  }
}

const tooLarge: FetchOutcome = { outcome: 'refused', reason: 'it is too large' }

/**
 * A failure that may be retried, even if the file may be gone for good: Meta uses the same codes for that and for
 * problems that an operator can fix.
 */
function failed(reason: string, unread?: HttpResponse): FetchOutcome {
  unread?.body.destroy()
  return { outcome: 'failed', reason }
}

function aboutUrl({ apiUrl, apiVersion, phoneNumberId }: Config['whatsapp'], id: string): URL {
  return new URL(`${apiUrl}/${apiVersion}/${encodeURIComponent(id)}?phone_number_id=${phoneNumberId}`)
}

function isMeta(config: Config['whatsapp'], { protocol, origin, hostname }: URL): boolean {
  if (origin === new URL(config.apiUrl).origin) return true
  return protocol === 'https:' && mediaHosts.some((host) => hostname.endsWith(`.${host}`))
}

function get({ accessToken }: Config['whatsapp'], url: URL, signal: AbortSignal): Promise<HttpResponse> {
  return request(url, { headers: { authorization: `Bearer ${accessToken}` }, signal })
}

/** The whole body of a response; null once it exceeds `maxBytes`. */
async function bytesWithin({ body }: HttpResponse, maxBytes: number): Promise<Uint8Array | null> {
  const pieces: Uint8Array[] = []
  let size = 0
  for await (const piece of body) {
    size += piece.length
    if (size > maxBytes) return null
    pieces.push(piece)
  }
  return Buffer.concat(pieces)
}

/** Whether the bytes have the SHA-256 digest promised. Webhooks write it in base64, responses in hexadecimal. */
function isDigest(bytes: Uint8Array, promised: string | null): boolean {
  const digest = createHash('sha256').update(bytes).digest()
  return promised === digest.toString('hex') || promised === digest.toString('base64')
}
