import type { Id, Json, Time } from './columns.ts'
import type { QueueColumns } from './queue.ts'

/** Where people talk with the assistant; `web` is quick-add. */
export const channels = ['whatsapp', 'web'] as const
export type Channel = (typeof channels)[number]
/** Where messages leave by. */
export type OutboundChannel = 'whatsapp' | 'mail'

/**
 * A chat at a provider, known by a phone number, by the provider's own user id, or both; bound to a user once
 * connected. A number that changes hands is taken off the old row, never carried over.
 */
export interface ChatAccounts {
  id: Id
  channel: Channel
  /** As the provider reports it; sends go here. */
  phone: string | null
  /** Its canonical form, comparable with `users.phone_key`. */
  phone_key: string | null
  /** The provider's id of the person (WhatsApp: business-scoped user id). */
  provider_user_id: string | null
  display_phone: string | null
  user_id: Id | null
  connected_at: Time | null
  disconnected_at: Time | null
  /** Asked not to be written to; cleared by their next connection. */
  stopped_at: Time | null
  /** Opens the provider's window for free-form messages (WhatsApp: 24 hours). */
  last_inbound_at: Time | null
  created_at: Time
  updated_at: Time
}

/** What the assistant waits for from a person on a channel, and what their next message may refer to. */
export interface Conversations {
  user_id: Id
  channel: Channel
  household_id: Id
  state_json: Json
  updated_at: Time
  expires_at: Time
}

/**
 * Everything a provider delivered, by its id: a repeat stops at `dedupe_key`. One sender is one lane, ordered by the
 * time of writing. The text is dropped after 30 days, the row stays long enough to recognise a late repeat.
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
 * Messages to send, stored in the transaction of what they tell. One recipient is one lane. `done_at` is when the
 * provider took it; what comes later about its delivery is kept beside.
 */
export interface Outbox extends QueueColumns {
  channel: OutboundChannel
  chat_account_id: Id | null
  /** A number in E.164 or a mail address, where there is no chat yet. */
  address: string | null
  user_id: Id | null
  household_id: Id | null
  payload_json: Json | null
  /** What it is about, so that a reply or a button finds it: expense ids, an invitation. */
  subject_json: Json | null
  provider_message_id: string | null
  delivered_at: Time | null
  read_at: Time | null
  /** The provider took it and later said that it cannot be delivered; the reason is in `failure`. */
  undeliverable_at: Time | null
  /** 1 once an attempt ended without telling whether the provider took it. */
  may_have_arrived: number
  created_at: Time
}
