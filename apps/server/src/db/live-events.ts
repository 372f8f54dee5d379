import type { Topic } from '@casita/contract'
import type { Announcement, LiveEvent } from './announcement.ts'
import { insertRow } from './compiled.ts'
import type { Reading, Writing } from './database.ts'

/**
 * How far before its last event a stream that comes back looks: ids are made before the commit, by clocks that may
 * differ, so a slightly older id can become visible later. Hearing twice that a list is stale costs one refetch.
 */
const overlapMs = 60_000

/** One event per household, person and cause, with all its topics. */
export function mergeEvents(events: readonly LiveEvent[]): LiveEvent[] {
  const merged = new Map<string, LiveEvent>()
  for (const event of events) {
    const key = JSON.stringify({ ...event, topics: null })
    const earlier = merged.get(key)
    if (earlier && 'topics' in earlier && 'topics' in event) {
      merged.set(key, { ...earlier, topics: [...new Set([...earlier.topics, ...event.topics])] })
    } else {
      merged.set(key, event)
    }
  }
  return [...merged.values()]
}

/** Keeps what went stale in households, so that a stream can resume. */
export function storeEvents(db: Writing, events: Announcement['events'], now: string): void {
  const rows = events.flatMap((event) =>
    event.type === 'changed'
      ? {
          household_id: event.householdId,
          id: event.id,
          topics_json: JSON.stringify(event.topics),
          user_id: event.userId,
          created_at: now,
        }
      : [],
  )
  for (const row of rows) insertRow(db, 'live_events', row)
}

/** What went stale in a household since a stream last heard of it (an event id); null when that is too long ago to tell. */
export async function topicsSince(
  db: Reading,
  householdId: string,
  lastEventId: string,
  oldest: string,
): Promise<Topic[] | null> {
  const since = Number.parseInt(lastEventId.replaceAll('-', '').slice(0, 12), 16)
  if (Number.isNaN(since) || since < Date.parse(oldest)) return null
  const rows = await db
    .selectFrom('live_events')
    .select('topics_json')
    .distinct()
    .where('household_id', '=', householdId)
    .where('created_at', '>=', new Date(since - overlapMs).toISOString())
    .execute()
  return [...new Set(rows.flatMap((row): Topic[] => JSON.parse(row.topics_json)))]
}
