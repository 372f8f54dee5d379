import { topics } from '@casita/contract'
import { z } from 'zod'
import { queues } from './tables/queue.ts'

/** The topics that went stale for a household or a person. */
export const Stale = z.array(z.enum(topics)).readonly()
const changed = z.object({
  type: z.literal('changed'),
  householdId: z.string(),
  topics: Stale,
  userId: z.nullable(z.string()),
})
const userChanged = z.object({ type: z.literal('user_changed'), userId: z.string(), topics: Stale })
const sessionEnded = z.object({ type: z.literal('session_ended'), sessionId: z.string() })
const member = { householdId: z.string(), userId: z.string() }
const memberAdded = z.object({ type: z.literal('member_added'), ...member })
const memberRemoved = z.object({ type: z.literal('member_removed'), ...member })

/**
 * An event for open streams. `changed` names what went stale in a household and who caused it, `user_changed` what
 * went stale for one person; the others end streams.
 */
export type LiveEvent = z.infer<
  typeof changed | typeof userChanged | typeof sessionEnded | typeof memberAdded | typeof memberRemoved
>

/** The id after which a stream can resume. */
const id = { id: z.string() }

/** What processes send each other after a commit. */
export const Announcement = z.object({
  events: z
    .array(
      z.discriminatedUnion('type', [
        changed.extend(id),
        userChanged.extend(id),
        sessionEnded.extend(id),
        memberAdded.extend(id),
        memberRemoved.extend(id),
      ]),
    )
    .readonly(),
  /** Queues that have new jobs. */
  wake: z.array(z.enum(queues)).readonly(),
  /** Announcements may have been lost, so every listener has to look for changes. */
  missed: z.boolean(),
})
export type Announcement = z.infer<typeof Announcement>
