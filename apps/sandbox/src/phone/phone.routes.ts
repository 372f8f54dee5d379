import { readFileSync } from 'node:fs'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { z } from 'zod'
import { serveFolder } from '../assets.ts'
import type { Config } from '../config.ts'
import { isNumber } from '../whatsapp/addresses.ts'
import { NoSuchChoice } from '../whatsapp/from-person.ts'
import { digestOf } from '../whatsapp/media.ts'
import type { ChatMessage } from '../whatsapp/message.ts'
import type { Network } from '../whatsapp/network.ts'
import { liveRoutes } from './live.routes.ts'

const folder = new URL('window/', import.meta.url)
const policy =
  "default-src 'none'; script-src 'self'; style-src 'self'; font-src 'self'; img-src 'self'; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

const mostBytes = 16 * 1024 * 1024

const PhoneNumber = z.string().refine(isNumber, 'must be a telephone number such as +5491155550142')

/** The input of `POST /phone/messages`: the writer, and one of a text, a button's id or a message node of any type. */
const WriteInput = z
  .strictObject({
    from: PhoneNumber,
    name: z.string().trim().min(1).max(80).optional(),
    context: z.string().min(1).optional(),
    text: z.string().min(1).max(4096).optional(),
    button_id: z.string().min(1).optional(),
    node: z.looseObject({ type: z.string().min(1) }).optional(),
  })
  .refine(
    ({ text, button_id, node }) => [text, button_id, node].filter((one) => one !== undefined).length === 1,
    'needs exactly one of text, button_id and node',
  )

const ReadQuery = z.object({
  number: PhoneNumber,
  /** Return only messages after this one. */
  after: z.string().optional(),
  /** Wait up to so many seconds until one of these messages is from Casita. */
  wait: z.coerce.number().min(0).max(60).default(0),
})

const ContactInput = z.strictObject({ number: PhoneNumber, name: z.string().trim().max(80).optional() })

/** Adds the phone window, the replacement for wa.me links, and the calls with which tests use the phone. */
export const phoneRoutes = (app: FastifyInstance, config: Config, network: Network): void => {
  const { chats, faults, fromPerson, media } = network
  const page = readFileSync(new URL('index.html', folder))
  const sendPage = (reply: FastifyReply) =>
    reply
      .type('text/html; charset=utf-8')
      .headers({ 'content-security-policy': policy, 'cache-control': 'no-cache' })
      .send(page)

  serveFolder(app, '/window/', folder)
  liveRoutes(app, chats)
  app.get('/', async (_request, reply) => sendPage(reply))
  // wa.me/<digits>?text=…: the page itself reads the number and the text from its address.
  app.get('/:digits(^\\d{7,15}$)', async (_request, reply) => sendPage(reply))
  app.get('/phone/settings', async () => ({
    casita: config.whatsapp.phoneNumber,
    product_url: config.productUrl,
  }))

  app.get('/phone/contacts', async () => ({
    contacts: chats.contacts().map((contact) => ({ ...contact, last: chats.messages(contact.wa_id).at(-1) })),
  }))
  app.post('/phone/contacts', async (request) => {
    const { number, name } = ContactInput.parse(request.body)
    return chats.open(number, name || undefined)
  })
  app.post('/phone/contacts/close-window', async (request) => {
    const contact = chats.open(ContactInput.parse(request.body).number)
    chats.wrote(contact.wa_id, undefined)
    return chats.find(contact.wa_id)
  })

  app.post('/phone/messages', async (request, reply) => {
    const { from, name, context, text, button_id, node } = WriteInput.parse(request.body)
    try {
      return reply.code(201).send(fromPerson.write({ from, name, context, text, button: button_id, node }))
    } catch (error) {
      if (error instanceof NoSuchChoice) return reply.code(409).send({ error: error.message })
      throw error
    }
  })
  app.post<{ Params: { id: string } }>('/phone/messages/:id/again', async (request, reply) => {
    fromPerson.again(request.params.id)
    return reply.code(204).send()
  })

  // The limit is higher than WhatsApp's own, so that pictures that the product must refuse can be sent.
  app.addContentTypeParser(/^image\//, { parseAs: 'buffer', bodyLimit: mostBytes }, (_request, body, done) =>
    done(null, body),
  )
  app.post('/phone/media', { bodyLimit: mostBytes }, async (request, reply) => {
    const bytes = z.instanceof(Buffer).parse(request.body)
    const medium = media.keep(String(request.headers['content-type']), bytes)
    return reply.code(201).send({ id: medium.id, mime_type: medium.type, sha256: digestOf(medium, 'base64') })
  })
  app.get<{ Params: { id: string } }>('/phone/media/:id', async (request, reply) => {
    const medium = media.find(request.params.id)
    if (!medium) return reply.code(404).send()
    return reply.type(medium.type).header('x-content-type-options', 'nosniff').send(medium.bytes)
  })

  app.get('/phone/messages', async (request) => {
    const { number, after, wait } = ReadQuery.parse(request.query)
    const read = (): readonly ChatMessage[] => {
      // A number that has no chat yet may get one while this waits.
      const all = chats.messages(chats.find(number)?.wa_id ?? '')
      return after ? all.slice(all.findIndex((one) => one.id === after) + 1) : all
    }
    const hasAnswer = () => read().some((message) => message.by === 'casita')
    if (wait > 0 && !hasAnswer()) {
      await new Promise<void>((resolve) => {
        const stop = chats.watch((event) => event.type === 'message' && hasAnswer() && finish())
        const timer = setTimeout(() => finish(), wait * 1000)
        const finish = () => {
          stop()
          clearTimeout(timer)
          resolve()
        }
      })
    }
    return { messages: read() }
  })

  app.get('/whatsapp/faults', async () => faults.show())
  app.post('/whatsapp/faults', async (request) => faults.change(request.body))
  app.delete('/whatsapp/faults', async () => faults.clear())
}
