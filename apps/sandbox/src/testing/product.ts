import { createHmac } from 'node:crypto'
import Fastify from 'fastify'

/** A webhook as the product received it. */
export interface Received {
  readonly raw: string
  readonly signature: string
  /** `entry[0].changes[0].value`. */
  readonly value: {
    readonly metadata: { readonly display_phone_number: string; readonly phone_number_id: string }
    readonly contacts?: readonly Record<string, unknown>[]
    readonly messages?: readonly Record<string, unknown>[]
    readonly statuses?: readonly Record<string, unknown>[]
  }
}

/** A fake product: confirms the webhook subscription and records what it receives. */
export interface Product {
  readonly url: string
  readonly received: Received[]
  readonly handshakes: string[]
  /** The statuses of the next responses to webhooks; 200 when there are none left. */
  readonly answers: number[]
  /** Resolves with the webhooks so far once `enough` returns true for them. */
  readonly until: (enough: (received: readonly Received[]) => boolean) => Promise<readonly Received[]>
  readonly close: () => Promise<void>
}

/** The signature of a body with the app secret of the tests. */
export const signatureOf = (raw: string): string =>
  `sha256=${createHmac('sha256', 'app-secret').update(raw).digest('hex')}`

/** Starts a fake product. */
export const openProduct = async (port = 0): Promise<Product> => {
  const received: Received[] = []
  const handshakes: string[] = []
  const answers: number[] = []
  const waiting = new Set<() => void>()
  const app = Fastify({ forceCloseConnections: true })
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, body, done) =>
    done(null, body),
  )
  app.get<{ Querystring: Record<string, string> }>('/webhooks/whatsapp', async (request, reply) => {
    handshakes.push(request.query['hub.verify_token'] ?? '')
    for (const check of waiting) check()
    return reply.type('text/plain').send(request.query['hub.challenge'])
  })
  app.post('/webhooks/whatsapp', async (request, reply) => {
    const raw = String(request.body)
    const { value } = JSON.parse(raw).entry[0].changes[0]
    received.push({ raw, signature: String(request.headers['x-hub-signature-256']), value })
    for (const check of waiting) check()
    return reply.code(answers.shift() ?? 200).send()
  })
  const address = await app.listen({ port, host: '127.0.0.1' })
  return {
    url: address.replace('127.0.0.1', 'localhost'),
    received,
    handshakes,
    answers,
    until: (enough) =>
      new Promise((resolve) => {
        const check = () => {
          if (!enough(received)) return
          waiting.delete(check)
          resolve(received)
        }
        waiting.add(check)
        check()
      }),
    close: () => app.close(),
  }
}
