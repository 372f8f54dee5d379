import type { Id, Json, Time } from './columns.ts'

/** The tables that carry work to be done; each is its own queue. */
export const queues = ['inbox', 'outbox', 'jobs'] as const
export type Queue = (typeof queues)[number]

/** What makes a row a job (`db/jobs.ts` alone changes these). Open: neither done nor dead. */
export interface QueueColumns {
  id: Id
  kind: string
  /** Unique for ever in its queue: storing the same thing twice is storing it once. */
  dedupe_key: string
  /** Jobs of one lane are done one at a time, in the order of `ordered_at`, then `id`. */
  lane: string
  ordered_at: Time
  /** Not before this; moved on by the backoff. */
  run_at: Time
  attempts: number
  /** 1 for the first open job of its lane, else 0: only these are looked through for work. */
  is_first: number
  lease_id: Id | null
  leased_until: Time | null
  done_at: Time | null
  /** Given up. */
  dead_at: Time | null
  /** Why the last attempt failed, or why it was given up. */
  failure: string | null
}

/** Work that belongs to no message: schedules, clean-up, summaries. */
export interface Jobs extends QueueColumns {
  household_id: Id | null
  payload_json: Json | null
  created_at: Time
}

/** What went stale when, for streams that come back after a pause; pruned after a day. */
export interface LiveEvents {
  household_id: Id
  /** UUIDv7, so it orders by time; see `db/live-events.ts` for why a resume looks a little further back. */
  id: Id
  topics_json: Json
  user_id: Id | null
  created_at: Time
}
