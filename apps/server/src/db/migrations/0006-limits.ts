import type { ColumnTypes } from './columns.ts'

/** How often somebody made a call that is limited, for every process alike. */
export const limits = ({ time, end }: ColumnTypes): string[] => [
  `create table call_counts (
    caller text primary key,
    calls integer not null,
    ends_at ${time} not null
  ) ${end}`,
  'create index call_counts_end on call_counts (ends_at)',
]
