import type { Topic } from '@casita/contract'
import type { Announcement } from './db/announcement.ts'
import type { Database } from './db/database.ts'

/**
 * What an open stream is told; a client resumes from `id`. Nothing follows `resync` (events may have been missed) or
 * `ended` (the session or the membership is over): the stream is closed, and a client that may connects again.
 */
export type StreamMessage =
  | { type: 'stale'; id: string; topics: readonly Topic[]; userId: string | null }
  | { type: 'resync' }
  | { type: 'ended' }

/** An open stream and whom it belongs to. */
export interface Listener {
  userId: string
  sessionId: string
  householdId: string | null
  /** The client's address, for counting. */
  address: string
  tell(message: StreamMessage): void
}

/** Passes the announcements of the database, from this process and others, to the open streams that they concern. */
export class EventHub {
  readonly #listeners = new Set<Listener>()
  readonly #stop: () => void
  #isClosed = false

  constructor(db: Database) {
    // The answer to the request that made the change goes first: it does not wait until every stream is told.
    this.#stop = db.listen((announcement) => void setImmediate(() => this.#pass(announcement)))
  }

  /** The number of open streams. */
  get streams(): number {
    return this.#listeners.size
  }

  /** The number of open streams of a session, or from an address. */
  countLike(whose: Partial<Pick<Listener, 'sessionId' | 'address'>>): number {
    const wanted = Object.entries(whose) as [keyof typeof whose, string][]
    let count = 0
    for (const listener of this.#listeners)
      if (wanted.every(([name, value]) => listener[name] === value)) count += 1
    return count
  }

  /** Adds a stream, or ends it at once while the server stops; the returned function removes it. */
  listen(listener: Listener): () => void {
    if (this.#isClosed) listener.tell({ type: 'resync' })
    else this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  /** Ends every stream, because the server stops. */
  close(): void {
    this.#isClosed = true
    this.#stop()
    for (const listener of this.#listeners) listener.tell({ type: 'resync' })
    this.#listeners.clear()
  }

  #pass({ events, missed }: Announcement): void {
    for (const listener of this.#listeners) {
      for (const event of events) {
        const message = messageFor(listener, event)
        if (message) listener.tell(message)
      }
      if (missed) listener.tell({ type: 'resync' })
    }
  }
}

function messageFor(listener: Listener, event: Announcement['events'][number]): StreamMessage | null {
  switch (event.type) {
    case 'changed':
      if (event.householdId !== listener.householdId) return null
      return { type: 'stale', id: event.id, topics: event.topics, userId: event.userId }
    case 'user_changed':
      if (event.userId !== listener.userId) return null
      return { type: 'stale', id: event.id, topics: event.topics, userId: event.userId }
    case 'session_ended':
      return event.sessionId === listener.sessionId ? { type: 'ended' } : null
    case 'member_added':
      // The stream was opened without this household and would get none of its events.
      return event.userId === listener.userId && event.householdId !== listener.householdId
        ? { type: 'resync' }
        : null
    case 'member_removed':
      return event.userId === listener.userId && event.householdId === listener.householdId
        ? { type: 'ended' }
        : null
    default:
      return event satisfies never
  }
}
