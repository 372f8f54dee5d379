import type { ColumnTypes } from './columns.ts'

/** Since when only a link connects a person's chat again, after they disconnected it on the web. */
export const endedChats = ({ time }: ColumnTypes): string[] => [
  `alter table users add column chat_ended_at ${time}`,
]
