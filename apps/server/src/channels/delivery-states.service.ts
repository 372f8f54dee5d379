import type { Selectable } from 'kysely'
import { markFirst } from '../db/jobs.ts'
import type { Outbox } from '../db/tables/chat.ts'
import type { Work } from '../db/work.ts'
import type { Deps } from '../deps.ts'
import { afterFailure, afterSent } from '../outbox/send-results.service.ts'
import type { ChannelName, ChatAddress, InboundStatus } from './channel.ts'
import { findChat, findOrCreateChat } from './chat-accounts.service.ts'

type OutboxRow = Selectable<Outbox>

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/**
 * Records the delivery statuses of messages that were sent. Statuses may come in any order and repeatedly; the furthest
 * state is kept. Those of unknown messages are ignored.
 */
export async function recordDeliveryStatuses(
  work: Work,
  deps: Deps,
  channel: ChannelName,
  statuses: readonly InboundStatus[],
): Promise<void> {
  for (const together of ofDifferentMessages(statuses))
    await Promise.all(together.map((status) => recordOne(work, deps, channel, status)))
}

/** Divides statuses, in their order, so that no message has two in one part: those of one part may be recorded at once. */
function ofDifferentMessages(statuses: readonly InboundStatus[]): InboundStatus[][] {
  const parts: InboundStatus[][] = []
  const ids = new Set<string>()
  for (const status of statuses) {
    const own = [status.messageId, status.outboxId].filter((id) => id !== null)
    if (parts.length === 0 || own.some((id) => ids.has(id))) {
      parts.push([])
      ids.clear()
    }
    parts.at(-1)?.push(status)
    for (const id of own) ids.add(id)
  }
  return parts
}

async function recordOne(work: Work, deps: Deps, channel: ChannelName, status: InboundStatus): Promise<void> {
  const message = await messageOf(work, channel, status)
  if (!message) return
  if (status.state === 'failed') await noteFailure(work, deps, message, status)
  else await noteArrival(work, message, status)
}

async function messageOf(work: Work, channel: ChannelName, status: InboundStatus) {
  const outboxId = status.outboxId && uuid.test(status.outboxId) ? status.outboxId : null
  const found = work.db
    .selectFrom('outbox')
    .selectAll()
    .where('channel', '=', channel)
    .where((where) =>
      where.or([
        where('provider_message_id', '=', status.messageId),
        ...(outboxId ? [where('id', '=', outboxId)] : []),
      ]),
    )
  return found.$call(work.forUpdate).executeTakeFirst()
}

/** A reported state also proves that the message was sent, even if our own attempt ended in doubt. */
async function noteArrival(work: Work, message: OutboxRow, status: InboundStatus): Promise<void> {
  const arrived = status.state === 'delivered' || status.state === 'read'
  const isInHand = message.leased_until !== null && message.leased_until > work.now
  const wasOpen = !message.done_at && !isInHand
  // Only what is new: a status that names the message by another id may be recorded at the same time.
  await update(work, message, {
    ...(!message.provider_message_id && { provider_message_id: status.messageId }),
    ...(!message.delivered_at && arrived && { delivered_at: status.at }),
    ...(!message.read_at && status.state === 'read' && { read_at: status.at }),
    ...(arrived && message.undeliverable_at && { undeliverable_at: null, failure: null }),
    ...(wasOpen && { done_at: work.now, dead_at: null, failure: null }),
  })
  if (wasOpen) markFirst(work, 'outbox', [message.lane])
  if (message.kind === 'verify' && status.to) await learnRecipient(work, message, status.to)
  const wasGivenUp = message.dead_at !== null || (arrived && message.undeliverable_at !== null)
  if (wasGivenUp || wasOpen) afterSent(work, message)
}

/**
 * Stores the provider's id of a recipient of whom only the number is known: after verifying it, they may write with
 * the number hidden. An id that is already known is kept, because a status may arrive late.
 */
async function learnRecipient(work: Work, { channel }: OutboxRow, to: ChatAddress): Promise<void> {
  if (channel === 'mail' || !to.phone || !to.providerUserId) return
  const known = await findChat(work.db, channel, { phone: to.phone, providerUserId: null })
  if (!known?.provider_user_id) await findOrCreateChat(work, channel, to, null)
}

async function noteFailure(work: Work, deps: Deps, message: OutboxRow, status: InboundStatus): Promise<void> {
  const isOtherTry = message.provider_message_id !== null && message.provider_message_id !== status.messageId
  if (isOtherTry || message.delivered_at || message.read_at || message.undeliverable_at) return
  const reason = status.failure ?? 'unknown'
  await update(work, message, {
    provider_message_id: status.messageId,
    undeliverable_at: status.at,
    failure: reason,
  })
  deps.log.warn({ outbox: message.id, kind: message.kind, reason }, 'a message could not be delivered')
  await afterFailure(work, deps, message)
}

async function update(work: Work, message: OutboxRow, change: Partial<OutboxRow>): Promise<void> {
  if (Object.keys(change).length === 0) return
  await work.db.updateTable('outbox').set(change).where('id', '=', message.id).execute()
}
