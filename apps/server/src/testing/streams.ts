import { LiveMessage } from '@casita/contract'
import * as z from 'zod/v4/core'

/** An open stream of live events, as a browser reads it. */
export interface TestStream {
  status: number
  headers: Headers
  /** The messages received so far, in order. */
  readonly messages: readonly (z.output<typeof LiveMessage> & { id: string | null })[]
  /** Everything that was received, comments included. */
  readonly text: string
  /** Whether the server has ended it. */
  readonly ended: boolean
  /** Closes the connection. */
  close(): void
}

/** Opens `GET /v2/events` at a listening server. */
export async function openStream(
  origin: string,
  token: string | null,
  headers: Record<string, string> = {},
  query = '',
): Promise<TestStream> {
  const connection = new AbortController()
  const response = await fetch(`${origin}/v2/events${query}`, {
    headers: { ...(token && { authorization: `Bearer ${token}` }), ...headers },
    signal: connection.signal,
  })
  let text = ''
  let ended = false
  const read = async () => {
    const decoder = new TextDecoder()
    for await (const chunk of response.body ?? []) text += decoder.decode(chunk, { stream: true })
  }
  read()
    // Closed by the test or by the server.
    .catch(() => undefined)
    .finally(() => {
      ended = true
    })
  return {
    status: response.status,
    headers: response.headers,
    get messages() {
      return text.split('\n\n').slice(0, -1).flatMap(readMessage)
    },
    get text() {
      return text
    },
    get ended() {
      return ended
    },
    close: () => connection.abort(),
  }
}

function readMessage(block: string) {
  const field = (name: string) => new RegExp(`^${name}: (.*)$`, 'm').exec(block)?.[1] ?? null
  const data = field('data')
  return data === null ? [] : [{ ...z.parse(LiveMessage, JSON.parse(data)), id: field('id') }]
}
