import type { ColumnTypes } from './columns.ts'

/** When a person disconnected their chat on the web; since then, only a link connects it again. */
export const endedChats = ({ time }: ColumnTypes): string[] => [
  `alter table users add column chat_ended_at ${time}`,
]
