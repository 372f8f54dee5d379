import { queues } from '../tables/queue.ts'
import type { ColumnTypes } from './columns.ts'

/** Marks the first open job of each lane, so that looking for work costs the same however many jobs wait behind it. */
export const lanes = (_: ColumnTypes): string[] =>
  queues.flatMap((queue) => [
    `alter table ${queue} add column is_first integer not null default 0`,
    `update ${queue} set is_first = 1 where done_at is null and dead_at is null and not exists (
      select 1 from ${queue} as earlier
      where earlier.lane = ${queue}.lane and earlier.done_at is null and earlier.dead_at is null
        and (earlier.ordered_at, earlier.id) < (${queue}.ordered_at, ${queue}.id))`,
    `create index ${queue}_first on ${queue} (run_at, id) where is_first = 1`,
    `create index ${queue}_first_of on ${queue} (lane) where is_first = 1`,
  ])
