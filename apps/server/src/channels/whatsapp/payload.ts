import type { Delivery, InboundItem } from '../channel.ts'
import { addressOf, phoneOf } from './addresses.ts'
import { type Fields, fieldsOf, instantOf, listOf, textOf } from './json.ts'
import { troubleOf } from './payload-account.ts'
import { readMessage } from './payload-message.ts'
import { readStatus } from './payload-status.ts'

/** The result of reading one item of a notification: an item, or the name of what is ignored. */
export type ItemReading = InboundItem | { ignored: string }

/** The only kind of notification that is read; an app may be subscribed to others, such as pages. */
const product = 'whatsapp_business_account'

/**
 * Reads a notification of the Cloud API, in any version and from any JSON (reference, section 3): all entries,
 * changes, messages, statuses and errors. An unreadable item is reported as a problem and does not stop the others.
 */
export function readNotification(body: unknown, phoneNumberId: string, receivedAt: Date): Delivery {
  const delivery: Delivery = { items: [], ignored: [], problems: [] }
  const { object = product, entry } = fieldsOf(body)
  if (object !== product) {
    delivery.ignored.push('another product')
    return delivery
  }
  const entries = listOf(entry)
  if (entries.length === 0) delivery.problems.push('notification: no entry')
  for (const change of entries.flatMap((entry) => listOf(fieldsOf(entry).changes))) {
    const { field, value } = fieldsOf(change)
    readChange(delivery, textOf(field) ?? 'unknown field', value, phoneNumberId, receivedAt)
  }
  return delivery
}

function readChange(
  delivery: Delivery,
  field: string,
  value: unknown,
  phoneNumberId: string,
  receivedAt: Date,
): void {
  const fields = fieldsOf(value)
  switch (field) {
    case 'messages': {
      if (numberIn(value) !== phoneNumberId) {
        delivery.ignored.push('another number')
        return
      }
      const contacts = listOf(fields.contacts).map(fieldsOf)
      take(delivery, 'message', fields.messages, (message) => readMessage(message, contacts, receivedAt))
      take(delivery, 'status', fields.statuses, (status) => readStatus(status, receivedAt))
      for (const error of listOf(fields.errors)) delivery.problems.push(`account: ${errorCode(error)}`)
      return
    }
    case 'user_id_update':
      take(delivery, 'user id update', fields.user_id_update, (update) => readIdUpdate(update, receivedAt))
      return
    case 'user_preferences': {
      if ((numberIn(value) ?? phoneNumberId) !== phoneNumberId) {
        delivery.ignored.push('another number')
        return
      }
      const preferences = Array.isArray(value) ? value : fields.user_preferences
      take(delivery, 'preference', preferences, (preference) => readPreference(preference, receivedAt))
      return
    }
    default: {
      const trouble = troubleOf(field, value)
      if (trouble) delivery.problems.push(trouble)
      // This includes echoes and history, whose items look like messages but are not new input.
      else delivery.ignored.push(field)
    }
  }
}

/** Reads each item of a list on its own. */
function take(delivery: Delivery, what: string, list: unknown, read: (item: Fields) => ItemReading): void {
  for (const item of listOf(list)) {
    try {
      const reading = read(fieldsOf(item))
      if ('ignored' in reading) delivery.ignored.push(reading.ignored)
      else delivery.items.push(reading)
    } catch (error) {
      delivery.problems.push(`${what}: ${error instanceof Error ? error.message : 'unreadable'}`)
    }
  }
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

/** The id of our number that a change is about; null when it names none. */
function numberIn(value: unknown): string | null {
  return textOf(fieldsOf(fieldsOf(value).metadata).phone_number_id)
}

function errorCode(error: unknown): string {
  return textOf(fieldsOf(error).code) ?? 'unknown'
}
