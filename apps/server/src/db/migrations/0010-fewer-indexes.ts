import { queues } from '../tables/queue.ts'

/**
 * Each costs every change of a message as much as its row does: what is next due is the first of a lane, which
 * `…_first` has, and a message that came in is known by its `dedupe_key`.
 */
export const fewerIndexes = (): string[] => [
  ...queues.map((queue) => `drop index ${queue}_open`),
  'drop index inbox_message',
]
