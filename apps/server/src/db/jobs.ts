import { type Insertable, sql } from 'kysely'
import { runCompiled } from './compiled.ts'
import { newId } from './ids.ts'
import type { Jobs, Queue, QueueColumns } from './tables/queue.ts'
import type { Tables } from './tables.ts'
import { isUnavailable } from './unavailable.ts'
import { inTransaction, type Work, type WorkDeps } from './work.ts'

/** A row that a worker holds. */
export type Job<Q extends Queue> = Tables[Q]

/** A row to be worked on: what it says itself, who it is in the queue, and when it is due (at once). */
export type NewJob<Q extends Queue> = Omit<Insertable<Tables[Q]>, keyof QueueColumns> &
  Pick<QueueColumns, 'kind' | 'dedupe_key'> &
  Partial<Pick<QueueColumns, 'id' | 'lane' | 'ordered_at' | 'run_at'>>

/** This job will never succeed; it is kept with the reason and not tried again. */
export class PermanentFailure extends Error {
  override readonly name = 'PermanentFailure'
}

/** Not now: the other side said when to come back. Does not count as an attempt. */
export class TryLater extends Error {
  override readonly name = 'TryLater'
  readonly delayMs: number

  constructor(reason: string, delayMs: number) {
    super(reason)
    this.delayMs = delayMs
  }
}

/** Somebody else has this job by now, because its lease ran out: what was about to be written for it must not be. */
export class LeaseLost extends Error {
  override readonly name = 'LeaseLost'
}

/** The most rows that one statement stores; a statement is compiled for each number of rows. */
const rowsAtOnce = 16

/** Stores jobs with the change that asks for them; answers the ids of those whose `dedupe_key` was new. */
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
  // Those that came together did not see each other.
  markFirst(
    work,
    queue,
    [...byLane].flatMap(([lane, { length }]) => (length > 1 ? [lane] : [])),
  )
  work.wake(queue)
  return (await Promise.all(stored)).flat().map(({ id }) => id)
}

/** A row to be stored, marked where its lane has no earlier open one. */
function markedIfFirst(
  queue: Queue,
  row: Pick<QueueColumns, 'id' | 'lane' | 'ordered_at'>,
): Insertable<Jobs> {
  const isFirst = sql<number>`case when exists (
    select 1 from ${sql.table(queue)} as earlier
    where earlier.lane = ${row.lane} and earlier.done_at is null and earlier.dead_at is null
      and (earlier.ordered_at, earlier.id) < (${row.ordered_at}, ${row.id})) then 0 else 1 end`
  // Kysely cannot follow a table that is chosen by a type parameter; the columns were checked by `NewJob`.
  return { ...row, is_first: isFirst } as unknown as Insertable<Jobs>
}

/** Locks what is open in these lanes for changing it; everybody takes the locks in the same order. */
function lockLanes(work: Work, queue: Queue, lanes: readonly string[]): void {
  if (lanes.length > 0) work.send(work.lock(...lanes.toSorted().map((lane) => `lane ${queue} ${lane}`)))
}

/**
 * Marks the first open job of each of these lanes and no other: to be called after every change of what is open in
 * them, late in a work. Others who change one of them wait for the commit, so that no two of them think of each other's
 * job as gone. A job that is stored meanwhile may be marked although it is not the first, which `dueJobs` sees; the first
 * itself is never left without a mark.
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
        select id from ${table} where lane = ${lane} and is_first = 1)
      and is_first <> case when id in (select id from first) then 1 else 0 end`
    work.send(marking.execute(work.db))
  }
}

/** Tries after which a job that ends with its process each time waits for a while before the next: it may be why. */
const promptTries = 5
const soonMs = 10_000
const muchLaterMs = 60_000

/**
 * Takes up to `limit` jobs that are due, each for `leaseMs`. Only the first open job of a lane can be taken, and none
 * while another of its lane is held. Claims of one queue go one after the other, so that two processes which see
 * different snapshots cannot take two jobs of one lane. What then becomes of a job is for `complete` and `fail` to
 * note; one whose process dies each time is taken again at once, and after some such deaths later and later.
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
    // A job whose lease ran out may still be held by a transaction about to finish it: never wait for that.
    const free = work.engine === 'postgres' ? sql`for update of job skip locked` : sql``
    const claimed = sql<Job<Q>>`
      with due as materialized (${due} ${free})
      update ${table} set lease_id = ${lease}, leased_until = ${until}, attempts = attempts + 1,
        run_at = case when attempts < ${promptTries} then run_at
          when attempts < ${2 * promptTries} then ${after(soonMs)} else ${after(muchLaterMs)} end
      where id in (select id from due)
      returning *`.execute(work.db)
    work.send(claimed)
    // In an object, so that the commit need not wait for the answer.
    return { claimed }
  })
  return (await claimed).rows.sort((a, b) => (a.ordered_at < b.ordered_at ? -1 : 1))
}

/**
 * The ids of jobs that may be taken. Looks through the first of each lane alone; that they are the first is asked once
 * more, as the mark of a lane may be about to move.
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
        where held.lane = job.lane and held.lease_id is not null and held.leased_until > ${now})
    order by job.run_at, job.id
    limit ${limit}`
}

/**
 * Whether any job may be taken, and in how many milliseconds the next first of a lane that still waits for its time is
 * due, null when none does: of one moment, so that none is overlooked between the two.
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
 * Ends a job in the transaction of its effect, which `write` has; throws `LeaseLost`, and so undoes the effect, when it
 * is no longer ours.
 */
export async function complete<Q extends Queue>(
  work: Work,
  queue: Q,
  job: Job<Q>,
  write: (work: Work) => Promise<void> = async () => {},
): Promise<void> {
  // First of all: it locks the row. Its answer comes while the effect is written, and counts before it.
  const ours = work.db
    .updateTable(queue as 'jobs')
    .set({ done_at: work.now, lease_id: null, leased_until: null, failure: null, is_first: 0 })
    .where('id', '=', job.id)
    .where('lease_id', '=', job.lease_id)
    .executeTakeFirst()
    .then(({ numUpdatedRows }) => {
      if (numUpdatedRows !== 1n) throw new LeaseLost(`${queue} ${job.id}`)
    })
  work.send(ours)
  await write(work).catch(async (error: unknown) => {
    await ours
    throw error
  })
  await ours
  if (job.lane !== job.id) markFirst(work, queue, [job.lane])
}

/** Whether a job that belongs before this one is open in its lane. */
export async function hasEarlier<Q extends Queue>(work: Work, queue: Q, job: Job<Q>): Promise<boolean> {
  const { rows } = await sql`
    select 1 from ${sql.table(queue)} as earlier
    where earlier.lane = ${job.lane} and earlier.done_at is null and earlier.dead_at is null
      and (earlier.ordered_at, earlier.id) < (${job.ordered_at}, ${job.id})
    limit 1`.execute(work.db)
  return rows.length > 0
}

/**
 * Notes why an attempt failed and when to try again, or gives the job up: at once for a `PermanentFailure`, else after `attempts`.
 * That the database could not work says nothing about a job, and is no attempt.
 */
export async function fail<Q extends Queue>(
  deps: WorkDeps,
  queue: Q,
  job: Job<Q>,
  error: unknown,
  attempts: number,
): Promise<void> {
  const isBlameless = isUnavailable(error)
  const later = error instanceof TryLater || isBlameless
  const dead = error instanceof PermanentFailure || (!later && job.attempts >= attempts)
  await inTransaction(deps, async (work) => {
    const delayMs = error instanceof TryLater ? error.delayMs : backoffMs(isBlameless ? 1 : job.attempts)
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

/** Gives back what a process held that no longer lives: for the embedded database, where there is only this one. */
export async function releaseLeases(deps: WorkDeps, queue: Queue): Promise<void> {
  await inTransaction(deps, async (work) => {
    await work.db
      .updateTable(queue as 'jobs')
      .set({ lease_id: null, leased_until: null })
      .where('lease_id', 'is not', null)
      .execute()
  })
}

/** 1, 4, 16, 64 … seconds, at most five minutes, each up to a quarter more so that many do not come back at once. */
function backoffMs(attempt: number): number {
  return Math.min(4 ** (attempt - 1) * 1000, 300_000) * (1 + Math.random() / 4)
}
