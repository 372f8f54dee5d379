import type { ColumnTypes } from './columns.ts'

/** Call counts for rate limits that are shared by all processes. */
export const limits = ({ time, end }: ColumnTypes): string[] => [
  `create table call_counts (
    caller text primary key,
    calls integer not null,
    ends_at ${time} not null
  ) ${end}`,
  'create index call_counts_end on call_counts (ends_at)',
]
