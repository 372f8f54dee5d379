import { createHmac, randomBytes, randomInt } from 'node:crypto'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { FastifyInstance } from 'fastify'
import { answerMedia, type Media } from './media.ts'

/** A message as the server sent it. */
export interface SentMessage {
  /** The path of the request. */
  path: string
  authorization: string | undefined
  /** The `connection` header, which says whether the connection may be reused. */
  connection: string | undefined
  // biome-ignore lint/suspicious/noExplicitAny: a recorded body, looked into by tests that know its shape.
  body: any
  /** The id in the response; null for an error. */
  messageId: string | null
}

/** A response other than success: an API error, a bare status, or a connection that breaks after the request. */
interface ScriptedAnswer {
  status?: number
  code?: number
  subcode?: number
  headers?: Record<string, string>
  hangUp?: boolean
  /** The body of the response in place of the API's JSON. */
  text?: string
  /** Whether the connection breaks after that text, although a longer one was announced. */
  breaksOff?: boolean
}

/** The parts of a notification that tests set; all go into one change of the field `messages`. */
interface Notification {
  messages?: unknown[]
  statuses?: unknown[]
  contacts?: unknown[]
  errors?: unknown[]
}

/** A fake Graph API over real HTTP, with what a server uses, and its webhooks. */
export interface TestGraph {
  /** The settings with which a server uses it. */
  environment: Record<string, string>
  /** Every message that was sent, in order. */
  readonly sent: SentMessage[]
  /** Gives these responses to the next calls, then success again. */
  script(...answers: ScriptedAnswer[]): void
  /** Answers nothing until the returned function is called. */
  hold(): () => void
  /** The media that people sent, by id; nothing else can be fetched. */
  readonly media: Map<string, Media>
  /** The ids of messages that were marked as read, in order. */
  readonly read: string[]
  /** The most requests to mark a message as read that were open at once. */
  readonly mostReadAtOnce: number
  /** Calls `listener` for each message that is accepted. */
  onAccepted(listener: (message: SentMessage) => void): void
  /** The messages to a number (compared by its last eight digits) or a user id. */
  sentTo(address: string): SentMessage[]
  /** Returns a notification for the server's number. */
  notification(value: Notification): Record<string, unknown>
  /** Delivers a body, signed over its bytes as Meta writes them: non-ASCII as `\uXXXX`. A string is sent unchanged. */
  deliver(http: FastifyInstance, body: unknown, headers?: Record<string, string>): Promise<Delivered>
  /** Delivers one message, given as text or as the provider's fields, written at a time. Returns its id. */
  write(http: FastifyInstance, from: string, message: unknown, at?: Date): Promise<string>
  /** Returns the signature of a body. */
  sign(body: string | Buffer): string
  close(): Promise<void>
}

interface Delivered {
  status: number
  // biome-ignore lint/suspicious/noExplicitAny: the answer to a provider has no schema in the contract.
  body: any
}

/** Starts a fake Graph API on a free loopback port. */
export async function startTestGraph(): Promise<TestGraph> {
  const phoneNumberId = String(randomInt(10 ** 9, 10 ** 10))
  const appSecret = randomBytes(16).toString('hex')
  const accessToken = randomBytes(16).toString('hex')
  const sent: SentMessage[] = []
  const read: string[] = []
  const reading = { open: 0, most: 0 }
  const media = new Map<string, Media>()
  const scripted: ScriptedAnswer[] = []
  const listeners: ((message: SentMessage) => void)[] = []
  let held: Promise<void> | null = null

  const server = createServer(async (request, response) => {
    if (request.method === 'GET') return answerMedia(request, response, { media, accessToken })
    const body = JSON.parse(await textOf(request))
    if (body.status === 'read') {
      read.push(body.message_id)
      reading.most = Math.max(reading.most, ++reading.open)
      response.once('close', () => --reading.open)
      await held
      response.end(JSON.stringify({ success: true }))
      return
    }
    await held
    const answer = scripted.shift()
    const messageId = answer ? null : newMessageId()
    const { url: path = '', headers } = request
    const { authorization, connection } = headers
    const message = { path, authorization, connection, body, messageId }
    sent.push(message)
    if (answer?.hangUp) return request.socket.destroy()
    response.writeHead(answer ? (answer.status ?? 400) : 200, {
      'content-type': 'application/json',
      ...(answer?.breaksOff && { 'content-length': '1000' }),
      ...answer?.headers,
    })
    const said = answer?.text ?? JSON.stringify(answer ? errorOf(answer) : acceptance(body, messageId))
    if (answer?.breaksOff) {
      response.write(said, () => request.socket.destroy())
      return
    }
    response.end(said)
    if (messageId) for (const tell of listeners) tell(message)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))

  const sign = (body: string | Buffer) =>
    `sha256=${createHmac('sha256', appSecret).update(body).digest('hex')}`

  const graph: TestGraph = {
    environment: {
      WHATSAPP_API_URL: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
      WHATSAPP_PHONE_NUMBER: '+5491155550100',
      WHATSAPP_PHONE_NUMBER_ID: phoneNumberId,
      WHATSAPP_ACCESS_TOKEN: accessToken,
      WHATSAPP_APP_SECRET: appSecret,
      WHATSAPP_VERIFY_TOKEN: randomBytes(16).toString('hex'),
    },
    sent,
    media,
    read,
    get mostReadAtOnce() {
      return reading.most
    },
    onAccepted: (listener) => void listeners.push(listener),
    script: (...answers) => void scripted.push(...answers),
    hold() {
      const { promise, resolve } = Promise.withResolvers<void>()
      held = promise
      return resolve
    },
    sentTo: (address) =>
      sent.filter(({ body }) => body.recipient === address || body.to?.endsWith(address.slice(-8))),
    notification: (value) => notification(phoneNumberId, value),
    async deliver(http, body, headers = {}) {
      const payload = typeof body === 'string' ? body : escaped(JSON.stringify(body))
      const response = await http.inject({
        method: 'POST',
        url: '/webhooks/whatsapp',
        payload,
        headers: { 'content-type': 'application/json', 'x-hub-signature-256': sign(payload), ...headers },
      })
      return { status: response.statusCode, body: response.json() }
    },
    async write(http, from, message, at = new Date()) {
      const id = newMessageId()
      const sender = /^[A-Z]{2}\./.test(from) ? { from_user_id: from } : { from: from.replace('+', '') }
      const timestamp = String(Math.floor(at.getTime() / 1000))
      const full = { ...sender, id, timestamp, ...textNode(message) }
      const { status, body } = await graph.deliver(http, graph.notification({ messages: [full] }))
      if (status !== 200) throw new Error(`The webhook answered ${status}: ${JSON.stringify(body)}`)
      return full.id
    },
    sign,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
  return graph
}

/** Returns a new id in WhatsApp's format. */
export function newMessageId(): string {
  return `wamid.${randomBytes(24).toString('base64')}`
}

/** The secret of the link in a message that was sent, in whichever form. */
export function tokenIn({ body }: SentMessage): string {
  const { parameters } = body.interactive?.action ?? {}
  if (parameters) return new URL(parameters.url).searchParams.get('token') ?? ''
  const button = body.template?.components.find(({ type }: { type: string }) => type === 'button')
  return button?.parameters[0].text ?? ''
}

/** The text of a message that was sent. */
export function textIn({ body }: SentMessage): string {
  return body.text?.body ?? body.interactive?.body.text ?? body.template?.name ?? ''
}

function notification(phoneNumberId: string, value: Notification): Record<string, unknown> {
  const metadata = { display_phone_number: '5491155550100', phone_number_id: phoneNumberId }
  const change = { field: 'messages', value: { messaging_product: 'whatsapp', metadata, ...value } }
  return { object: 'whatsapp_business_account', entry: [{ id: '102290129340398', changes: [change] }] }
}

function textNode(message: unknown): object {
  return typeof message === 'string' ? { type: 'text', text: { body: message } } : Object(message)
}

function escaped(json: string): string {
  return json.replace(/[\u0080-\uffff]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`)
}

function acceptance(body: { to?: string; recipient?: string }, id: string | null) {
  const contact = body.to
    ? { input: body.to, wa_id: body.to.replace('+', '') }
    : { input: body.recipient, user_id: body.recipient }
  return { messaging_product: 'whatsapp', contacts: [contact], messages: [{ id }] }
}

function errorOf({ code, subcode }: ScriptedAnswer) {
  if (code === undefined) return {}
  return { error: { message: `(#${code}) Scripted`, type: 'OAuthException', code, error_subcode: subcode } }
}

async function textOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk)
  return Buffer.concat(chunks).toString('utf8')
}
