import type { Meaning } from '@casita/reader'
import { newId } from '../db/ids.ts'
import { enqueue, type Job, type NewJob, PermanentFailure, RetryLater, type Write } from '../db/jobs.ts'
import { inTransaction, type Work } from '../db/work.ts'
import { withTimeout } from '../deadline.ts'
import type { Deps } from '../deps.ts'
import { type ChannelName, type ChatChannel, type InboundItem, QueuedItem } from './channel.ts'
import { type ChatAccount, findChat, findOrCreateChats } from './chat-accounts.service.ts'
import { applyMove, applyPreference } from './chat-changes.service.ts'
import { recordDeliveryStatuses } from './delivery-states.service.ts'
import {
  considerMessage,
  receiveMessage,
  reportUnprocessed,
  type Sender,
} from './inbound-messages.service.ts'

/** Attempts before a failing message is given up and its sender is told. */
const readAttempts = 5

/**
 * An attempt without a recorded end was cut off because its process died, which is seldom the fault of the message.
 * Such a message is given up only after this many attempts, and not within the first day.
 */
const interruptedAttempts = 4 * readAttempts
const longestInterruptedMs = 24 * 3_600_000

/**
 * How long a message waits in the inbox, in milliseconds: deliveries arrive in parallel, and a message that was
 * written earlier but arrives within this time is still processed first.
 */
export const settlingMs = 250

/** Time limit for marking a message as read, in milliseconds; after that, the answer is probably there already. */
const showReadMs = 5000

/**
 * How many messages may be marked as read at once: with a slow provider, a flood would otherwise use up all sockets.
 */
const mostShowing = 64

/**
 * Stores the items of several deliveries in one transaction, each item only once by the provider's id. Afterwards the
 * deliveries may be acknowledged. The items are due after `waitMs`. Returns how many items of each delivery were new.
 */
export async function storeDeliveries(
  deps: Deps,
  channel: ChannelName,
  deliveries: readonly (readonly InboundItem[])[],
  waitMs: number,
): Promise<number[]> {
  const items = deliveries.flat()
  if (items.length === 0) return deliveries.map(() => 0)
  const { rows, stored } = await inTransaction(deps, async (work) => {
    await recordDeliveryStatuses(
      work,
      deps,
      channel,
      items.filter((item) => item.type === 'status'),
    )
    const rows = await rowsOf(work, channel, items.filter(isQueued), waitMs)
    const stored = enqueue(work, 'inbox', [...rows.values()])
    work.send(stored)
    // In an object, because a returned promise would be awaited before the commit.
    return { rows, stored }
  })
  const isNew = new Set(await stored)
  return deliveries.map((delivery) => delivery.filter((item) => isNew.has(rows.get(item)?.id ?? '')).length)
}

function isQueued(item: InboundItem): item is QueuedItem {
  return item.type !== 'status'
}

/**
 * The inbox rows of some items. Each sender is one lane of the queue, processed in the order of writing (the
 * provider's clock, then arrival) among the rows present when a message is due; waiting longer for late ones would
 * delay everybody. The chat is looked up now, while both identifiers may be at hand, so that a person stays in one
 * lane whichever of them a message names.
 */
async function rowsOf(
  work: Work,
  channel: ChannelName,
  items: readonly QueuedItem[],
  waitMs: number,
): Promise<Map<InboundItem, NewJob<'inbox'>>> {
  const run_at = new Date(Date.parse(work.now) + waitMs).toISOString()
  const chats: Map<QueuedItem, ChatAccount | null> = await findOrCreateChats(
    work,
    channel,
    items.filter((item) => item.type === 'message'),
  )
  for (const item of items)
    if (item.type !== 'message') chats.set(item, await findChat(work.db, channel, item.from))
  return new Map(
    items.map((item) => [
      item,
      {
        id: newId(),
        kind: item.type,
        dedupe_key: `${channel}:${item.id}`,
        lane: `${channel}:${chats.get(item)?.id ?? item.from.phone ?? item.from.providerUserId}`,
        ordered_at: item.sentAt,
        run_at,
        channel,
        provider_message_id: item.id,
        payload_json: JSON.stringify(item satisfies QueuedItem),
        received_at: work.now,
        user_id: null,
        household_id: null,
      },
    ]),
  )
}

function hasFailed({ attempts, failure, received_at }: Job<'inbox'>, now: Date): boolean {
  if (failure !== null) return attempts >= readAttempts
  return attempts >= interruptedAttempts && now.getTime() - Date.parse(received_at) > longestInterruptedMs
}

/**
 * Creates the handler for inbox items. All effects of an item, the answer and the end of the job share one
 * transaction; meanwhile the sender sees that the message was read.
 */
export function createReceiver(deps: Deps, channels: Record<ChannelName, ChatChannel>) {
  let showing = 0

  async function showRead(channel: ChatChannel, messageId: string): Promise<void> {
    if (showing >= mostShowing) return
    showing += 1
    await withTimeout(showReadMs, (signal) => channel.showRead(messageId, signal))
    showing -= 1
  }

  return async (job: Job<'inbox'>): Promise<Write<'inbox'>> => {
    const { channel, payload_json } = job
    // The clean-up empties only jobs that ended long ago, so this should not happen.
    if (payload_json === null || channel === 'web') throw new PermanentFailure('nothing to read')
    const { data: item, error } = QueuedItem.safeParse(JSON.parse(payload_json))
    if (hasFailed(job, deps.clock.now())) {
      if (item?.type === 'message')
        await inTransaction(deps, (work) => reportUnprocessed(work, channel, item))
      throw new PermanentFailure(job.failure ?? 'it failed too often')
    }
    // Another version of the server wrote the row; a process of that version may still be running and read it.
    if (!item) throw error
    if (item.type === 'message' && item.kind !== 'quiet' && job.attempts === 1)
      void showRead(channels[channel], item.id)
    const proposal = item.type === 'message' ? await considerMessage(deps, channel, item) : null
    return async (work, hasEarlier) => {
      // A message that was written before this one has arrived in the meantime and goes first.
      if (hasEarlier) throw new RetryLater('an earlier one came', 0)
      const sender = await handle(work, channel, item, proposal)
      return sender ? { user_id: sender.userId, household_id: sender.householdId } : {}
    }
  }

  async function handle(
    work: Work,
    channel: ChannelName,
    item: QueuedItem,
    proposal: Meaning | null,
  ): Promise<Sender | null> {
    switch (item.type) {
      case 'message':
        return receiveMessage(work, deps, channel, item, proposal)
      case 'moved':
        await applyMove(work, deps, channel, item)
        return null
      case 'preference':
        await applyPreference(work, channel, item)
        return null
      default:
        return item satisfies never
    }
  }
}
