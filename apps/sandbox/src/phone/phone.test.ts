import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { openProduct, type Product } from '../testing/product.ts'
import { openStage, type Stage } from '../testing/stage.ts'

const ana = '+5491155550142'
let stage: Stage
let product: Product
let folder: string

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sandbox-'))
  product = await openProduct()
  stage = await open()
})
afterEach(async () => {
  await stage.close()
  await product.close()
  await rm(folder, { recursive: true })
})

const open = () => openStage({ PRODUCT_URL: product.url, SANDBOX_DATA: folder })
const get = (path: string, query: Record<string, string> = {}) =>
  fetch(`${stage.config.origin}${path}?${new URLSearchParams(query)}`)
const post = (path: string, body: unknown, headers: Record<string, string> = {}) =>
  fetch(stage.config.origin + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  })
const send = (message: Record<string, unknown>) =>
  post(
    '/v26.0/106540352242922/messages',
    { messaging_product: 'whatsapp', ...message },
    { authorization: 'Bearer graph-token' },
  )
const say = (body: string, to = ana) => send({ to, type: 'text', text: { body } })
/** Unlike a text, a template may go to a number that has never written. */
const sendVerification = (to: string) => {
  const parameters = ['Luz', 'Luz (luz@example.com)'].map((text) => ({ type: 'text', text }))
  const link = { type: 'button', sub_type: 'url', index: '0', parameters: [{ type: 'text', text: 'abc' }] }
  const components = [{ type: 'body', parameters }, link]
  return send({
    to,
    type: 'template',
    template: { name: 'casita_verify', language: { code: 'es_AR' }, components },
  })
}

interface Message {
  id: string
  by: string
  content: { kind: string; text: string }
}
const chat = async (query: Record<string, string>) =>
  ((await (await get('/phone/messages', query)).json()) as { messages: Message[] }).messages

describe('the window', () => {
  test('opens at the root and at the path of a wa.me link', async () => {
    for (const path of ['/', '/5491155550100']) {
      const answer = await get(path, { text: 'listo' })
      expect(answer.headers.get('content-type')).toContain('text/html')
      expect(await answer.text()).toContain('Sandbox')
    }
  })

  test('loads only its own files', async () => {
    const answer = await get('/')
    expect(answer.headers.get('content-security-policy')).toContain("script-src 'self'")
    const page = await answer.text()
    for (const [, path] of page.matchAll(/(?:src|href)="(\/[^"]+)"/g)) {
      expect([path, (await get(path ?? '')).status]).toEqual([path, 200])
    }
    expect(page).not.toMatch(/https?:\/\//)
  })
})

describe('the contact list', () => {
  test('has the family members with their last message', async () => {
    for (const [from, text] of [
      [ana, 'pan 20'],
      [ana, 'listo'],
      ['+5491155550187', 'hola'],
    ])
      await post('/phone/messages', { from, text })
    const { contacts } = (await (await get('/phone/contacts')).json()) as {
      contacts: { name: string; wa_id: string; last?: Message }[]
    }
    expect(contacts.map(({ name }) => name)).toEqual([
      'Ana García',
      'Beto García',
      'Cora Medina',
      'Mateo García',
    ])
    expect(contacts.map(({ last }) => last?.content.text)).toEqual(['listo', 'hola', undefined, undefined])
  })

  test('gains a typed-in number and a new number the product writes to', async () => {
    await post('/phone/contacts', { number: '+34 612 345 678', name: 'Luz' })
    const template = {
      name: 'casita_invite',
      language: { code: 'en' },
      components: [
        { type: 'body', parameters: ['Ana', 'Casa', 'AB'].map((text) => ({ type: 'text', text })) },
        { type: 'button', sub_type: 'url', index: '0', parameters: [{ type: 'text', text: 'AB' }] },
      ],
    }
    await post(
      '/v26.0/106540352242922/messages',
      { messaging_product: 'whatsapp', to: '+14155550142', type: 'template', template },
      { authorization: 'Bearer graph-token' },
    )
    const { contacts } = (await (await get('/phone/contacts')).json()) as { contacts: { wa_id: string }[] }
    expect(contacts.map(({ wa_id }) => wa_id).slice(4)).toEqual(['34612345678', '14155550142'])
  })
})

describe('the chat as JSON', () => {
  test('lists the messages of both sides in order', async () => {
    await post('/phone/messages', { from: ana, text: 'Gasté 8.500 en el súper' })
    await say('Anotado: *Supermercado*')
    expect(await chat({ number: ana })).toMatchObject([
      { by: 'person', content: { kind: 'text', text: 'Gasté 8.500 en el súper' } },
      { by: 'casita', content: { kind: 'text', text: 'Anotado: *Supermercado*' } },
    ])
  })

  test('waits for the reply to a message', async () => {
    const { id } = (await (await post('/phone/messages', { from: ana, text: 'hola' })).json()) as Message
    const answer = chat({ number: ana, after: id, wait: '10' })
    await product.until((all) => all.length > 0)
    await say('¿Qué tal?')
    expect(await answer).toMatchObject([{ by: 'casita', content: { text: '¿Qué tal?' } }])
  })

  test('waits for the first message to a number that has no chat yet', async () => {
    const answer = chat({ number: '+5491155550165', wait: '1' })
    // Once this is answered, the phone has long begun to wait.
    await chat({ number: ana })
    await sendVerification('+5491155550165')
    expect(await answer).toMatchObject([{ by: 'casita', content: { kind: 'template' } }])
  })

  test.each([
    ['nothing in it', { from: ana }],
    ['two things in it', { from: ana, text: 'x', button_id: 'y' }],
    ['no number', { text: 'x' }],
    ['a word for a number', { from: 'ana', text: 'x' }],
  ])('refuses a message with %s', async (_name, body) => {
    expect((await post('/phone/messages', body)).status).toBe(400)
  })

  test('survives a restart', async () => {
    await post('/phone/messages', { from: ana, text: 'guardame' })
    await product.until((all) => all.length > 0)
    await stage.close()
    stage = await open()
    expect(await chat({ number: ana })).toMatchObject([{ content: { text: 'guardame' } }])
  })
})

test('new messages are streamed live', async () => {
  const abort = new AbortController()
  const stream = await fetch(`${stage.config.origin}/phone/events`, { signal: abort.signal })
  const reader = stream.body?.pipeThrough(new TextDecoderStream()).getReader()
  await post('/phone/messages', { from: ana, text: 'en vivo' })
  let told = ''
  while (!told.includes('event: message')) told += (await reader?.read())?.value ?? ''
  abort.abort()
  expect(told).toContain('en vivo')
})
