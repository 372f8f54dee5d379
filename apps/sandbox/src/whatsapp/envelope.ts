import { createHmac } from 'node:crypto'
import type { Config } from '../config.ts'

const businessAccountId = '102290129340398'

/** The `value` of one webhook change, without the parts that are the same in all. */
export interface WebhookValue {
  readonly contacts?: readonly unknown[]
  readonly messages?: readonly unknown[]
  readonly statuses?: readonly unknown[]
}

/** Seconds since 1970 as text, the format of times in webhooks. */
export const webhookTime = (at: Date): string => String(Math.floor(at.getTime() / 1000))

/**
 * The exact bytes of a webhook. Meta signs JSON in which every non-ASCII sign is `\uXXXX` and every slash `\/`,
 * so a receiver that parses and serialises again before checking fails on the first accent.
 */
export const webhookBytes = (value: WebhookValue, config: Config): Buffer => {
  const metadata = {
    display_phone_number: config.whatsapp.phoneNumber.slice(1),
    phone_number_id: config.whatsapp.phoneNumberId,
  }
  const change = { field: 'messages', value: { messaging_product: 'whatsapp', metadata, ...value } }
  const body = { object: 'whatsapp_business_account', entry: [{ id: businessAccountId, changes: [change] }] }
  const escaped = JSON.stringify(body)
    .replace(/[\u0080-\uffff]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`)
    .replaceAll('/', '\\/')
  return Buffer.from(escaped, 'ascii')
}

/** The headers of a webhook with these bytes. */
export const webhookHeaders = (bytes: Buffer, config: Config): Record<string, string> => {
  const sign = (hash: string) => createHmac(hash, config.whatsapp.appSecret).update(bytes).digest('hex')
  return {
    'content-type': 'application/json',
    'user-agent': 'facebookexternalua',
    'x-hub-signature': `sha1=${sign('sha1')}`,
    'x-hub-signature-256': `sha256=${sign('sha256')}`,
  }
}
