import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import { addDays, dayIn, hourIn, weekOf } from '../calendar.ts'
import type { ReadOnlyDb } from '../db/database.ts'
import { inTransaction, type Work } from '../db/work.ts'
import type { Deps } from '../deps.ts'
import { enqueueMessage } from '../outbox/outbox.service.ts'

/** The local hours in which the weekly summary may arrive. */
const hours = { from: 9, until: 21 }
const batchSize = 50
/** While so many messages wait to be sent, no summary is queued: replies would have to wait behind it. */
const mostWaiting = 200
const pauseMs = 1_000
/** The least time per summary: 50 a second leave room for replies among the 80 messages that a number may send. */
const msPerSummary = 20

/**
 * Queues last week's summary for everybody who wants it and has not had it, from Monday morning of their time zone on;
 * those who could not be served on Monday are served later in the week, during the day. A member gets each week once,
 * however many processes run: marking the week as sent grants the right to send it. Takes as long as sending them
 * takes. Returns how many were queued.
 */
export async function sendWeeklySummaries(deps: Deps, signal?: AbortSignal): Promise<number> {
  let queued = 0
  let zones = await listZones(deps.db.read)
  // One batch of each zone in turn, so that a zone with many readers does not hold up the others.
  while (zones.length > 0) {
    const unfinished: string[] = []
    for (const timezone of zones) {
      while ((await areManyWaiting(deps.db.read)) && !signal?.aborted) await sleep(pauseMs)
      if (signal?.aborted) return queued
      const now = deps.clock.now()
      const hour = hourIn(timezone, now)
      if (hour < hours.from || hour >= hours.until) continue
      const monday = weekOf(dayIn(timezone, now)).first
      const batch = await inTransaction(deps, (work) => tellBatch(work, timezone, monday))
      queued += batch.queued
      await sleep(batch.queued * msPerSummary)
      if (batch.claimed === batchSize) unfinished.push(timezone)
    }
    zones = unfinished
  }
  return queued
}

/** The time zones of all who want the summary, each found from the one before, without reading their users. */
async function listZones(db: ReadOnlyDb): Promise<string[]> {
  const { rows } = await sql<{ timezone: string }>`
    with recursive zones(timezone) as (
      select min(timezone) from users where summary_since is not null
      union all
      select (select min(timezone) from users where summary_since is not null and users.timezone > zones.timezone)
      from zones where timezone is not null)
    select timezone from zones where timezone is not null`.execute(db)
  return rows.map(({ timezone }) => timezone)
}

async function areManyWaiting(db: ReadOnlyDb): Promise<boolean> {
  const { rows } = await sql`
    select 1 from outbox where is_first = 1 and done_at is null and dead_at is null
    limit 1 offset ${mostWaiting - 1}`.execute(db)
  return rows.length > 0
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
    .where('summary_told_on', '<', monday)
    .orderBy('summary_told_on')
    .limit(batchSize)
  const claimed = await work.db
    .updateTable('users')
    .set({ summary_told_on: monday })
    .where('id', 'in', due)
    // Repeated here for rows that another process marks while this one waits for their lock.
    .where('summary_told_on', '<', monday)
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
