import type { IncomingHttpHeaders } from 'node:http'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { ChatChannel, InboundItem } from '../channels/channel.ts'

/** What a provider's test supplies to run the contract against. */
export interface ContractSubject {
  /** Configured so that the provider's API is unreachable. */
  channel: ChatChannel
  /** Real webhook deliveries by name. */
  samples: Record<string, unknown>
  /** Returns the headers that make a delivery authentic. */
  sign(body: Buffer): IncomingHttpHeaders
  handshake: { good: Record<string, unknown>; answer: string; bad: Record<string, unknown>[] }
}

const receivedAt = new Date('2026-11-20T12:00:00.000Z')

/** The tests that every chat provider must pass; its own test file calls this with its samples. */
export function describeChannelContract({ channel, samples, sign, handshake }: ContractSubject): void {
  const read = (body: unknown) => channel.readDelivery(body, receivedAt)

  describe(`the channel contract of ${channel.name}`, () => {
    it('answers the handshake to who knows the secret and nobody else', () => {
      expect(channel.answerHandshake(handshake.good)).toBe(handshake.answer)
      for (const query of handshake.bad) expect(channel.answerHandshake(query)).toBeNull()
    })

    it('believes a delivery with its signature, and none in which a byte differs or the signature is missing', () => {
      const body = Buffer.from(JSON.stringify(Object.values(samples)[0]))
      const headers = sign(body)
      expect(channel.isAuthentic({ headers, body })).toBe(true)
      expect(channel.isAuthentic({ headers: {}, body })).toBe(false)
      for (const at of [0, body.length >> 1, body.length - 1]) {
        const altered = Buffer.from(body)
        altered[at] = (altered[at] ?? 0) ^ 1
        expect(channel.isAuthentic({ headers, body: altered })).toBe(false)
      }
    })

    it.each(Object.entries(samples))(
      'reads the delivery "%s" into whole items, the same every time',
      (_, body) => {
        const { items } = read(body)
        expect(read(structuredClone(body)).items).toEqual(items)
        for (const item of items) expectWhole(item)
      },
    )

    it('reads any JSON without throwing', () => {
      fc.assert(
        fc.property(fc.jsonValue(), (body) => {
          for (const item of read(body).items) expectWhole(item)
        }),
      )
    })

    it('reads a sample in which any one value was replaced by any other without throwing', () => {
      const replacement = fc.oneof(
        fc.jsonValue(),
        fc.constantFrom('\u0000', '\ud800', '', -1, 1e308, '__proto__'),
      )
      fc.assert(
        fc.property(fc.constantFrom(...Object.values(samples)), fc.nat(), replacement, (body, at, value) => {
          for (const item of read(replaced(body, at, value)).items) expectWhole(item)
        }),
        { numRuns: 2_000 },
      )
    })

    it('tells a failed connection as an outcome instead of throwing', async () => {
      const to = { phone: '+5491155550143', providerUserId: null }
      const message = { id: crypto.randomUUID(), to, content: { reply: { text: 'Hola' } } }
      const outcome = await channel.send(message, AbortSignal.timeout(5_000))
      expect(outcome.outcome).toBe('unsent')
    })
  })
}

/** Checks everything about an item that the rest of the server relies on without checking again. */
function expectWhole(item: InboundItem): void {
  if (item.type === 'status') {
    expect(item.messageId).toMatch(/./)
    expectInstant(item.at)
    return
  }
  expect(item.id).toMatch(/./)
  expect(item.id.length).toBeLessThanOrEqual(600)
  expectInstant(item.sentAt)
  for (const address of item.type === 'moved' ? [item.from, item.to] : [item.from]) {
    expect(address.phone ?? address.providerUserId).toMatch(/./)
    if (address.phone) expect(address.phone).toMatch(/^\+\d{5,20}$/)
  }
  if (item.type === 'message') {
    expect(item.text ?? '').not.toMatch(/\0/)
    expect((item.text ?? '').isWellFormed()).toBe(true)
    expect((item.text ?? '').length).toBeLessThanOrEqual(4096)
  }
}

function expectInstant(instant: string): void {
  expect(new Date(instant).toISOString()).toBe(instant)
}

/** Returns a copy of the body in which one value is replaced; `at` selects which of all values, modulo their number. */
function replaced(body: unknown, at: number, value: unknown): unknown {
  const copy = { root: structuredClone(body) }
  const places: [Record<string, unknown>, string][] = []
  const visit = (parent: object) => {
    for (const [key, child] of Object.entries(parent)) {
      places.push([parent as Record<string, unknown>, key])
      if (typeof child === 'object' && child !== null) visit(child)
    }
  }
  visit(copy)
  const place = places[at % places.length]
  if (place) place[0][place[1]] = value
  return copy.root
}
