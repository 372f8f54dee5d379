import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { openProduct, type Product, type Received } from '../testing/product.ts'
import { openStage, type Stage } from '../testing/stage.ts'

const ana = '+5491155550142'
let stage: Stage
let product: Product

beforeAll(async () => {
  product = await openProduct()
  stage = await openStage({ PRODUCT_URL: product.url })
})
afterAll(async () => {
  await stage.close()
  await product.close()
})

const graph = (body: unknown, path = '/v26.0/106540352242922/messages', token = 'graph-token') =>
  fetch(`${stage.config.origin}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  })

const post = async (path: string, body: unknown) => {
  const headers = { 'content-type': 'application/json' }
  const answer = await fetch(stage.config.origin + path, {
    method: 'POST',
    headers,
    body: JSON.stringify(body),
  })
  return (await answer.json()) as { id: string }
}

const message = (node: Record<string, unknown>, to: Record<string, unknown> = { to: ana }) => ({
  messaging_product: 'whatsapp',
  recipient_type: 'individual',
  ...to,
  ...node,
})
const text = (body: unknown = 'hola', extra: Record<string, unknown> = {}) =>
  message({ type: 'text', text: { body, ...extra } })
const interactive = (node: Record<string, unknown>) =>
  message({ type: 'interactive', interactive: { body: { text: '¿Lo anoto?' }, ...node } })
const buttons = (...replies: { id: string; title: string }[]) =>
  interactive({ type: 'button', action: { buttons: replies.map((reply) => ({ type: 'reply', reply })) } })
const list = (...sections: unknown[]) => interactive({ type: 'list', action: { button: 'Elegir', sections } })
const rows = (count: number, from = 0) =>
  Array.from({ length: count }, (_, index) => ({ id: `r${index + from}`, title: `Fila ${index + from}` }))
const link = (parameters: unknown) =>
  interactive({ type: 'cta_url', action: { name: 'cta_url', parameters } })

const template = (values: readonly string[], changes: Record<string, unknown> = {}, suffix = 'abc_123') =>
  message({
    type: 'template',
    template: {
      name: 'casita_verify',
      language: { code: 'es_AR' },
      components: [
        { type: 'body', parameters: values.map((value) => ({ type: 'text', text: value })) },
        { type: 'button', sub_type: 'url', index: '0', parameters: [{ type: 'text', text: suffix }] },
      ],
      ...changes,
    },
  })

const codeOf = async (answer: Response) =>
  ((await answer.json()) as { error: { code: number; error_subcode?: number } }).error

describe('the Graph API', () => {
  test('refuses a wrong token', async () => {
    const answer = await graph(text(), undefined, 'wrong')
    expect(answer.status).toBe(401)
    expect(await codeOf(answer)).toMatchObject({ code: 190, type: 'OAuthException' })
  })

  test('refuses an unknown phone number id', async () => {
    expect(await codeOf(await graph(text(), '/v26.0/1/messages'))).toMatchObject({
      code: 100,
      error_subcode: 33,
    })
  })

  test('refuses a body that is not JSON', async () => {
    expect(await codeOf(await graph('{'))).toMatchObject({ code: 100 })
  })

  test('returns the details of the phone number', async () => {
    const headers = { authorization: 'Bearer graph-token' }
    const answer = await fetch(`${stage.config.origin}/v26.0/106540352242922`, { headers })
    expect(await answer.json()).toMatchObject({
      id: '106540352242922',
      display_phone_number: '+5491155550100',
    })
  })
})

describe('inside the 24-hour window', () => {
  beforeAll(() => post('/phone/messages', { from: ana, text: 'listo' }))

  test.each<[string, unknown]>([
    ['a text', text()],
    ['a text of 4096 signs with a preview', text('x'.repeat(4096), { preview_url: true })],
    [
      'three buttons',
      buttons({ id: 'a', title: 'Sí' }, { id: 'b', title: 'No' }, { id: 'c', title: 'x'.repeat(20) }),
    ],
    ['a list', list({ rows: rows(10) })],
    ['a list of two sections', list({ title: 'A', rows: rows(5) }, { title: 'B', rows: rows(5, 5) })],
    ['a link', link({ display_text: 'Abrir', url: 'http://localhost:3000/connect?token=x' })],
    [
      'a location',
      message({ type: 'location', location: { latitude: -34.6, longitude: -58.4, name: 'Casa' } }),
    ],
    ['a template', template(['Ana', 'Ana García (ana@example.com)'])],
    ['an opaque note', { ...text(), biz_opaque_callback_data: 'outbox-1' }],
  ])('accepts %s', async (_name, body) => {
    const answer = await graph(body)
    expect(answer.status).toBe(200)
    expect(await answer.json()).toMatchObject({
      messaging_product: 'whatsapp',
      contacts: [{ input: ana, wa_id: '5491155550142' }],
      messages: [{ id: expect.stringMatching(/^wamid\./) }],
    })
  })

  test.each<[string, unknown, number]>([
    ['no messaging_product', { to: ana, type: 'text', text: { body: 'x' } }, 100],
    ['nobody to send to', { messaging_product: 'whatsapp', type: 'text', text: { body: 'x' } }, 100],
    ['an unknown type', message({ type: 'telegram' }), 100],
    ['an unknown key', { ...text(), priority: 'high' }, 100],
    ['an unknown key in the text', text('x', { format: 'markdown' }), 100],
    ['a text of 4097 signs', text('x'.repeat(4097)), 100],
    ['an empty text', text(''), 100],
    ['a text without a body', message({ type: 'text', text: {} }), 131008],
    ['something that is no number', message({ type: 'text', text: { body: 'x' } }, { to: 'ana' }), 131009],
    ['a note of 513 signs', { ...text(), biz_opaque_callback_data: 'x'.repeat(513) }, 100],
    ['no buttons', buttons(), 131009],
    ['four buttons', buttons(...['1', '2', '3', '4'].map((id) => ({ id, title: id }))), 131009],
    ['a button title of 21 signs', buttons({ id: 'a', title: 'x'.repeat(21) }), 131009],
    ['a button id of 257 signs', buttons({ id: 'x'.repeat(257), title: 'a' }), 131009],
    ['two buttons with one id', buttons({ id: 'a', title: 'Sí' }, { id: 'a', title: 'No' }), 131009],
    ['two buttons with one title', buttons({ id: 'a', title: 'Sí' }, { id: 'b', title: 'Sí' }), 131009],
    ['eleven rows', list({ title: 'A', rows: rows(6) }, { title: 'B', rows: rows(5, 6) }), 131009],
    ['rows with one id', list({ rows: [...rows(1), ...rows(1)] }), 131009],
    ['two sections without titles', list({ rows: rows(1) }, { rows: rows(1, 1) }), 131009],
    ['a row title of 25 signs', list({ rows: [{ id: 'a', title: 'x'.repeat(25) }] }), 131009],
    [
      'a row description of 73 signs',
      list({ rows: [{ id: 'a', title: 'a', description: 'x'.repeat(73) }] }),
      131009,
    ],
    ['a link without an address', link({ display_text: 'Abrir' }), 131008],
    ['a link that is no web address', link({ display_text: 'Abrir', url: 'javascript:alert(1)' }), 131009],
    ['a link title of 21 signs', link({ display_text: 'x'.repeat(21), url: 'https://example.com' }), 131009],
    [
      'a reaction to nothing',
      message({ type: 'reaction', reaction: { message_id: 'wamid.x', emoji: '👍' } }),
      131009,
    ],
    [
      'a number without WhatsApp',
      message({ type: 'text', text: { body: 'x' } }, { to: '+5491155550000' }),
      131026,
    ],
    ['an unknown user id', message({ type: 'text', text: { body: 'x' } }, { recipient: 'AR.1' }), 131026],
    ['an unknown template', template(['a', 'b'], { name: 'casita_party' }), 132001],
    ['es in place of es_AR', template(['a', 'b'], { language: { code: 'es' } }), 132001],
    ['too few values', template(['a']), 132000],
    ['too many values', template(['a', 'b', 'c']), 132000],
    [
      'no button value',
      template(['a', 'b'], {
        components: [
          {
            type: 'body',
            parameters: [
              { type: 'text', text: 'a' },
              { type: 'text', text: 'b' },
            ],
          },
        ],
      }),
      132000,
    ],
    ['an empty value', template(['Ana', ' ']), 131008],
    ['a value with a new line', template(['Ana', 'a\nb']), 132018],
    ['a value with five blanks', template(['Ana', 'a     b']), 132018],
    ['an empty link value', template(['Ana', 'b'], {}, ''), 131008],
    [
      'a message to read that was never received',
      { messaging_product: 'whatsapp', status: 'read', message_id: 'wamid.x' },
      131009,
    ],
  ])('refuses %s', async (_name, body, code) => {
    const answer = await graph(body)
    expect(await codeOf(answer)).toMatchObject({ code, fbtrace_id: expect.any(String) })
    expect(answer.status).toBe(code === 132001 ? 404 : 400)
  })

  test('shows a template with its values filled in and a link to the product', async () => {
    const id = await idOf(await graph(template(['Ana', 'Ana García (ana@example.com)'])))
    expect((await chat()).find((one) => one.id === id)?.content).toEqual({
      kind: 'template',
      template: 'casita_verify',
      language: 'es_AR',
      text: 'Hola Ana. Confirmá que este número es tuyo para la cuenta Ana García (ana@example.com). Si no creaste esa cuenta, no hagas nada.',
      link: { title: 'Confirmar número', url: `${product.url}/validate?token=abc_123` },
    })
  })

  test.each(['es_AR', 'en', 'pt_BR', 'fr'])('knows the invitation template in %s', async (code) => {
    const invitation = { name: 'casita_invite', language: { code } }
    expect((await graph(template(['Ana', 'Casa García', 'AB12-CD34'], invitation))).status).toBe(200)
  })

  test('accepts a message addressed by user id alone', async () => {
    const { contacts } = (await (await fetch(`${stage.config.origin}/phone/contacts`)).json()) as {
      contacts: { wa_id: string; user_id: string }[]
    }
    const recipient = contacts.find(({ wa_id }) => wa_id === '5491155550142')?.user_id
    expect(recipient).toMatch(/^AR\.\d{20}$/)
    const answer = await graph(message({ type: 'text', text: { body: 'hola' } }, { recipient }))
    expect(await answer.json()).toMatchObject({ contacts: [{ input: recipient, user_id: recipient }] })
  })

  test('marks a message as read when a typing indicator is sent', async () => {
    const { id } = await post('/phone/messages', { from: ana, text: 'café 2500' })
    const abort = new AbortController()
    const stream = await fetch(`${stage.config.origin}/phone/events`, { signal: abort.signal })
    const reader = stream.body?.pipeThrough(new TextDecoderStream()).getReader()
    const typing_indicator = { type: 'text' }
    const answer = await graph({
      messaging_product: 'whatsapp',
      status: 'read',
      message_id: id,
      typing_indicator,
    })
    expect(await answer.json()).toEqual({ success: true })
    expect((await chat()).find((one) => one.id === id)?.status).toBe('read')
    let told = ''
    while (!told.includes('event: typing')) told += (await reader?.read())?.value ?? ''
    abort.abort()
    expect(told).toContain(ana.slice(1))
  })

  test('shows a reaction on the message it belongs to', async () => {
    const { id } = await post('/phone/messages', { from: ana, text: 'gracias' })
    await graph(message({ type: 'reaction', reaction: { message_id: id, emoji: '👍' } }))
    expect((await chat()).find((one) => one.id === id)?.reaction).toBe('👍')
  })
})

describe('outside the 24-hour window', () => {
  const cora = '+5491155550119'

  test('accepts nothing but a template', async () => {
    const refused = await graph(message({ type: 'text', text: { body: 'hola' } }, { to: cora }))
    expect(await codeOf(refused)).toMatchObject({ code: 131047 })
    expect((await graph({ ...template(['Cora', 'x']), to: cora })).status).toBe(200)
  })

  test('refuses text again once the window is closed', async () => {
    await post('/phone/messages', { from: cora, text: 'hola' })
    expect((await graph(message({ type: 'text', text: { body: 'x' } }, { to: cora }))).status).toBe(200)
    await post('/phone/contacts/close-window', { number: cora })
    expect((await graph(message({ type: 'text', text: { body: 'x' } }, { to: cora }))).status).toBe(400)
  })
})

describe('phone number formats', () => {
  test.each([
    ['+5491155550187', '5491155550187'],
    ['+541155550187', '5491155550187'],
    ['+52 55 1234 5678', '5215512345678'],
    ['+55 11 91234-5678', '5511912345678'],
    ['+55 51 91234-5678', '555112345678'],
    ['+1 (415) 555-0142', '14155550142'],
  ])('resolves %s to %s', async (to, wa_id) => {
    const answer = await graph({ ...template(['x', 'y']), to })
    expect(await answer.json()).toMatchObject({ contacts: [{ input: to, wa_id }] })
  })
})

describe('requested failures', () => {
  beforeEach(() => post('/phone/messages', { from: ana, text: 'listo' }))

  test('apply to the next messages with the requested code and status', async () => {
    await post('/whatsapp/faults', { fail: { count: 2, code: 130429, status: 429 } })
    for (let turn = 0; turn < 2; turn += 1) {
      const answer = await graph(text())
      expect(answer.status).toBe(429)
      expect(await codeOf(answer)).toMatchObject({ code: 130429 })
    }
    expect((await graph(text())).status).toBe(200)
  })

  test('can be reported later by a status webhook', async () => {
    await post('/whatsapp/faults', { fail: { count: 1, code: 131049, via: 'status' } })
    const id = await idOf(await graph(text()))
    const webhooks = await product.until((all) => statusesOf(all, id).length > 0)
    expect(statusesOf(webhooks, id)).toMatchObject([{ status: 'failed', errors: [{ code: 131049 }] }])
  })
})

const idOf = async (answer: Response) =>
  ((await answer.json()) as { messages: { id: string }[] }).messages[0]?.id ?? ''
const statusesOf = (all: readonly Received[], id: string) =>
  all.flatMap(({ value }) => value.statuses ?? []).filter((status) => status.id === id)
const chat = async () => {
  const answer = await fetch(`${stage.config.origin}/phone/messages?${new URLSearchParams({ number: ana })}`)
  return (
    (await answer.json()) as {
      messages: { id: string; status: string; content: unknown; reaction?: string }[]
    }
  ).messages
}
