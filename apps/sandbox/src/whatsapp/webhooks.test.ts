import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { openProduct, type Product, type Received, signatureOf } from '../testing/product.ts'
import { freePort, openStage, type Stage } from '../testing/stage.ts'

const ana = '+5491155550142'
let stage: Stage
let product: Product

beforeEach(async () => {
  product = await openProduct()
  stage = await openStage({ PRODUCT_URL: product.url })
})
afterEach(async () => {
  await stage.close()
  await product.close()
})

const post = async (path: string, body: unknown, headers: Record<string, string> = {}) => {
  const answer = await fetch(stage.config.origin + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  })
  return answer.json() as Promise<Record<string, unknown>>
}
const write = async (text: string, extra: Record<string, unknown> = {}) =>
  String((await post('/phone/messages', { from: ana, text, ...extra })).id)
const send = async (node: Record<string, unknown>) => {
  const body = { messaging_product: 'whatsapp', to: ana, biz_opaque_callback_data: 'outbox-7', ...node }
  const answer = await post('/v26.0/106540352242922/messages', body, { authorization: 'Bearer graph-token' })
  return (answer.messages as { id: string }[])[0]?.id ?? ''
}
const faults = (changes: Record<string, unknown>) => post('/whatsapp/faults', changes)
const messages = (all: readonly Received[]) => all.flatMap(({ value }) => value.messages ?? [])
const statuses = (all: readonly Received[]) => all.flatMap(({ value }) => value.statuses ?? [])
const count = (of: typeof messages, wanted: number) => product.until((all) => of(all).length >= wanted)

describe('the handshake', () => {
  test('sends the verify token to the product', async () => {
    await product.until(() => product.handshakes.length > 0)
    expect(product.handshakes).toEqual(['verify-token'])
  })

  test('waits for a product that has not started yet', async () => {
    const port = await freePort()
    const early = await openStage({ PRODUCT_URL: `http://localhost:${port}` })
    const late = await openProduct(port)
    await late.until(() => late.handshakes.length > 0)
    await early.close()
    await late.close()
    expect(late.handshakes).toEqual(['verify-token'])
  })
})

describe('a message', () => {
  test('is signed over the exact bytes sent, escaped the way Meta does it', async () => {
    await write('café y ñoquis 🍝 https://example.com')
    const [webhook] = await count(messages, 1)
    expect(webhook?.signature).toBe(signatureOf(webhook?.raw ?? ''))
    expect(webhook?.raw).toContain('caf\\u00e9 y \\u00f1oquis \\ud83c\\udf5d https:\\/\\/example.com')
    expect(signatureOf(JSON.stringify(JSON.parse(webhook?.raw ?? '')))).not.toBe(webhook?.signature)
  })

  test('identifies its sender by number, name and user id', async () => {
    const id = await write('listo')
    const [webhook] = await count(messages, 1)
    expect(webhook?.value).toEqual({
      messaging_product: 'whatsapp',
      metadata: { display_phone_number: '5491155550100', phone_number_id: '106540352242922' },
      contacts: [
        {
          profile: { name: 'Ana García' },
          wa_id: '5491155550142',
          user_id: expect.stringMatching(/^AR\.\d{20}$/),
        },
      ],
      messages: [
        {
          from: '5491155550142',
          from_user_id: webhook?.value.contacts?.[0]?.user_id,
          id,
          timestamp: expect.stringMatching(/^\d{10}$/),
          type: 'text',
          text: { body: 'listo' },
        },
      ],
    })
  })

  test('leaves out the number of its sender when numbers are hidden', async () => {
    await faults({ hide_numbers: true })
    await write('listo')
    const [webhook] = await count(messages, 1)
    expect(webhook?.value.contacts).toEqual([
      { profile: { name: 'Ana García', username: 'ana.garcia' }, user_id: expect.stringMatching(/^AR\./) },
    ])
    expect(webhook?.value.messages?.[0]).not.toHaveProperty('from')
    expect(webhook?.raw).toContain('from_user_id')
  })

  test('refers to the message it replies to', async () => {
    await write('listo')
    const asked = await send({ type: 'text', text: { body: '¿Cuánto fue?' } })
    await write('4500', { context: asked })
    expect(messages(await count(messages, 2))[1]).toMatchObject({
      context: { from: '5491155550100', id: asked },
    })
  })

  test('of another type is passed on unchanged', async () => {
    const image = { mime_type: 'image/jpeg', sha256: 'x', id: '1' }
    await post('/phone/messages', { from: ana, node: { type: 'image', image } })
    expect(messages(await count(messages, 1))[0]).toMatchObject({ type: 'image', image })
  })

  test('is retried in order while the product fails', async () => {
    product.answers.push(500, 503)
    for (const text of ['uno', 'dos', 'tres']) await write(text)
    const got = messages(await count(messages, 5)).map((message) => (message.text as { body: string }).body)
    expect(got).toEqual(['uno', 'uno', 'uno', 'dos', 'tres'])
  })

  test('is marked as failed while the product is down and can be sent again', async () => {
    await faults({ webhook_down: true })
    const id = await write('hola')
    const status = async () => {
      const answer = await fetch(
        `${stage.config.origin}/phone/messages?${new URLSearchParams({ number: ana })}`,
      )
      return ((await answer.json()) as { messages: { status: string }[] }).messages[0]?.status
    }
    await expect.poll(status).toBe('failed')
    expect(product.received).toHaveLength(0)
    await faults({ webhook_down: false })
    await fetch(`${stage.config.origin}/phone/messages/${encodeURIComponent(id)}/again`, { method: 'POST' })
    expect(messages(await count(messages, 1))[0]).toMatchObject({ id })
    await expect.poll(status).toBe('delivered')
  })
})

describe('a choice', () => {
  const choose = (button_id: string, context?: string) =>
    post('/phone/messages', { from: ana, button_id, ...(context && { context }) })

  test('of a button includes its title and the message it belongs to', async () => {
    await write('listo')
    const reply = { id: 'undo:1', title: 'Deshacer' }
    const action = { buttons: [{ type: 'reply', reply }] }
    const id = await send({
      type: 'interactive',
      interactive: { type: 'button', body: { text: 'Anotado' }, action },
    })
    await choose('undo:1', id)
    expect(messages(await count(messages, 2))[1]).toMatchObject({
      context: { id },
      type: 'interactive',
      interactive: { type: 'button_reply', button_reply: reply },
    })
  })

  test('of a list row works without a context', async () => {
    await write('listo')
    const row = { id: 'cat:3', title: 'Súper', description: 'Comida' }
    const action = { button: 'Elegir', sections: [{ rows: [row] }] }
    await send({ type: 'interactive', interactive: { type: 'list', body: { text: '¿Cuál?' }, action } })
    await choose('cat:3')
    expect(messages(await count(messages, 2))[1]).toMatchObject({
      interactive: { type: 'list_reply', list_reply: row },
    })
  })

  test('that was never offered is refused', async () => {
    expect(await choose('nothing')).toMatchObject({ error: expect.stringContaining('No message') })
  })
})

describe('statuses', () => {
  test('go from sent to delivered to read and return the callback data', async () => {
    await write('listo')
    const id = await send({ type: 'text', text: { body: 'hola' } })
    const got = statuses(await count(statuses, 3))
    expect(got.map((status) => status.status)).toEqual(['sent', 'delivered', 'read'])
    for (const status of got) {
      expect(status).toMatchObject({
        id,
        recipient_id: '5491155550142',
        biz_opaque_callback_data: 'outbox-7',
      })
    }
  })

  test('stop at delivered for people who hide read receipts', async () => {
    await faults({ hide_reads: true })
    await write('listo')
    await send({ type: 'text', text: { body: 'uno' } })
    await send({ type: 'text', text: { body: 'dos' } })
    const got = statuses(await count(statuses, 4)).map((status) => status.status)
    expect(got.sort()).toEqual(['delivered', 'delivered', 'sent', 'sent'])
  })
})

describe('faults', () => {
  test('repeat every webhook', async () => {
    await faults({ repeat: 3 })
    await write('café 2500')
    const got = messages(await count(messages, 3))
    expect(new Set(got.map((message) => message.id)).size).toBe(1)
  })

  test('reverse the order of the webhooks', async () => {
    await faults({ reorder: true })
    for (const text of ['uno', 'dos', 'tres']) await write(text)
    const got = messages(await count(messages, 3)).map((message) => (message.text as { body: string }).body)
    expect(got).toEqual(['tres', 'dos', 'uno'])
  })

  test('delay every webhook', async () => {
    await faults({ delay_ms: 150 })
    const start = performance.now()
    await write('hola')
    await count(messages, 1)
    expect(performance.now() - start).toBeGreaterThan(140)
  })

  test('can be read, changed one by one and cleared', async () => {
    await faults({ repeat: 2 })
    expect(await faults({ reorder: true })).toMatchObject({ repeat: 2, reorder: true })
    const cleared = await fetch(`${stage.config.origin}/whatsapp/faults`, { method: 'DELETE' })
    expect(await cleared.json()).toMatchObject({ repeat: 1, reorder: false, fail: null })
  })

  test('are refused when unknown', async () => {
    expect(await faults({ explode: true })).toMatchObject({ error: 'invalid' })
  })
})
