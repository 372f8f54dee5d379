import type { ColumnTypes } from './columns.ts'

/** Whether a message may have arrived although sending it failed; so far only the text of the failure said so. */
export const doubtfulSends = (_: ColumnTypes): string[] => [
  'alter table outbox add column may_have_arrived integer not null default 0',
  `update outbox set may_have_arrived = 1 where failure like 'in doubt: %'`,
]
