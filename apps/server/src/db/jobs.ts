import { type Insertable, type RawBuilder, sql, type Updateable } from 'kysely'
import { runCompiled } from './compiled.ts'
import { newId } from './ids.ts'
import type { Jobs, Queue, QueueColumns } from './tables/queue.ts'
import type { Tables } from './tables.ts'
import { isUnavailable } from './unavailable.ts'
import { inTransaction, type Work, type WorkDeps } from './work.ts'

/** A row that a worker has claimed. */
export type Job<Q extends Queue> = Tables[Q]

/** A job to store, with its own columns and its place in the queue. It is due at once unless `run_at` is given. */
export type NewJob<Q extends Queue> = Omit<Insertable<Tables[Q]>, keyof QueueColumns> &
  Pick<QueueColumns, 'kind' | 'dedupe_key'> &
  Partial<Pick<QueueColumns, 'id' | 'lane' | 'ordered_at' | 'run_at'>>

/** The job can never succeed: it is kept with the reason and not retried. */
export class PermanentFailure extends Error {
  override readonly name = 'PermanentFailure'
}

/** The job has to wait for a given time before it is tried again. Does not count as an attempt. */
export class RetryLater extends Error {
  override readonly name = 'RetryLater'
  readonly delayMs: number

  constructor(reason: string, delayMs: number) {
    super(reason)
    this.delayMs = delayMs
  }
}

/** The lease has expired and another worker may have the job, so nothing may be written for it here. */
export class LeaseLost extends Error {
  override readonly name = 'LeaseLost'
}

/** The most rows that one statement stores; a statement is compiled for each number of rows. */
const rowsAtOnce = 16

/**
 * Stores jobs in the transaction of the change that causes them; returns the ids of those whose `dedupe_key` was new.
 */
export async function enqueue<Q extends Queue>(
  work: Work,
  queue: Q,
  rows: readonly NewJob<Q>[],
): Promise<string[]> {
  if (rows.length === 0) return []
  const values = rows.map((row) => {
    const id = row.id ?? newId()
    return { lane: id, ordered_at: work.now, run_at: work.now, ...row, id, attempts: 0 }
  })
  const byLane = Map.groupBy(values, ({ lane }) => lane)
  lockLanes(
    work,
    queue,
    [...byLane.keys()].filter((lane) => byLane.get(lane)?.[0]?.id !== lane),
  )
  const stored: Promise<{ id: string }[]>[] = []
  for (let at = 0; at < values.length; at += rowsAtOnce) {
    const some = values.slice(at, at + rowsAtOnce)
    const insert = () =>
      work.db
        .insertInto(queue as 'jobs')
        .values(some.map((row) => markedIfFirst(queue, row)))
        .onConflict((conflict) => conflict.column('dedupe_key').doNothing())
        .returning('id')
    const parameters = some.flatMap((row) => [...Object.values(row), row.lane, row.ordered_at, row.id])
    const storing = runCompiled(
      work.db,
      `${queue} ${some.map((row) => Object.keys(row))}`,
      insert,
      parameters,
    )
    work.send(storing)
    stored.push(storing)
  }
  // Jobs of the same call did not see each other when they were marked.
  markFirst(
    work,
    queue,
    [...byLane].flatMap(([lane, { length }]) => (length > 1 ? [lane] : [])),
  )
  work.wake(queue)
  return (await Promise.all(stored)).flat().map(({ id }) => id)
}

/** The row of a job, marked as the first of its lane when the lane has no earlier open job. */
function markedIfFirst(
  queue: Queue,
  row: Pick<QueueColumns, 'id' | 'lane' | 'ordered_at'>,
): Insertable<Jobs> {
  const isFirst = sql<number>`case when exists (
    select 1 from ${sql.table(queue)} as earlier
    where earlier.lane = ${row.lane} and earlier.done_at is null and earlier.dead_at is null
      and (earlier.ordered_at, earlier.id) < (${row.ordered_at}, ${row.id})) then 0 else 1 end`
  // Kysely cannot type a table that is chosen by a type parameter; `NewJob` has checked the columns.
  return { ...row, is_first: isFirst } as unknown as Insertable<Jobs>
}

/**
 * Locks these lanes for changes of their open jobs. The locks are always taken in the same order, so that transactions
 * cannot deadlock.
 */
function lockLanes(work: Work, queue: Queue, lanes: readonly string[]): void {
  if (lanes.length > 0) work.send(work.lock(...lanes.toSorted().map((lane) => `lane ${queue} ${lane}`)))
}

/**
 * Marks the first open job of each of these lanes, and unmarks all others that are not held. Call it after every change
 * of a lane's open jobs, late in a transaction, because other changes of the lane wait for the commit. A job that is
 * stored at the same time may be marked although it is not the first, which `dueJobs` checks; the first itself is
 * always marked.
 */
export function markFirst(work: Work, queue: Queue, lanes: readonly string[]): void {
  const table = sql.table(queue)
  lockLanes(work, queue, lanes)
  for (const lane of lanes) {
    const marking = sql`
      with first as materialized (
        select id from ${table} where lane = ${lane} and done_at is null and dead_at is null
        order by ordered_at, id limit 1)
      update ${table} set is_first = 1 - is_first
      where id in (
        select id from first
        union all
        select id from ${table} where lane = ${lane} and is_first = 1
          and (leased_until is null or leased_until <= ${work.now}))
      and is_first <> case when id in (select id from first) then 1 else 0 end`
    work.send(marking.execute(work.db))
  }
}

/** A job whose process dies each time may be the cause. After this many attempts, the next one waits for a while. */
const promptTries = 5
const soonMs = 10_000
const muchLaterMs = 60_000

/**
 * Claims up to `limit` due jobs, each with a lease of `leaseMs`. Only the first open job of a lane can be claimed, and
 * none while another job of its lane is held. Claims of one queue run one after the other, so that two processes with
 * different snapshots cannot claim two jobs of one lane. `complete` and `fail` record how a job ended. A job whose process
 * died is claimed again when its lease has run out, and after several such deaths only after a pause.
 */
export async function claim<Q extends Queue>(
  deps: WorkDeps,
  queue: Q,
  { limit, leaseMs }: { limit: number; leaseMs: number },
): Promise<Job<Q>[]> {
  const time = deps.clock.now()
  const now = time.toISOString()
  const after = (ms: number) => new Date(time.getTime() + ms).toISOString()
  const until = after(leaseMs)
  const lease = newId()
  const table = sql.table(queue)
  const due = dueJobs(queue, now, limit)
  const { claimed } = await inTransaction(deps, async (work) => {
    work.send(work.lock(`claim ${queue}`))
    // A job with an expired lease may still be locked by a transaction about to complete it; never wait for that.
    const free = work.engine === 'postgres' ? sql`for update of job skip locked` : sql``
    const claimed = sql<Job<Q>>`
      with due as materialized (${due} ${free})
      update ${table} set lease_id = ${lease}, leased_until = ${until}, attempts = attempts + 1,
        run_at = case when attempts < ${promptTries} then run_at
          when attempts < ${2 * promptTries} then ${after(soonMs)} else ${after(muchLaterMs)} end
      where id in (select id from due)
      returning *`.execute(work.db)
    work.send(claimed)
    // In an object, because a returned promise would be awaited before the commit.
    return { claimed }
  })
  return (await claimed).rows.sort((a, b) => (a.ordered_at < b.ordered_at ? -1 : 1))
}

/**
 * Selects the ids of jobs that may be claimed. Reads only the jobs marked as the first of their lane, and verifies the
 * mark, which may be about to move. A held job keeps its mark, even when an earlier one is added.
 */
export function dueJobs(queue: Queue, now: string, limit: number) {
  const table = sql.table(queue)
  return sql`
    select job.id from ${table} as job
    where job.is_first = 1 and job.done_at is null and job.dead_at is null and job.run_at <= ${now}
      and (job.leased_until is null or job.leased_until <= ${now})
      and job.id = (
        select open.id from ${table} as open
        where open.lane = job.lane and open.done_at is null and open.dead_at is null
        order by open.ordered_at, open.id limit 1)
      and not exists (
        select 1 from ${table} as held
        where held.lane = job.lane and held.is_first = 1 and held.leased_until > ${now})
    order by job.run_at, job.id
    limit ${limit}`
}

/**
 * Whether any job can be claimed, and in how many milliseconds the next one is due (null: none is waiting). Both are
 * read in one statement, so that no job is missed in between.
 */
export async function checkQueue(
  deps: WorkDeps,
  queue: Queue,
): Promise<{ isAnyDue: boolean; nextInMs: number | null }> {
  const time = deps.clock.now()
  const now = time.toISOString()
  const { rows } = await sql<{ id: string | null; run_at: string | null }>`
    select id, null as run_at from (${dueJobs(queue, now, 1)}) as due
    union all
    select null, run_at from (
      select run_at from ${sql.table(queue)}
      where is_first = 1 and done_at is null and dead_at is null and run_at > ${now}
      order by run_at, id limit 1) as later`.execute(deps.db.read)
  const next = rows.find(({ run_at }) => run_at !== null)?.run_at
  return {
    isAnyDue: rows.some(({ id }) => id !== null),
    nextInMs: next ? Date.parse(next) - time.getTime() : null,
  }
}

/**
 * Writes the effect of a job and returns further columns of it to set. `hasEarlier` tells whether its lane has got an
 * earlier open job meanwhile.
 */
export type Write<Q extends Queue> = (work: Work, hasEarlier: boolean) => Promise<void> | Promise<Updates<Q>>

type Updates<Q extends Queue> = {
  [C in Exclude<keyof Job<Q>, keyof QueueColumns>]?: Job<Q>[C] | RawBuilder<unknown>
}

/**
 * Ends a job in the transaction of its effect, which `write` produces. Throws `LeaseLost`, which rolls the effect
 * back, if this worker no longer holds the job.
 */
export async function complete<Q extends Queue>(
  work: Work,
  queue: Q,
  job: Job<Q>,
  write: Write<Q> = async () => {},
): Promise<void> {
  const { hasEarlier } = await hold(work, queue, job)
  const updates = await write(work, hasEarlier)
  const end = { done_at: work.now, lease_id: null, leased_until: null, failure: null, is_first: 0 }
  const ended = work.db
    .updateTable(queue as 'jobs')
    // `Updates` has checked the columns.
    .set({ ...end, ...(updates as Updateable<Jobs>) })
    .where('id', '=', job.id)
    .execute()
  work.send(ended)
  if (job.lane !== job.id) markFirst(work, queue, [job.lane])
}

/** Locks a job, so that nobody claims it until the commit, even when its lease expires. Throws `LeaseLost`. */
async function hold<Q extends Queue>(work: Work, queue: Q, job: Job<Q>): Promise<{ hasEarlier: boolean }> {
  const lock = work.engine === 'postgres' ? sql`for update of job` : sql``
  const { rows } = await sql<{ has_earlier: unknown }>`
    select exists (
      select 1 from ${sql.table(queue)} as earlier
      where earlier.lane = job.lane and earlier.done_at is null and earlier.dead_at is null
        and (earlier.ordered_at, earlier.id) < (job.ordered_at, job.id)) as has_earlier
    from ${sql.table(queue)} as job where job.id = ${job.id} and job.lease_id = ${job.lease_id} ${lock}`.execute(
    work.db,
  )
  const [held] = rows
  if (!held) throw new LeaseLost(`${queue} ${job.id}`)
  return { hasEarlier: Boolean(held.has_earlier) }
}

/**
 * Records why an attempt failed and when to retry, or gives the job up: at once for a `PermanentFailure`, otherwise
 * after `attempts`. An unavailable database is not the job's fault and does not count as an attempt.
 */
export async function fail<Q extends Queue>(
  deps: WorkDeps,
  queue: Q,
  job: Job<Q>,
  error: unknown,
  attempts: number,
): Promise<void> {
  const isBlameless = isUnavailable(error)
  const later = error instanceof RetryLater || isBlameless
  const dead = error instanceof PermanentFailure || (!later && job.attempts >= attempts)
  await inTransaction(deps, async (work) => {
    const delayMs = error instanceof RetryLater ? error.delayMs : backoffMs(isBlameless ? 1 : job.attempts)
    await work.db
      .updateTable(queue as 'jobs')
      .set({
        run_at: new Date(Date.parse(work.now) + delayMs).toISOString(),
        dead_at: dead ? work.now : null,
        failure: isBlameless
          ? job.failure
          : (error instanceof Error ? error.message : String(error)).slice(0, 500),
        attempts: later ? job.attempts - 1 : job.attempts,
        lease_id: null,
        leased_until: null,
      })
      .where('id', '=', job.id)
      .where('lease_id', '=', job.lease_id)
      .execute()
    if (dead) markFirst(work, queue, [job.lane])
  })
}

/**
 * Releases the leases of the previous process. Only for the embedded database, which is used by one process at a time.
 */
export async function releaseLeases(deps: WorkDeps, queue: Queue): Promise<void> {
  await inTransaction(deps, async (work) => {
    await work.db
      .updateTable(queue as 'jobs')
      .set({ lease_id: null, leased_until: null })
      .where('lease_id', 'is not', null)
      .execute()
  })
}

/**
 * 1, 4, 16, 64 … seconds, at most five minutes, plus up to a quarter at random, so that many jobs do not retry at
 * once.
 */
function backoffMs(attempt: number): number {
  return Math.min(4 ** (attempt - 1) * 1000, 300_000) * (1 + Math.random() / 4)
}
