import { type RawBuilder, sql } from 'kysely'
import { addTime } from '../calendar.ts'
import type { ReadOnlyDb } from '../db/database.ts'
import { type Queue, queues } from '../db/tables/queue.ts'

/** How far behind a queue is. */
export interface Backlog {
  queue: Queue
  /** Jobs that are due, including running ones. */
  due: number
  /** For how many seconds the oldest of them has been due. */
  oldestSeconds: number
  /** Jobs given up within the last day. */
  dead: number
}

/**
 * The backlog of every queue. Reads only indexes of open and failed jobs, so it is cheap enough for frequent polling.
 */
export async function readBacklogs(db: ReadOnlyDb, now: Date): Promise<Backlog[]> {
  return Promise.all(queues.map((queue) => readBacklog(db, queue, now)))
}

async function readBacklog(db: ReadOnlyDb, queue: Queue, now: Date): Promise<Backlog> {
  const at = now.toISOString()
  const one = async <T>(query: RawBuilder<T>) => (await query.execute(db)).rows[0]
  const open = await one(sql<{ due: number; oldest: string | null }>`
    select count(*) as due, min(run_at) as oldest from ${sql.table(queue)}
    where done_at is null and dead_at is null and run_at <= ${at}`)
  const ended = await one(sql<{ dead: number }>`
    select count(*) as dead from ${sql.table(queue)} where dead_at > ${addTime(at, { days: -1 })}`)
  const oldestMs = open?.oldest ? now.getTime() - Date.parse(open.oldest) : 0
  return {
    queue,
    due: Number(open?.due ?? 0),
    oldestSeconds: Math.max(0, oldestMs / 1000),
    dead: Number(ended?.dead ?? 0),
  }
}
