import type { ColumnTypes } from './columns.ts'

/** Whether a message may have arrived although its sending failed, which only the text of the failure told before. */
export const doubtfulSends = (_: ColumnTypes): string[] => [
  'alter table outbox add column may_have_arrived integer not null default 0',
  `update outbox set may_have_arrived = 1 where failure like 'in doubt: %'`,
]
