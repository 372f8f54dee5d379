import { createHmac } from 'node:crypto'
import { once } from 'node:events'
import { readdirSync, readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, it } from 'vitest'
import { describeChannelContract } from '../../testing/channel-contract.ts'
import type { InboundItem } from '../channel.ts'
import { whatsappChannel } from './channel.ts'

const folder = new URL('./samples/', import.meta.url)
const samples: Record<string, unknown> = Object.fromEntries(
  readdirSync(folder)
    .filter((file) => file.endsWith('.json'))
    .map((file) => [file.replace('.json', ''), JSON.parse(readFileSync(new URL(file, folder), 'utf8'))]),
)

const [oldSecret, newSecret] = ['0123456789abcdef', 'fedcba9876543210']
const channel = whatsappChannel({
  phoneNumber: '+15550783881',
  phoneNumberId: '106540352242922',
  accessToken: 'token',
  appSecrets: [oldSecret, newSecret],
  verifyToken: 'a secret word',
  apiUrl: await unreachableUrl(),
  apiVersion: 'v26.0',
  templates: {
    verify: 'casita_verify',
    invite: 'casita_invite',
    summary: 'casita_summary',
    languages: { es: 'es_AR', en: 'en', pt: 'pt_BR', fr: 'fr' },
  },
  linkUrl: 'https://wa.me',
})

/** An address at which nothing listens any more. */
async function unreachableUrl(): Promise<string> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  return `http://127.0.0.1:${port}`
}

function signature(body: Buffer | string, secret: string) {
  return { 'x-hub-signature-256': `sha256=${createHmac('sha256', secret).update(body).digest('hex')}` }
}

const good = { 'hub.mode': 'subscribe', 'hub.verify_token': 'a secret word', 'hub.challenge': '007' }
describeChannelContract({
  channel,
  samples,
  sign: (body) => signature(body, oldSecret),
  handshake: {
    good,
    answer: '007',
    bad: [
      {},
      { ...good, 'hub.verify_token': 'another word' },
      { ...good, 'hub.verify_token': ['a secret word'] },
      { ...good, 'hub.mode': 'unsubscribe' },
      { ...good, 'hub.challenge': undefined },
    ],
  },
})

it('accepts the old and the new app secret while it is being replaced', () => {
  const body = Buffer.from('{"text":"caf\\u00e9"}')
  for (const secret of [oldSecret, newSecret]) {
    expect(channel.isAuthentic({ body, headers: signature(body, secret) })).toBe(true)
  }
  expect(channel.isAuthentic({ body, headers: signature(body, 'another secret') })).toBe(false)
})

it('a signature is valid only for the exact bytes that were sent', () => {
  const body = Buffer.from('{"text":"caf\\u00e9"}')
  const rewritten = Buffer.from(JSON.stringify(JSON.parse(body.toString())))
  expect(channel.isAuthentic({ body: rewritten, headers: signature(body, oldSecret) })).toBe(false)
})

/** One line for each item of a delivery, and for each item that was ignored or unreadable. */
function summary(body: unknown): string[] {
  const { items, ignored, problems } = channel.readDelivery(body, new Date('2026-11-20T12:00:00.000Z'))
  return [
    ...items.map(lineOf),
    ...ignored.map((what) => `ignored ${what}`),
    ...problems.map((what) => `problem ${what}`),
  ]
}

function lineOf(item: InboundItem): string {
  switch (item.type) {
    case 'message': {
      const { from, kind, text, buttonId, repliesTo } = item
      const said = [text && `"${text}"`, buttonId && `[${buttonId}]`, repliesTo && 're']
      return [kind, from.phone ?? '-', from.providerUserId ?? '-', ...said].filter(Boolean).join(' ')
    }
    case 'moved':
      return `moved ${item.from.phone ?? '-'} ${item.from.providerUserId ?? '-'} to ${item.to.phone ?? '-'} ${item.to.providerUserId ?? '-'}`
    case 'preference':
      return `${item.from.phone} wants ${item.wants}`
    case 'status':
      return `${item.state} ${item.messageId} ${item.outboxId ? 'ours' : '-'}${item.failure ? ` ${item.failure}` : ''}`
    default:
      return item satisfies never
  }
}

/** The expected summary of each sample. Ana is known by her number, her id, or both. */
const readings: Record<string, string[]> = {
  'account-errors': ['problem account: 130429'],
  'account-restricted': ['problem account_update: ACCOUNT_RESTRICTION'],
  'account-update': ['ignored account_update'],
  'another-product': ['ignored another product'],
  audio: ['audio Ana'],
  'batch-with-poison': [
    'text Ana "uno 100"',
    'text Ana "tres 300"',
    'read wamid.ours ours',
    'text Ana "dos 200"',
    'problem message: no id',
    'problem message: no id',
    'problem message: no id',
  ],
  button: ['text Ana "Ayuda" [help]'],
  contacts: ['contacts Ana'],
  'contacts-requested': ['contacts +573005550143 CO.2048'],
  'dashboard-test': ['ignored another number'],
  document: ['document Ana "ticket 12.300"'],
  echo: ['ignored smb_message_echoes'],
  edit: ['edited Ana'],
  history: ['ignored history'],
  image: ['image Ana'],
  'image-caption': ['image Ana "súper 8500"'],
  'interactive-button': ['button Ana "Deshacer" [undo:1] re'],
  'interactive-flow': ['other Ana'],
  'interactive-list': ['button Ana "Comida" [category:1]'],
  'interactive-missing-node': ['lost Ana'],
  location: ['location Ana'],
  order: ['other Ana'],
  'quality-flagged': ['problem phone_number_quality_update: FLAGGED'],
  'quality-unflagged': ['ignored phone_number_quality_update'],
  reaction: ['quiet Ana'],
  'reaction-removed': ['quiet Ana'],
  'request-welcome': ['text Ana'],
  revoke: ['quiet Ana'],
  'status-deleted': ['ignored status'],
  'status-delivered': ['delivered wamid.ours ours'],
  'status-failed': ['failed wamid.ours ours 131047 Re-engagement message'],
  'status-hidden-number': ['delivered wamid.ours -'],
  'status-played': ['read wamid.ours ours'],
  'status-read': ['read wamid.ours ours'],
  'status-sent': ['sent wamid.ours ours'],
  sticker: ['quiet Ana'],
  'system-id-changed': ['moved - Ana-id to - AR.77'],
  'system-identity-changed': ['ignored system'],
  'system-number-changed': ['moved Ana-number - to +5491155550199 AR.77'],
  'system-number-changed-old-shape': ['moved Ana-number - to +5491155550199 -'],
  'template-approved': ['ignored message_template_status_update'],
  'template-status': ['problem message_template_status_update: PAUSED casita_verify es_AR'],
  text: ['text Ana "gasté 8.500 en el súper"'],
  'text-contact-of-somebody-else': ['text Ana-number - "café 2500"'],
  'text-empty-from': ['text - Ana-id "café 2500"'],
  'text-forwarded': ['text Ana "café 2500"'],
  'text-from-an-ad': ['text Ana "hola"'],
  'text-group': ['ignored group'],
  'text-hidden-number': ['text - Ana-id "café 2500"'],
  'text-id-from-contact': ['text Ana "café 2500"'],
  'text-id-in-from': ['text - Ana-id "café 2500"'],
  'text-milliseconds': ['text Ana "café 2500"'],
  'text-nobody': ['ignored nobody'],
  'text-number-only': ['text Ana-number - "café 2500"'],
  'text-other-form-of-the-number': ['text Ana "gasté 8.500 en el súper"'],
  'text-reply': ['text Ana "no, eran 4500" re'],
  'text-without-id': ['problem message: no id'],
  'type-missing': ['other Ana'],
  'type-of-the-future': ['other Ana'],
  unknown: ['other Ana'],
  unsupported: ['other Ana'],
  'unsupported-edit': ['edited Ana'],
  'unsupported-lost': ['lost Ana'],
  'unsupported-pin': ['quiet Ana'],
  'user-id-update': ['moved - Ana-id to Ana-number AR.77'],
  'user-preferences': ['Ana-number wants stop'],
  'user-preferences-another-number': ['ignored another number'],
  video: ['video Ana'],
  voice: ['audio Ana'],
}

it('has an expected reading for every sample', () => {
  expect(Object.keys(samples).sort()).toEqual(Object.keys(readings).sort())
})

it.each(Object.entries(readings))('reads the delivery "%s" as %j', (name, reading) => {
  const lines = summary(samples[name]).map((line) =>
    line
      .replaceAll('+5491155550143 AR.55021208655302741911', 'Ana')
      .replaceAll('+5491155550143', 'Ana-number')
      .replaceAll('AR.55021208655302741911', 'Ana-id'),
  )
  expect(lines).toEqual(reading)
})

it('uses the time of writing in seconds or milliseconds, or the current time if it is impossible', () => {
  const timeOf = (timestamp: unknown) => {
    const message = { from: '5491155550143', id: 'wamid.x', type: 'text', text: { body: 'x' }, timestamp }
    const metadata = { phone_number_id: '106540352242922' }
    const changes = [{ field: 'messages', value: { metadata, messages: [message] } }]
    const [item] = channel.readDelivery({ entry: [{ changes }] }, new Date('2026-11-20T12:00:00.000Z')).items
    return item?.type === 'message' ? item.sentAt : null
  }
  expect(timeOf('1795168800')).toBe('2026-11-20T10:00:00.000Z')
  expect(timeOf(1795168800)).toBe('2026-11-20T10:00:00.000Z')
  expect(timeOf('1795168800123')).toBe('2026-11-20T10:00:00.123Z')
  for (const impossible of [undefined, null, '', 'soon', '0', '-5', '1603059201', '9999999999', {}]) {
    expect(timeOf(impossible)).toBe('2026-11-20T12:00:00.000Z')
  }
})

it('ignores unknown states, even property names like “constructor”', () => {
  const metadata = { phone_number_id: '106540352242922' }
  const statuses = ['constructor', 'toString', '__proto__', 'accepted'].map((status) => ({ id: 'x', status }))
  const changes = [{ field: 'messages', value: { metadata, statuses } }]
  expect(summary({ entry: [{ changes }] })).toEqual(Array(4).fill('ignored status'))
})
