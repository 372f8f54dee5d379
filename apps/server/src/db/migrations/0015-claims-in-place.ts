import { queues } from '../tables/queue.ts'
import type { ColumnTypes } from './columns.ts'

/**
 * Lets PostgreSQL claim a job without changing an index: a claim changes no indexed column (`dueJobs` finds held jobs by
 * their mark), and the pages of the busy queues have room for the new version of the row.
 */
export const claimsInPlace = ({ leaveRoomIn }: ColumnTypes): string[] => [
  ...queues.map((queue) => `drop index ${queue}_held`),
  ...['inbox', 'outbox'].flatMap(leaveRoomIn),
]
