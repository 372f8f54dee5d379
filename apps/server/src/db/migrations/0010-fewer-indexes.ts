import { queues } from '../tables/queue.ts'

/**
 * Drops indexes that are no longer used. Each cost as much on every change of a message as the row itself: the next
 * due job is found by `…_first`, and an incoming message by its `dedupe_key`.
 */
export const fewerIndexes = (): string[] => [
  ...queues.map((queue) => `drop index ${queue}_open`),
  'drop index inbox_message',
]
