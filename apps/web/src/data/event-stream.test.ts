import { expect, it } from 'vitest'
import { readEvents } from './event-stream.ts'

function streamOf(...chunks: string[]): ReadableStream<Uint8Array> {
  return new Blob(chunks).stream()
}

async function eventsOf(body: ReadableStream<Uint8Array>) {
  const events = []
  for await (const event of readEvents(body, () => undefined)) events.push(event)
  return events
}

it('reads the id and data of each event with any line endings', async () => {
  const body = streamOf('id: 7\ndata: {"a":1}\n\n', 'id: 8\r\ndata: one\r\ndata: two\r\n\r\n')
  expect(await eventsOf(body)).toEqual([
    { id: '7', data: '{"a":1}' },
    { id: '8', data: 'one\ntwo' },
  ])
})

it('joins an event that arrives in pieces, even within a character', async () => {
  const bytes = new TextEncoder().encode('data: café\n\n')
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      for (const byte of bytes) controller.enqueue(Uint8Array.of(byte))
      controller.close()
    },
  })
  expect(await eventsOf(body)).toEqual([{ id: null, data: 'café' }])
})

it('ignores heartbeats and retry times', async () => {
  expect(await eventsOf(streamOf('retry: 1000\n\n: still here\n\ndata: x\n\n'))).toEqual([
    { id: null, data: 'x' },
  ])
})

it('fails as a request does when the connection breaks', async () => {
  const body = new ReadableStream<Uint8Array>({
    pull: (controller) => controller.error(new TypeError('connection reset')),
  })
  await expect(eventsOf(body)).rejects.toMatchObject({ name: 'ProblemError', code: 'network' })
})
