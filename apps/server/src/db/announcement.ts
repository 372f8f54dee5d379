import type { Topic } from '@casita/contract'
import type { Queue } from './tables/queue.ts'

/**
 * Something that open streams must learn. `changed` says what went stale in a household and who caused it;
 * `user_changed` what went stale for one person; the others end streams.
 */
export type LiveEvent =
  | { type: 'changed'; householdId: string; topics: readonly Topic[]; userId: string | null }
  | { type: 'user_changed'; userId: string; topics: readonly Topic[] }
  | { type: 'session_ended'; sessionId: string }
  | { type: 'member_removed'; householdId: string; userId: string }

/** What processes tell each other after a commit. */
export interface Announcement {
  /** Each with the id under which a stream may resume after it. */
  readonly events: readonly (LiveEvent & { readonly id: string })[]
  /** Queues with new work. */
  readonly wake: readonly Queue[]
  /** Announcements may have been missed: everybody looks for themselves what changed. */
  readonly missed: boolean
}
