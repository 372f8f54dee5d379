import { createHash } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'

/** What goes wrong while media is fetched: at the request for its address, or at its bytes. */
type MediaFault = 'not found' | 'elsewhere' | 'no bytes' | 'other bytes' | 'hang up'

/** What somebody sent, and the faults of the next attempts to fetch it, in order. */
export interface Media {
  bytes: Buffer
  faults?: MediaFault[]
}

/** Answers the two requests for media: its address, and its bytes. Both require the token. */
export function answerMedia(
  { url = '', headers, socket }: IncomingMessage,
  response: ServerResponse,
  { media, accessToken }: { media: Map<string, Media>; accessToken: string },
): void {
  const { pathname } = new URL(url, 'http://graph')
  const id = decodeURIComponent(pathname.replace(/.*\//, ''))
  const found = media.get(id)
  const end = (status: number, body: string | Buffer) => response.writeHead(status).end(body)
  if (headers.authorization !== `Bearer ${accessToken}`) end(401, '{}')
  else if (!found) end(400, '{"error":{"code":100,"error_subcode":33}}')
  else if (pathname.startsWith('/bytes/')) sendBytes(found)
  else tellWhere(found)

  function tellWhere({ bytes, faults = [] }: Media) {
    if (faults[0] === 'not found') {
      faults.shift()
      return end(404, '')
    }
    const origin = faults[0] === 'elsewhere' ? 'https://fbsbx.com.example.net' : `http://${headers.host}`
    const sha256 = createHash('sha256').update(bytes).digest('hex')
    const told = {
      url: `${origin}/bytes/${id}`,
      mime_type: 'image/jpeg',
      sha256,
      file_size: bytes.length,
      id,
    }
    return end(200, JSON.stringify({ messaging_product: 'whatsapp', ...told }))
  }

  function sendBytes({ bytes, faults = [] }: Media) {
    const fault = faults.shift()
    if (fault === 'hang up') return socket.destroy()
    if (fault === 'no bytes') return end(404, '')
    return end(200, fault === 'other bytes' ? bytes.subarray(1) : bytes)
  }
}
