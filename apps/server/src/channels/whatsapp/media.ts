import { createHash } from 'node:crypto'
import { json } from 'node:stream/consumers'
import type { Config } from '../../config.ts'
import { type HttpResponse, request } from '../../http-client.ts'
import type { FetchOutcome } from '../channel.ts'
import { errorCodeOf } from './client.ts'
import { fieldsOf, textOf } from './json.ts'

/** Where Meta keeps what people send; the token goes nowhere else (reference, section 5.1). */
const mediaHosts = ['fbsbx.com', 'fbcdn.net', 'whatsapp.net', 'facebook.com']

/**
 * Fetches what a person sent, in two steps: where it is (an address that holds for five minutes), and its bytes, which
 * have to be those that the first step promised. Never throws.
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

/** Also for what may be gone for good: Meta says so with the same codes as for what an operator can put right. */
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

/** The whole of an answer; null once it turns out to be larger. */
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

/** Webhooks write a digest in base64, answers in hexadecimal. */
function isDigest(bytes: Uint8Array, promised: string | null): boolean {
  const digest = createHash('sha256').update(bytes).digest()
  return promised === digest.toString('hex') || promised === digest.toString('base64')
}
