// Sends requests as fast as they are answered, from a process of its own: one order per line on standard input, one
// result per line on standard output. It uses plain sockets, so that sending costs little compared with answering.
import { createHmac, randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { createInterface } from 'node:readline'

/** The requests to send, over how many connections and for how long. */
export interface Order {
  port: number
  connections: number
  milliseconds: number
  /** The requests are spread over the connections: connection n sends number n, n + connections, … */
  asked: readonly Asked[]
}

/** A request; each `{uuid}` in a header or the body is replaced by a new one. */
export interface Asked {
  method: 'GET' | 'POST'
  path: string
  headers?: Record<string, string>
  body?: string
  /** The secret that signs the body as the chat provider does. */
  signedWith?: string
}

/** The result of an order; times in milliseconds. */
export interface Result {
  answers: number
  /** The number of answers other than 200, by status. */
  refused: Record<string, number>
  seconds: number
  times: number[]
}

if (process.argv[1] === import.meta.filename) {
  for await (const line of createInterface({ input: process.stdin })) {
    const result = await follow(JSON.parse(line) as Order)
    if (!process.stdout.write(`${JSON.stringify(result)}\n`)) await once(process.stdout, 'drain')
  }
}

async function follow(order: Order): Promise<Result> {
  const result: Result = { answers: 0, refused: {}, seconds: 0, times: [] }
  const sockets = await Promise.all(Array.from({ length: order.connections }, () => opened(order.port)))
  const begun = performance.now()
  await Promise.all(sockets.map((socket, place) => keepAsking(socket, place, order, begun, result)))
  result.seconds = (performance.now() - begun) / 1000
  return result
}

async function opened(port: number): Promise<Socket> {
  const socket = connect(port, '127.0.0.1').setNoDelay()
  await once(socket, 'connect')
  return socket
}

function keepAsking(
  socket: Socket,
  place: number,
  order: Order,
  begun: number,
  result: Result,
): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>()
  let [received, turn, sent] = [Buffer.alloc(0), place, 0]
  const ask = () => {
    const asked = order.asked[turn % order.asked.length]
    turn += order.connections
    sent = performance.now()
    if (asked) socket.write(written(asked))
  }
  socket.on('data', (chunk) => {
    received = received.length === 0 ? chunk : Buffer.concat([received, chunk])
    const status = statusOfWhole(received)
    if (status === null) return
    received = Buffer.alloc(0)
    const now = performance.now()
    result.answers += 1
    result.times.push(now - sent)
    if (status !== '200') result.refused[status] = (result.refused[status] ?? 0) + 1
    if (now - begun < order.milliseconds) ask()
    else socket.end()
  })
  socket.on('error', reject)
  socket.on('close', () => resolve())
  ask()
  return promise
}

/** Returns the status of an answer that has arrived completely; null until then. */
function statusOfWhole(received: Buffer): string | null {
  const end = received.indexOf('\r\n\r\n')
  if (end < 0) return null
  const head = received.toString('latin1', 0, end)
  const length = Number(/^content-length: (\d+)$/im.exec(head)?.[1] ?? 0)
  return received.length >= end + 4 + length ? head.slice(9, 12) : null
}

function written({ method, path, headers = {}, body, signedWith }: Asked): string {
  const fresh = (text: string) => (text.includes('{uuid}') ? text.replaceAll('{uuid}', randomUUID()) : text)
  const lines = [`${method} ${path} HTTP/1.1`, 'Host: 127.0.0.1']
  for (const [name, value] of Object.entries(headers)) lines.push(`${name}: ${fresh(value)}`)
  if (body === undefined) return `${lines.join('\r\n')}\r\n\r\n`
  const text = fresh(body)
  lines.push('Content-Type: application/json', `Content-Length: ${Buffer.byteLength(text)}`)
  if (signedWith)
    lines.push(`X-Hub-Signature-256: sha256=${createHmac('sha256', signedWith).update(text).digest('hex')}`)
  return `${lines.join('\r\n')}\r\n\r\n${text}`
}
