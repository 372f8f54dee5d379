import { networkProblem } from './request.ts'

/** One event of a stream, in the format of the HTML standard's event streams. */
export interface StreamEvent {
  id: string | null
  data: string
}

/**
 * Splits an event stream into its events. `onSign` is called for every chunk, heartbeats included, so that a silent
 * connection can be told from an idle one. Fails as a request does when the connection breaks.
 */
export async function* readEvents(
  body: ReadableStream<Uint8Array>,
  onSign: () => void,
): AsyncGenerator<StreamEvent> {
  const reader = body.pipeThrough(new TextDecoderStream() as TransformStream<Uint8Array, string>).getReader()
  let rest = ''
  try {
    for (;;) {
      const { done, value } = await reader.read().catch((cause: unknown) => {
        throw networkProblem(cause)
      })
      if (done) return
      onSign()
      const blocks = (rest + value).replaceAll('\r\n', '\n').split('\n\n')
      rest = blocks.pop() ?? ''
      for (const block of blocks) {
        const event = readBlock(block)
        if (event) yield event
      }
    }
  } finally {
    await reader.cancel().catch(() => undefined)
  }
}

function readBlock(block: string): StreamEvent | null {
  const data: string[] = []
  let id: string | null = null
  for (const line of block.split('\n')) {
    // A line that begins with a colon is a comment: the server's heartbeat.
    const [, field, value] = /^(\w+): ?(.*)$/.exec(line) ?? []
    if (field === 'data') data.push(value ?? '')
    if (field === 'id') id = value ?? null
  }
  return data.length > 0 || id !== null ? { id, data: data.join('\n') } : null
}
