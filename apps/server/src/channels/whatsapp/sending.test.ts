import { once } from 'node:events'
import { type AddressInfo, createServer, type Socket } from 'node:net'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { readConfig } from '../../config.ts'
import { startTestGraph, type TestGraph } from '../../testing/graph.ts'
import type { ChatChannel, OutboundMessage } from '../channel.ts'
import { whatsappChannel } from './channel.ts'

let graph: TestGraph
let channel: ChatChannel
beforeAll(async () => {
  graph = await startTestGraph()
  channel = channelTo({})
})
afterAll(() => graph.close())
afterEach(() => void vi.useRealTimers())

function channelTo(environment: Record<string, string>): ChatChannel {
  const own = { GOOGLE_CLIENT_ID: 'x', GOOGLE_CLIENT_SECRET: 'x', SESSION_SECRET: 'x'.repeat(32) }
  return whatsappChannel(readConfig({ ...own, ...graph.environment, ...environment }).whatsapp)
}

const ana = { phone: '+5491155550143', providerUserId: null }
const id = '01940000-0000-7000-8000-000000000000'

async function send(content: OutboundMessage['content'], to: OutboundMessage['to'] = ana) {
  const outcome = await channel.send({ id, to, content }, AbortSignal.timeout(5_000))
  return { outcome, call: graph.sent.at(-1) }
}

describe('a message to the Graph API', () => {
  it('is a text with our id, the recipient’s number and the token in its header', async () => {
    const { outcome, call } = await send({ reply: { text: 'Anotado: café, $ 2.500' } })
    expect(call).toMatchObject({
      path: `/v26.0/${graph.environment.WHATSAPP_PHONE_NUMBER_ID}/messages`,
      authorization: `Bearer ${graph.environment.WHATSAPP_ACCESS_TOKEN}`,
      body: {
        messaging_product: 'whatsapp',
        recipient_type: 'individual',
        to: '+5491155550143',
        biz_opaque_callback_data: id,
        type: 'text',
        text: { body: 'Anotado: café, $ 2.500', preview_url: false },
      },
    })
    expect(outcome).toMatchObject({ outcome: 'sent', messageId: call?.messageId })
  })

  it('closes its connection instead of keeping it open', async () => {
    const { call } = await send({ reply: { text: 'Hola' } })
    expect(call?.connection).toBe('close')
  })

  it('counts as unsent after ten seconds without a TLS handshake', async () => {
    const connections: Socket[] = []
    // Accepts connections but never answers, like a machine whose program hangs.
    const silent = createServer((socket) => connections.push(socket)).listen(0, '127.0.0.1')
    await once(silent, 'listening')
    const { port } = silent.address() as AddressInfo
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const ended = vi.fn()
    const sent = channelTo({ WHATSAPP_API_URL: `https://127.0.0.1:${port}` })
      .send({ id, to: ana, content: { reply: { text: 'Hola' } } }, new AbortController().signal)
      .finally(ended)
    await once(silent, 'connection')
    vi.advanceTimersByTime(9_999)
    await new Promise(setImmediate)
    expect(ended).not.toHaveBeenCalled()
    vi.advanceTimersByTime(1)
    expect(await sent).toEqual({ outcome: 'unsent', reason: 'CONNECT_TIMEOUT' })
    for (const connection of connections) connection.destroy()
    silent.close()
  })

  it('goes to the user id of a person who hides their number', async () => {
    const { outcome, call } = await send(
      { reply: { text: 'Hola' } },
      { phone: null, providerUserId: 'AR.55' },
    )
    expect(call?.body).toMatchObject({ recipient: 'AR.55' })
    expect(call?.body).not.toHaveProperty('to')
    expect(outcome).toMatchObject({ outcome: 'sent' })
  })

  it('carries at most three buttons and shortens what is too long', async () => {
    const button = (n: number) => ({ id: `b${n}`, title: `${n} is a title of more than twenty` })
    const { call } = await send({ reply: { text: 'x'.repeat(2000), buttons: [1, 2, 3, 4].map(button) } })
    const { interactive } = call?.body ?? {}
    expect(interactive).toMatchObject({ type: 'button' })
    expect(interactive.body.text).toHaveLength(1024)
    expect(interactive.action.buttons).toHaveLength(3)
    expect(interactive.action.buttons[0]).toEqual({
      type: 'reply',
      reply: { id: 'b1', title: '1 is a title of mor…' },
    })
  })

  it('has no duplicate, multi-line or invisible button titles', async () => {
    const buttons = [
      { id: 'b1', title: 'Dos\n líneas' },
      { id: 'b2', title: 'Un título que es demasiado largo' },
      { id: 'b3', title: 'Un título que es demasiado largo, también' },
      { id: 'b4', title: '\u200b\u200b' },
    ]
    const { call } = await send({ reply: { text: '¿Cuál?', buttons } })
    expect(call?.body.interactive.action.buttons.map((each: { reply: unknown }) => each.reply)).toEqual([
      { id: 'b1', title: 'Dos líneas' },
      { id: 'b2', title: 'Un título que es de…' },
      { id: 'b4', title: '-' },
    ])
    const rows = buttons.map((each) => ({ ...each, description: 'a\tb' }))
    const list = (await send({ reply: { text: '¿Cuál?', list: { button: 'Ver\nmás', rows } } })).call
    expect(list?.body.interactive.action).toMatchObject({
      button: 'Ver más',
      sections: [{ rows: [{ title: 'Dos líneas', description: 'a b' }, {}, {}, { title: '-' }] }],
    })
  })

  it('can carry a list or a link', async () => {
    const rows = [{ id: 'c1', title: 'Comida', description: 'Lo de siempre' }]
    const list = await send({ reply: { text: '¿Cuál?', list: { button: 'Elegir', rows } } })
    expect(list.call?.body.interactive).toEqual({
      type: 'list',
      body: { text: '¿Cuál?' },
      action: { button: 'Elegir', sections: [{ rows }] },
    })
    const link = await send({
      reply: { text: 'Entrá', link: { title: 'Abrir', url: 'https://x.example/a' } },
    })
    expect(link.call?.body.interactive.action).toEqual({
      name: 'cta_url',
      parameters: { display_text: 'Abrir', url: 'https://x.example/a' },
    })
  })

  it('is never cut inside a character', async () => {
    const { call } = await send({ reply: { text: '👍'.repeat(2500) } })
    expect(call?.body.text.body.length).toBeLessThanOrEqual(4096)
    expect(call?.body.text.body.isWellFormed()).toBe(true)
  })

  it('fills a template in an approved language with valid values', async () => {
    const values = ['Ana\n\tMaría', '   ']
    const { call } = await send({ template: { name: 'verify', language: 'es', values, linkSuffix: 'token' } })
    expect(call?.body.template).toEqual({
      name: 'casita_verify',
      language: { code: 'es_AR' },
      components: [
        {
          type: 'body',
          parameters: [
            { type: 'text', text: 'Ana María' },
            { type: 'text', text: '-' },
          ],
        },
        { type: 'button', sub_type: 'url', index: '0', parameters: [{ type: 'text', text: 'token' }] },
      ],
    })
  })
})

describe('an error from the Graph API', () => {
  it.each([
    [{ code: 131000, status: 500 }, 'unsent'],
    [{ code: 2, status: 503 }, 'unsent'],
    [{ status: 502 }, 'unsent'],
    [{ code: 190, status: 401 }, 'stopped'],
    [{ code: 0, status: 401 }, 'stopped'],
    [{ code: 200, status: 403 }, 'stopped'],
    [{ code: 100, subcode: 33 }, 'stopped'],
    [{ code: 100 }, 'refused'],
    [{ code: 131026 }, 'refused'],
    [{ code: 132001, status: 404 }, 'refused'],
    [{ code: 999999 }, 'refused'],
    [{ code: 131047 }, 'window_closed'],
    [{ hangUp: true }, 'unknown'],
  ] as const)('%j means "%s"', async (answer, outcome) => {
    graph.script(answer)
    const { outcome: given } = await send({ reply: { text: 'Hola' } })
    expect(given.outcome).toBe(outcome)
  })

  it('for an Argentine number leads to another attempt in the form that Meta lists', async () => {
    graph.script({ code: 131030 })
    const { outcome, call } = await send({ reply: { text: 'Hola' } })
    expect(outcome.outcome).toBe('sent')
    expect(call?.body.to).toBe('+541155550143')
    graph.script({ code: 131030 }, { code: 131030 })
    expect((await send({ reply: { text: 'Hola' } })).outcome).toMatchObject({ outcome: 'refused' })
  })

  it('about a rate limit says who is limited and for how long', async () => {
    graph.script({ code: 131056 }, { code: 130429, headers: { 'retry-after': '7' } }, { status: 429 })
    const slow = async () => (await send({ reply: { text: 'Hola' } })).outcome
    expect(await slow()).toMatchObject({ outcome: 'slow_down', scope: 'recipient', retryAfter: null })
    expect(await slow()).toMatchObject({ outcome: 'slow_down', scope: 'everybody', retryAfter: 7 })
    expect(await slow()).toMatchObject({ outcome: 'slow_down', scope: 'everybody' })
  })
})
