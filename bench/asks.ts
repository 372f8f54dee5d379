import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
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
  const value = {
    messaging_product: 'whatsapp',
    metadata: { display_phone_number: '5491155550000', phone_number_id: phoneNumberId },
    contacts: [{ profile: { name: 'Ana' }, wa_id: from }],
    messages: [message],
  }
  const entry = [{ id: '1', changes: [{ field: 'messages', value }] }]
  return {
    method: 'POST',
    path: '/webhooks/whatsapp',
    body: JSON.stringify({ object: 'whatsapp_business_account', entry }),
    signedWith: appSecret,
  }
}

/** Starts a stand-in for the chat provider that accepts every message. */
export async function startGraph(): Promise<{ port: number; close: () => void }> {
  let sent = 0
  const server = createServer((request, response) => {
    request.resume().once('end', () => {
      sent += 1
      response.setHeader('content-type', 'application/json')
      response.end(JSON.stringify({ messaging_product: 'whatsapp', messages: [{ id: `wamid.sent${sent}` }] }))
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    port: (server.address() as AddressInfo).port,
    close: () => server.closeAllConnections() ?? server.close(),
  }
}
