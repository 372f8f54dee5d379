import { setTimeout as delay } from 'node:timers/promises'
import type { Database } from '../db/database.ts'
import { newId } from '../db/ids.ts'
import { enqueue } from '../db/jobs.ts'
import type { OutboundChannel } from '../db/tables/chat.ts'
import type { Work } from '../db/work.ts'
import { phoneKey } from '../phones/phone-key.ts'
import type { Outgoing } from './outgoing.ts'

/** The recipient of a message: an existing chat, or a number in E.164 (or a mail address) without a chat. */
type Recipient = { chatAccountId: string; address?: never } | { chatAccountId?: never; address: string }

export type NewMessage = Outgoing &
  Recipient & {
    channel: OutboundChannel
    userId?: string | null
    householdId?: string | null
    /** Unique for ever: a message that is enqueued twice is sent once. */
    dedupeKey: string
  }

/**
 * Stores a message in the same transaction as the change it reports. It is sent after the commit, after all earlier
 * messages to the same recipient. Returns its id, or null when a message with this dedupe key exists.
 */
export async function enqueueMessage(work: Work, message: NewMessage): Promise<string | null> {
  const subject = message.kind === 'reply' ? message.payload.subject : undefined
  const recipient = message.chatAccountId ?? laneOf(message.channel, message.address)
  const [id = null] = await enqueue(work, 'outbox', [
    {
      id: newId(),
      kind: message.kind,
      dedupe_key: message.dedupeKey,
      lane: `${message.channel}:${recipient}`,
      channel: message.channel,
      chat_account_id: message.chatAccountId ?? null,
      address: message.address ?? null,
      user_id: message.userId ?? null,
      household_id: message.householdId ?? null,
      payload_json: JSON.stringify(message.payload),
      subject_json: subject ? JSON.stringify(subject) : null,
      provider_message_id: null,
      delivered_at: null,
      read_at: null,
      undeliverable_at: null,
      may_have_arrived: 0,
      created_at: work.now,
    },
  ])
  return id
}

function laneOf(channel: OutboundChannel, address: string): string {
  return channel === 'mail' ? address : phoneKey(address)
}

export type SendResult = 'sent' | 'failed' | 'pending'

const lookEveryMs = 50

/**
 * The result of a message, for answers that have to report it: waits until the provider has accepted it or it was
 * given up; `pending` when neither happens within `patienceMs`.
 */
export async function resultOf(db: Database, id: string, patienceMs: number): Promise<SendResult> {
  const until = Date.now() + patienceMs
  for (;;) {
    const row = await db.read
      .selectFrom('outbox')
      .select(['done_at', 'dead_at', 'undeliverable_at'])
      .where('id', '=', id)
      .executeTakeFirst()
    if (!row || row.dead_at || row.undeliverable_at) return 'failed'
    if (row.done_at) return 'sent'
    if (Date.now() >= until) return 'pending'
    await delay(lookEveryMs)
  }
}
