import { addDays, dayIn, hourIn, weekOf } from '../calendar.ts'
import { enqueueMessage } from '../channels/outbox.service.ts'
import { inTransaction, type Work } from '../db/work.ts'
import type { Deps } from '../deps.ts'

/** The local hours in which the weekly summary may arrive. */
const hours = { from: 9, until: 21 }
const batchSize = 50

/**
 * Queues last week's summary for everybody who wants it and has not had it, from Monday morning of their time zone on;
 * those who could not be served on Monday are served later in the week, during the day. A member gets each week once,
 * however many processes run: marking the week as sent grants the right to send it. Returns how many were queued.
 */
export async function sendWeeklySummaries(deps: Deps, signal?: AbortSignal): Promise<number> {
  let queued = 0
  const zones = await deps.db.read
    .selectFrom('users')
    .select('timezone')
    .distinct()
    .where('summary_since', 'is not', null)
    .execute()
  for (const { timezone } of zones) {
    const now = deps.clock.now()
    const hour = hourIn(timezone, now)
    if (hour < hours.from || hour >= hours.until) continue
    const monday = weekOf(dayIn(timezone, now)).first
    for (let claimed = batchSize; claimed === batchSize && !signal?.aborted; ) {
      const batch = await inTransaction(deps, (work) => tellBatch(work, timezone, monday))
      claimed = batch.claimed
      queued += batch.queued
    }
  }
  return queued
}

async function tellBatch(
  work: Work,
  timezone: string,
  monday: string,
): Promise<{ claimed: number; queued: number }> {
  const due = work.db
    .selectFrom('users')
    .select('id')
    .where('timezone', '=', timezone)
    .where('summary_since', 'is not', null)
    .where((eb) => eb.or([eb('summary_told_on', 'is', null), eb('summary_told_on', '<', monday)]))
    .orderBy('id')
    .limit(batchSize)
  const claimed = await work.db
    .updateTable('users')
    .set({ summary_told_on: monday })
    .where('id', 'in', due)
    // Repeated here for rows that another process marks while this one waits for their lock.
    .where((eb) => eb.or([eb('summary_told_on', 'is', null), eb('summary_told_on', '<', monday)]))
    .returning('id')
    .execute()
  if (claimed.length === 0) return { claimed: 0, queued: 0 }
  const readers = await work.db
    .selectFrom('chat_accounts')
    .innerJoin('memberships', 'memberships.user_id', 'chat_accounts.user_id')
    .select(['chat_accounts.id', 'memberships.user_id', 'memberships.household_id'])
    .where(
      'chat_accounts.user_id',
      'in',
      claimed.map(({ id }) => id),
    )
    .where('chat_accounts.channel', '=', 'whatsapp')
    .where('chat_accounts.disconnected_at', 'is', null)
    .where('chat_accounts.stopped_at', 'is', null)
    .where('memberships.left_at', 'is', null)
    .execute()
  for (const { id, user_id, household_id } of readers)
    await enqueueMessage(work, {
      kind: 'summary',
      payload: { monday: addDays(monday, -7) },
      channel: 'whatsapp',
      chatAccountId: id,
      userId: user_id,
      householdId: household_id,
      dedupeKey: `summary ${user_id} ${monday}`,
    })
  return { claimed: claimed.length, queued: readers.length }
}
