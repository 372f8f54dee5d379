import type { Id, Json, Time } from './columns.ts'
import type { QueueColumns } from './queue.ts'

/** Where people talk to the assistant; `web` is quick-add. */
export const channels = ['whatsapp', 'web'] as const
export type Channel = (typeof channels)[number]
/** How messages are sent. */
export type OutboundChannel = 'whatsapp' | 'mail'

/**
 * A chat at a provider, identified by a phone number, the provider's own user id, or both; it belongs to a user once
 * connected. A number that changes hands is removed from the old row, never carried over.
 */
export interface ChatAccounts {
  id: Id
  channel: Channel
  /** As the provider reports it; messages are sent to this number. */
  phone: string | null
  /** Its canonical form, comparable with `users.phone_key`. */
  phone_key: string | null
  /** The provider's id of the person (WhatsApp: business-scoped user id). */
  provider_user_id: string | null
  display_phone: string | null
  user_id: Id | null
  connected_at: Time | null
  disconnected_at: Time | null
  /** When the person asked for no messages; cleared by their next connection. */
  stopped_at: Time | null
  /** The time of their last message, which opens the provider's window for free-form messages (WhatsApp: 24 hours). */
  last_inbound_at: Time | null
  created_at: Time
  updated_at: Time
}

/**
 * The state of the assistant's conversation with a person on a channel: what it waits for, and what their next message
 * may refer to.
 */
export interface Conversations {
  user_id: Id
  channel: Channel
  household_id: Id
  state_json: Json
  updated_at: Time
  /** The full hour at which the row can be removed; it is forgotten a day after `updated_at`. */
  expires_at: Time
}

/**
 * Everything that a provider delivered, by its id: `dedupe_key` rejects a repeat. Each sender is one lane, ordered by
 * the time of writing. The text is removed after 30 days; the row is kept long enough to recognise a late repeat.
 */
export interface Inbox extends QueueColumns {
  channel: Channel
  /** The provider's message id. */
  provider_message_id: string
  payload_json: Json | null
  received_at: Time
  user_id: Id | null
  household_id: Id | null
}

/**
 * Messages to send, stored in the transaction of the change that they report. Each recipient is one lane. `done_at` is
 * when the provider accepted the message; its later delivery states have their own columns.
 */
export interface Outbox extends QueueColumns {
  channel: OutboundChannel
  chat_account_id: Id | null
  /** A number in E.164 or a mail address, if there is no chat yet. */
  address: string | null
  user_id: Id | null
  household_id: Id | null
  payload_json: Json | null
  /** What the message is about, so that a reply or a button can refer to it: expense ids, an invitation. */
  subject_json: Json | null
  provider_message_id: string | null
  delivered_at: Time | null
  read_at: Time | null
  /** When the provider reported that an accepted message cannot be delivered; the reason is in `failure`. */
  undeliverable_at: Time | null
  /** 1 once an attempt ended without showing whether the provider had accepted the message. */
  may_have_arrived: number
  created_at: Time
}
