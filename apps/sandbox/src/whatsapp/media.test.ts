import { createHash } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { openProduct, type Product } from '../testing/product.ts'
import { openStage, type Stage } from '../testing/stage.ts'

const ana = '+5491155550142'
const bytes = Buffer.from(Array.from({ length: 256 }, (_, byte) => byte))
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
const post = async (path: string, body: unknown) => {
  const headers = { 'content-type': 'application/json' }
  const answer = await fetch(stage.config.origin + path, {
    method: 'POST',
    headers,
    body: JSON.stringify(body),
  })
  return (await answer.json()) as Record<string, unknown>
}
/** Uploads a picture as the phone does; returns what a message says about it. */
const upload = async () => {
  const headers = { 'content-type': 'image/jpeg' }
  const answer = await fetch(`${stage.config.origin}/phone/media`, { method: 'POST', headers, body: bytes })
  return (await answer.json()) as { id: string; mime_type: string; sha256: string }
}
const get = (address: string, token = 'graph-token') =>
  fetch(new URL(address, stage.config.origin), { headers: { authorization: `Bearer ${token}` } })
const about = (id: string, token?: string) => get(`/v26.0/${id}?phone_number_id=106540352242922`, token)
/** Makes the two requests for a picture; returns the status of each, and the bytes received. */
const download = async (id: string) => {
  const first = await about(id)
  if (!first.ok) return { statuses: [first.status] }
  const told = (await first.json()) as { url: string; sha256: string; file_size: number }
  const second = await get(told.url)
  const came = Buffer.from(await second.arrayBuffer())
  const isPromised = told.sha256 === createHash('sha256').update(came).digest('hex')
  return { statuses: [first.status, second.status], came, isPromised, size: told.file_size }
}

describe('a picture', () => {
  test('reaches the product with its id and caption and is shown in the chat', async () => {
    const picture = await upload()
    expect(picture).toMatchObject({
      mime_type: 'image/jpeg',
      sha256: createHash('sha256').update(bytes).digest('base64'),
    })
    const image = { ...picture, caption: '8.500 súper' }
    const message = await post('/phone/messages', { from: ana, node: { type: 'image', image } })
    expect(message.content).toEqual({ kind: 'picture', text: '8.500 súper', media: picture.id })
    const [webhook] = await product.until((all) => all.length > 0)
    expect(webhook?.value.messages).toMatchObject([{ type: 'image', image }])
    const shown = await get(`/phone/media/${picture.id}`)
    expect(Buffer.from(await shown.arrayBuffer())).toEqual(bytes)
  })

  test('is downloaded in two steps that both require the token', async () => {
    const { id } = await upload()
    const { came, ...rest } = await download(id)
    expect(rest).toEqual({ statuses: [200, 200], isPromised: true, size: 256 })
    expect(came).toEqual(bytes)
    expect((await about(id, 'another')).status).toBe(401)
    expect((await get(`/media/${id}`, 'another')).status).toBe(401)
  })

  test('with an unknown id is not found', async () => {
    expect((await about('123')).status).toBe(400)
    expect((await get('/media/123')).status).toBe(404)
  })

  test('survives a restart', async () => {
    const { id } = await upload()
    await stage.close()
    stage = await open()
    expect((await download(id)).came).toEqual(bytes)
  })

  test.each([
    ['about', { statuses: [500] }],
    ['bytes', { statuses: [200, 404] }],
    ['digest', { statuses: [200, 200], isPromised: false }],
  ])('fails exactly as often as requested (%s)', async (at, seen) => {
    const { id } = await upload()
    await post('/whatsapp/faults', { fail_media: { count: 2, at } })
    expect(await download(id)).toMatchObject(seen)
    expect(await download(id)).toMatchObject(seen)
    expect(await download(id)).toMatchObject({ statuses: [200, 200], isPromised: true })
  })
})
