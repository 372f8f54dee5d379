import type { Topic } from '@casita/contract'
import { type Announcement, type LiveEvent, Stale } from './announcement.ts'
import { insertRow } from './compiled.ts'
import type { ReadOnlyDb, WritableDb } from './database.ts'
import { jsonColumn } from './json-column.ts'

const topicsColumn = jsonColumn(Stale)

/** Merges events of the same household and person into one with all their topics. */
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

/** Stores the events that concern households, so that a stream can resume. */
export function storeEvents(db: WritableDb, events: Announcement['events'], now: string): void {
  const rows = events.flatMap((event) =>
    event.type === 'changed'
      ? {
          household_id: event.householdId,
          id: event.id,
          topics_json: topicsColumn.write(event.topics),
          user_id: event.userId,
          created_at: now,
        }
      : [],
  )
  for (const row of rows) insertRow(db, 'live_events', row)
}

/**
 * The time at which an event id was created, in milliseconds, by the clock of its process; null for anything else than
 * an id.
 */
export function timeOfEvent(id: string): number | null {
  const time = Number.parseInt(id.replaceAll('-', '').slice(0, 12), 16)
  return Number.isNaN(time) ? null : time
}

/** The topics that went stale in a household since a time in milliseconds. */
export async function topicsSince(db: ReadOnlyDb, householdId: string, since: number): Promise<Topic[]> {
  const rows = await db
    .selectFrom('live_events')
    .select('topics_json')
    .distinct()
    .where('household_id', '=', householdId)
    .where('created_at', '>=', new Date(since).toISOString())
    .execute()
  return [...new Set(rows.flatMap((row) => topicsColumn.read(row.topics_json)))]
}
