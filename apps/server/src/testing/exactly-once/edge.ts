import { setTimeout as pause } from 'node:timers/promises'
import { tokenIn } from '../graph.ts'
import type { Edge } from '../server-process.ts'
import type { RetryingClient } from './servers.ts'

/** Delivers a notification until it is acknowledged, as Meta does. Returns how many attempts failed. */
export async function notify(edge: Edge, servers: RetryingClient, value: object): Promise<number> {
  const body = JSON.stringify(edge.graph.notification(value))
  const headers = { 'x-hub-signature-256': edge.graph.sign(body) }
  const { failures } = await servers.insist('/webhooks/whatsapp', body, headers)
  return failures
}

/**
 * Delivers the status `sent` for each message that the fake Graph API accepts, as Meta does; `told` resolves when all
 * have been delivered.
 */
export function statusTeller(edge: Edge, servers: RetryingClient): { told: () => Promise<unknown> } {
  let telling: Promise<unknown> = Promise.resolve()
  edge.graph.onAccepted(({ body, messageId }) => {
    const status = {
      id: messageId,
      status: 'sent',
      timestamp: String(Math.floor(Date.now() / 1000)),
      biz_opaque_callback_data: body.biz_opaque_callback_data,
    }
    const told = notify(edge, servers, { statuses: [status] })
    telling = Promise.all([telling, told])
  })
  return { told: () => telling }
}

/**
 * Waits until `messages` different messages have each been accepted at least once and no more arrive within a second
 * (some actions also notify other people), at most `withinMs`.
 */
export async function untilSent({ graph }: Edge, messages: number, withinMs = 180_000): Promise<void> {
  const accepted = () => new Set(graph.sent.map(({ body }) => body.biz_opaque_callback_data)).size
  const patience = Date.now() + withinMs
  while (accepted() < messages && Date.now() < patience) await pause(50)
  for (let before = -1; graph.sent.length !== before && Date.now() < patience; ) {
    before = graph.sent.length
    await pause(1000)
  }
}

/** Returns a new Google code for the person with this phone. */
export function signInCode({ google }: Edge, phone: string): string {
  return google.codeFor({ sub: phone, email: `${phone.slice(1)}@example.com`, name: 'Ana García' })
}

/** An address for each person, because public calls are limited per address. */
export function addressOf(phone: string): string {
  const number = Number(phone.slice(-4))
  return `10.0.${number >> 8}.${number & 255}`
}

/** Waits for the verification message and opens its link. */
export async function verify(
  { graph }: Edge,
  servers: RetryingClient,
  phone: string,
  accessToken: string,
): Promise<void> {
  const sent = async () => {
    for (;;) {
      const [message] = graph.sentTo(phone)
      if (message) return message
      await pause(20)
    }
  }
  const token = tokenIn(await sent())
  const headers = { authorization: `Bearer ${accessToken}`, 'x-forwarded-for': addressOf(phone) }
  await servers.insist(`/v2/auth/validation/validate?token=${token}`, '{}', headers)
}
