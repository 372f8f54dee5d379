import type { Id, Json, Time } from './columns.ts'

/** The tables that store jobs; each is its own queue. */
export const queues = ['inbox', 'outbox', 'jobs'] as const
export type Queue = (typeof queues)[number]

/**
 * The columns that make a row a job (only `db/jobs.ts` changes them). A job is open while it is neither done nor dead.
 */
export interface QueueColumns {
  id: Id
  kind: string
  /** Unique for ever in its queue: storing the same job twice stores it once. */
  dedupe_key: string
  /** Jobs of one lane run one at a time, in the order of `ordered_at`, then `id`. */
  lane: string
  ordered_at: Time
  /** Not run before this time; a failed attempt moves it by the backoff. */
  run_at: Time
  attempts: number
  /** 1 for the first open job of its lane and for a held one, otherwise 0; only these are searched for work. */
  is_first: number
  lease_id: Id | null
  leased_until: Time | null
  done_at: Time | null
  /** When it was given up. */
  dead_at: Time | null
  /** Why the last attempt failed, or why it was given up. */
  failure: string | null
}

/** Jobs other than messages: pictures to be fetched. */
export interface Jobs extends QueueColumns {
  household_id: Id | null
  payload_json: Json | null
  created_at: Time
}

/** What went stale and when, for streams that reconnect; deleted after a day. */
export interface LiveEvents {
  household_id: Id
  /** A UUIDv7, so it orders by time; `http/live.ts` explains why a stream resumes from a little earlier. */
  id: Id
  topics_json: Json
  user_id: Id | null
  created_at: Time
}
