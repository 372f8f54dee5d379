import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { json } from 'node:stream/consumers'
import { setTimeout as sleep } from 'node:timers/promises'
import { appSecret, phoneNumberId } from './launch.ts'
import type { Asked } from './load.ts'
import { memberOf } from './seed.ts'

/** Returns the headers of a member of a seeded household. */
export function bearer(household: number, place = 0): Record<string, string> {
  return { Authorization: `Bearer ${memberOf(household, place).token}` }
}

/** Returns a request that creates an expense, as the web's quick form sends it. */
export function creation(household: number, place = 0): Asked {
  return {
    method: 'POST',
    path: '/v2/expenses',
    headers: { ...bearer(household, place), 'Idempotency-Key': '{uuid}' },
    body: JSON.stringify({ description: 'Supermercado', amount: 123.45, category_id: null }),
  }
}

/** Returns a message as the chat provider delivers it. */
export function delivery(from: string): Asked {
  const message = {
    from,
    id: 'wamid.{uuid}',
    timestamp: String(Math.floor(Date.now() / 1000)),
    type: 'text',
    text: { body: 'gasté 8.500 en el súper' },
  }
  return notification({ contacts: [{ profile: { name: 'Ana' }, wa_id: from }], messages: [message] })
}

/** Returns what the chat provider reports of a reply. */
export function statusReport({ id, to }: Reply, status: 'sent' | 'delivered' | 'read'): Asked {
  const timestamp = String(Math.floor(Date.now() / 1000))
  return notification({ statuses: [{ id, status, timestamp, recipient_id: to }] })
}

function notification(content: Record<string, unknown>): Asked {
  const value = {
    messaging_product: 'whatsapp',
    metadata: { display_phone_number: '5491155550000', phone_number_id: phoneNumberId },
    ...content,
  }
  const entry = [{ id: '1', changes: [{ field: 'messages', value }] }]
  return {
    method: 'POST',
    path: '/webhooks/whatsapp',
    body: JSON.stringify({ object: 'whatsapp_business_account', entry }),
    signedWith: appSecret,
  }
}

/** A message that the product sent, and the number that it was sent to. */
export interface Reply {
  id: string
  to: string
}

/**
 * Starts a stand-in for the chat provider that accepts every message after `latencyMs`, and then passes replies on to
 * `onReply`.
 */
export async function startGraph(
  onReply: (reply: Reply) => void = () => {},
  latencyMs = 0,
): Promise<{ port: number; close: () => void }> {
  let sent = 0
  const server = createServer(async (request, response) => {
    const { to } = (await json(request)) as { to?: string }
    if (latencyMs > 0) await sleep(latencyMs)
    sent += 1
    const id = `wamid.sent${sent}`
    response.setHeader('content-type', 'application/json')
    response.end(JSON.stringify({ messaging_product: 'whatsapp', messages: [{ id }] }))
    // Marking a message as read has no recipient.
    if (to) onReply({ id, to: to.replace('+', '') })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    port: (server.address() as AddressInfo).port,
    close: () => server.closeAllConnections() ?? server.close(),
  }
}
