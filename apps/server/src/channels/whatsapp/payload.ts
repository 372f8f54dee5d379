import type { Delivery, InboundItem } from '../channel.ts'
import { addressOf, phoneOf } from './addresses.ts'
import { type Fields, fieldsOf, instantOf, listOf, textOf } from './json.ts'
import { troubleOf } from './payload-account.ts'
import { readMessage } from './payload-message.ts'
import { readStatus } from './payload-status.ts'

/** What one item of a notification turned out to be: something for us, or the name of what is passed over. */
export type ItemReading = InboundItem | { ignored: string }

/** What a notification is about; an app may be subscribed to others, such as pages. */
const product = 'whatsapp_business_account'

/**
 * Reads a notification of the Cloud API, any version, any JSON (reference, section 3): every entry, change, message,
 * status and error of it. An item that cannot be read is a problem of its own, the others are not kept waiting.
 */
export function readNotification(body: unknown, phoneNumberId: string, receivedAt: Date): Delivery {
  const delivery: Delivery = { items: [], ignored: [], problems: [] }
  const take = (what: string, read: () => ItemReading) => {
    try {
      const reading = read()
      if ('ignored' in reading) delivery.ignored.push(reading.ignored)
      else delivery.items.push(reading)
    } catch (error) {
      delivery.problems.push(`${what}: ${error instanceof Error ? error.message : 'unreadable'}`)
    }
  }
  const { object = product, entry } = fieldsOf(body)
  if (object !== product) {
    delivery.ignored.push('another product')
    return delivery
  }
  const entries = listOf(entry)
  if (entries.length === 0) delivery.problems.push('notification: no entry')
  for (const change of entries.flatMap((entry) => listOf(fieldsOf(entry).changes))) {
    const field = textOf(fieldsOf(change).field) ?? 'unknown field'
    const value = fieldsOf(change).value
    if (field === 'messages') {
      const fields = fieldsOf(value)
      if (numberIn(value) !== phoneNumberId) {
        delivery.ignored.push('another number')
        continue
      }
      const contacts = listOf(fields.contacts).map(fieldsOf)
      for (const message of listOf(fields.messages)) {
        take('message', () => readMessage(fieldsOf(message), contacts, receivedAt))
      }
      for (const status of listOf(fields.statuses))
        take('status', () => readStatus(fieldsOf(status), receivedAt))
      for (const error of listOf(fields.errors)) delivery.problems.push(`account: ${errorCode(error)}`)
    } else if (field === 'user_id_update') {
      for (const update of listOf(fieldsOf(value).user_id_update)) {
        take('user id update', () => readIdUpdate(fieldsOf(update), receivedAt))
      }
    } else if (field === 'user_preferences') {
      if ((numberIn(value) ?? phoneNumberId) !== phoneNumberId) {
        delivery.ignored.push('another number')
        continue
      }
      const preferences = Array.isArray(value) ? value : listOf(fieldsOf(value).user_preferences)
      for (const preference of preferences) {
        take('preference', () => readPreference(fieldsOf(preference), receivedAt))
      }
    } else {
      const trouble = troubleOf(field, value)
      if (trouble) delivery.problems.push(trouble)
      // Among them echoes and history, whose items look like messages but are no input of a person.
      else delivery.ignored.push(field)
    }
  }
  return delivery
}

function readIdUpdate(update: Fields, receivedAt: Date): ItemReading {
  const ids = fieldsOf(update.user_id)
  const from = addressOf(null, textOf(ids.previous))
  const to = addressOf(phoneOf(update.wa_id), textOf(ids.current))
  if (!from?.providerUserId || !to?.providerUserId) throw new Error('no ids')
  return {
    type: 'moved',
    id: `${from.providerUserId}>${to.providerUserId}`,
    from,
    to,
    sentAt: instantOf(update.timestamp, receivedAt),
  }
}

function readPreference(preference: Fields, receivedAt: Date): ItemReading {
  const from = addressOf(phoneOf(preference.wa_id), textOf(preference.user_id))
  const wants = textOf(preference.value)
  if (!from) throw new Error('nobody named')
  if (wants !== 'stop' && wants !== 'resume') return { ignored: 'preference' }
  const sentAt = instantOf(preference.timestamp, receivedAt)
  return {
    type: 'preference',
    id: `${from.phone ?? from.providerUserId}:${wants}:${sentAt}`,
    from,
    wants,
    sentAt,
  }
}

/** The id of the number of ours that a change is about; null when it names none. */
function numberIn(value: unknown): string | null {
  return textOf(fieldsOf(fieldsOf(value).metadata).phone_number_id)
}

function errorCode(error: unknown): string {
  return textOf(fieldsOf(error).code) ?? 'unknown'
}
