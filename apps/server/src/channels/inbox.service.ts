import type { Meaning } from '@casita/reader'
import { enqueue, Hopeless, hasEarlier, type Job, type NewJob, TryLater } from '../db/jobs.ts'
import { inTransaction, type Work } from '../db/work.ts'
import type { Deps } from '../deps.ts'
import type { ChannelName, ChatChannel, InboundItem, InboundStatus } from './channel.ts'
import { findChat, knownChatOf } from './chat-accounts.service.ts'
import { noteDeliveryState } from './delivery-states.service.ts'
import { followMove, heedWish } from './moves.service.ts'
import { apologise, considerMessage, receiveMessage, type Sender } from './senders.service.ts'

/** What waits in the inbox; statuses are applied as they come, any order being right for them. */
type StoredItem = Exclude<InboundItem, InboundStatus>

/** Tries before a message that fails is given up; at the last its sender is told. */
const readAttempts = 5

/** A try of which nothing was noted ended with its process, mostly not by the message's fault: it has more of them. */
export const lastReadAttempt = 4 * readAttempts

/**
 * How long a message waits in the inbox, in milliseconds: deliveries come in parallel, and one that was written earlier
 * and arrives within this time still takes effect first.
 */
export const settlingMs = 250

/** A sign that comes later than this, in milliseconds, would come with the answer. */
const showReadMs = 5000

/** Bounded by the number of values that one statement may hold in either engine. */
const rowsAtOnce = 500

/**
 * Stores all items of a delivery in one transaction, each message once by the provider's id; after this it may be
 * acknowledged. They are due after `waitMs`. Answers how many were new.
 */
export async function storeDelivery(
  deps: Deps,
  channel: ChannelName,
  items: readonly InboundItem[],
  waitMs: number,
): Promise<number> {
  if (items.length === 0) return 0
  const { stored } = await inTransaction(deps, async (work) => {
    const rows: NewJob<'inbox'>[] = []
    for (const item of items) {
      if (item.type === 'status') await noteDeliveryState(work, deps, channel, item)
      else rows.push(await rowOf(work, channel, item, waitMs))
    }
    const stored: Promise<string[]>[] = []
    for (let at = 0; at < rows.length; at += rowsAtOnce) {
      const storing = enqueue(work, 'inbox', rows.slice(at, at + rowsAtOnce))
      work.send(storing)
      stored.push(storing)
    }
    // In an object, so that the commit need not wait for the answer.
    return { stored }
  })
  return (await Promise.all(stored)).flat().length
}

/**
 * One sender is one lane of the queue, worked on in the order of writing (the provider's clock, then arrival) among
 * what is there once a message is due: waiting longer for what might still come would make everybody wait. The chat is
 * found now, while both of its identifiers are at hand, so that a person stays in one lane whichever of them a message
 * names.
 */
async function rowOf(
  work: Work,
  channel: ChannelName,
  item: StoredItem,
  waitMs: number,
): Promise<NewJob<'inbox'>> {
  const chat =
    item.type === 'message'
      ? await knownChatOf(work, channel, item.from, item.sentAt)
      : await findChat(work.db, channel, item.from)
  return {
    kind: item.type,
    dedupe_key: `${channel}:${item.id}`,
    lane: `${channel}:${chat?.id ?? item.from.phone ?? item.from.providerUserId}`,
    ordered_at: item.sentAt,
    run_at: new Date(Date.parse(work.now) + waitMs).toISOString(),
    channel,
    provider_message_id: item.id,
    payload_json: JSON.stringify(item),
    received_at: work.now,
    user_id: null,
    household_id: null,
  }
}

/**
 * Works on one item of the inbox: all its effects, its answer and its end are one transaction. Meanwhile its writer sees
 * that it was read.
 */
export function createReceiver(deps: Deps, channels: Record<ChannelName, ChatChannel>) {
  return async (job: Job<'inbox'>): Promise<(work: Work) => Promise<void>> => {
    // Stored by `storeItem`; what the clean-up has emptied was done long before.
    const item = JSON.parse(job.payload_json ?? 'null') as StoredItem | null
    const channel = job.channel
    if (!item || channel === 'web') throw new Hopeless('nothing to read')
    if (job.attempts >= (job.failure === null ? lastReadAttempt : readAttempts)) {
      if (item.type === 'message') await inTransaction(deps, (work) => apologise(work, channel, item))
      throw new Hopeless(job.failure ?? 'it failed too often')
    }
    if (item.type === 'message' && item.kind !== 'quiet' && job.attempts === 1)
      void channels[channel].showRead(item.id, AbortSignal.timeout(showReadMs))
    const proposal = item.type === 'message' ? await considerMessage(deps, channel, item) : null
    return async (work) => {
      // It came while this one was in hand, and was written before: it goes first.
      if (await hasEarlier(work, 'inbox', job)) throw new TryLater('an earlier one came', 0)
      const sender = await handle(work, channel, item, proposal)
      if (!sender) return
      const noted = work.db
        .updateTable('inbox')
        .set({ user_id: sender.userId, household_id: sender.householdId })
        .where('id', '=', job.id)
        .execute()
      work.send(noted)
    }
  }

  async function handle(
    work: Work,
    channel: ChannelName,
    item: StoredItem,
    proposal: Meaning | null,
  ): Promise<Sender | null> {
    switch (item.type) {
      case 'message':
        return receiveMessage(work, deps, channel, item, proposal)
      case 'moved':
        await followMove(work, deps, channel, item)
        return null
      case 'preference':
        await heedWish(work, channel, item)
        return null
      default:
        return item satisfies never
    }
  }
}
