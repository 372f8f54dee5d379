import type { DeliveryState } from '../channel.ts'
import { addressOf, phoneOf } from './addresses.ts'
import { type Fields, fieldsOf, instantOf, listOf, textOf } from './json.ts'
import type { ItemReading } from './payload.ts'

const states = new Map<string | null, DeliveryState>([
  ['sent', 'sent'],
  ['delivered', 'delivered'],
  ['read', 'read'],
  // A voice note that was played has also been read.
  ['played', 'read'],
  ['failed', 'failed'],
])

/** Reads one of `statuses[]` (reference, section 3.5). */
export function readStatus(status: Fields, receivedAt: Date): ItemReading {
  const messageId = textOf(status.id)
  if (!messageId) throw new Error('no id')
  const state = states.get(textOf(status.status))
  if (!state) return { ignored: 'status' }
  const error = fieldsOf(listOf(status.errors)[0])
  return {
    type: 'status',
    messageId,
    outboxId: textOf(status.biz_opaque_callback_data),
    to:
      textOf(status.recipient_type) === 'group'
        ? null
        : addressOf(phoneOf(status.recipient_id), textOf(status.recipient_user_id)),
    state,
    at: instantOf(status.timestamp, receivedAt),
    failure:
      state === 'failed'
        ? `${textOf(error.code) ?? 'unknown'} ${textOf(error.title, 200) ?? ''}`.trim()
        : null,
  }
}
