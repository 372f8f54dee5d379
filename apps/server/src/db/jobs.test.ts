import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { sql } from 'kysely'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createTestStore, eachEngine, type TestStore } from '../testing/database.ts'
import type { Database } from './database.ts'
import { newId } from './ids.ts'
import {
  claim,
  complete,
  dueJobs,
  enqueue,
  type Job,
  LeaseLost,
  type NewJob,
  PermanentFailure,
  RetryLater,
} from './jobs.ts'
import { inTransaction, type Work } from './work.ts'
import { startWorker, type Worker, type WorkerOptions } from './worker.ts'

const created = '2026-11-20T10:00:00.000Z'
const nothing = async () => {}

eachEngine('the job queue', (engine) => {
  let store: TestStore
  /** Two server processes; with the embedded database they are the same one. */
  let processes: readonly [Database, Database]
  let workers: Worker[]
  let time: () => number
  const clock = { now: () => new Date(time()) }
  beforeEach(async () => {
    store = await createTestStore(engine)
    const first = store.open()
    processes = [first, engine === 'sqlite' ? first : store.open()]
    workers = []
    time = () => Date.parse(created)
  })
  afterEach(async () => {
    await Promise.all(workers.map((worker) => worker.stop()))
    for (const database of new Set(processes)) await database.close()
    await store.remove()
  })

  const deps = (process: 0 | 1 = 0) => ({ db: processes[process], clock })

  const job = (name: string, more: Partial<NewJob<'jobs'>> = {}): NewJob<'jobs'> => ({
    kind: 'test',
    dedupe_key: name,
    created_at: created,
    ...more,
  })
  const add = (...jobs: NewJob<'jobs'>[]) => inTransaction(deps(), (work) => enqueue(work, 'jobs', jobs))

  function work(
    handler: WorkerOptions<'jobs'>['handler'],
    more: Partial<WorkerOptions<'jobs'>> = {},
  ): Worker {
    const options = {
      deps: deps(),
      queue: 'jobs',
      handler,
      report: () => {},
      concurrency: () => 4,
      ...more,
    } as const
    const worker = startWorker(options)
    workers.push(worker)
    return worker
  }

  /** An effect that fails if it happens twice. */
  const leaveMark = (name: string) => (work: Work) =>
    work.db
      .insertInto('login_codes')
      .values({ code_hash: name, redeemed_at: work.now, expires_at: work.now })
      .execute()
      .then(() => {})
  const marks = async () => {
    const rows = await processes[0].read.selectFrom('login_codes').select('code_hash').execute()
    return rows.map((row) => row.code_hash).sort()
  }
  const stored = (name: string) =>
    processes[0].read.selectFrom('jobs').selectAll().where('dedupe_key', '=', name).executeTakeFirstOrThrow()

  test('stores a job once, even if it is added again', async () => {
    expect(await add(job('a'), job('b'))).toHaveLength(2)
    expect(await add(job('a'))).toEqual([])
  })

  test('runs every job once and each lane in order, despite two workers and many failures', async () => {
    // A clock with a second for every millisecond, so that pauses between attempts pass quickly.
    const start = Date.now()
    time = () => Date.parse(created) + (Date.now() - start) * 1000
    const lanes = Array.from({ length: 30 }, (_, lane) => `lane ${lane}`)
    const jobs = lanes.flatMap((lane) =>
      Array.from({ length: 10 }, (_, place) =>
        job(`${lane} ${place}`, { lane, ordered_at: `2026-11-20T09:00:0${place}.000Z` }),
      ),
    )
    await add(...jobs.toReversed())
    const busy = new Set<string>()
    const overlaps: string[] = []
    const done = new Map<string, string[]>(lanes.map((lane) => [lane, []]))
    let failures = 0
    const misfortune = (name: string, chance: number) => {
      if (Math.random() >= chance) return
      failures++
      throw Math.random() < 0.3 ? new RetryLater(name, 2_000) : new Error(name)
    }
    /** Checks that no other job of the lane runs, and frees the lane where the attempt ends. */
    const handler = async ({ lane, dedupe_key: name }: Job<'jobs'>) => {
      if (busy.has(lane)) overlaps.push(name)
      busy.add(lane)
      try {
        misfortune('before', 0.15)
      } catch (error) {
        busy.delete(lane)
        throw error
      }
      return async (work: Work) => {
        try {
          await leaveMark(name)(work)
          misfortune('after writing', 0.15)
        } catch (error) {
          busy.delete(lane)
          throw error
        }
        busy.delete(lane)
        work.afterCommit(() => done.get(lane)?.push(name))
      }
    }
    const patient = { attempts: 100, leaseMs: 1e9, pollMs: 5 }
    work(handler, patient)
    work(handler, { ...patient, deps: deps(1) })
    await expect.poll(async () => (await marks()).length, { timeout: 60_000 }).toBe(300)
    await Promise.all(workers.map((worker) => worker.stop()))
    expect(await marks()).toEqual(jobs.map((job) => job.dedupe_key).sort())
    for (const [lane, names] of done) {
      expect(names).toEqual(Array.from({ length: 10 }, (_, place) => `${lane} ${place}`))
    }
    expect(overlaps).toEqual([])
    expect(failures).toBeGreaterThan(30)
  }, 90_000)

  test('gives other work its turn while many jobs are due', async () => {
    await add(...Array.from({ length: 40 }, (_, n) => job(`job ${n}`)))
    let [done, doneInTurn, mostInTurn] = [0, 0, 0]
    const nextTurn = () => {
      doneInTurn = 0
      turn = setImmediate(nextTurn)
    }
    let turn = setImmediate(nextTurn)
    const worker = work(async () => {
      done += 1
      doneInTurn += 1
      mostInTurn = Math.max(mostInTurn, doneInTurn)
      return nothing
    })
    await worker.idle()
    clearImmediate(turn)
    expect(done).toBe(40)
    expect(mostInTurn).toBeLessThanOrEqual(4)
  })

  test('gives up a job after a permanent failure or its last attempt, and keeps the reason', async () => {
    await add(job('permanent', { lane: 'x' }), job('next', { lane: 'x' }), job('unlucky'))
    const worker = work(
      async ({ dedupe_key: name }) => {
        if (name === 'permanent') throw new PermanentFailure('no such number')
        if (name === 'unlucky') throw new Error('still down')
        return leaveMark(name)
      },
      { attempts: 1 },
    )
    await worker.idle()
    expect(await stored('permanent')).toMatchObject({
      failure: 'no such number',
      dead_at: created,
      done_at: null,
    })
    expect(await stored('unlucky')).toMatchObject({ failure: 'still down', dead_at: created, attempts: 1 })
    expect(await marks()).toEqual(['next'])
  })

  test('makes the later jobs of a lane wait while an earlier one is retried', async () => {
    await add(job('first', { lane: 'x' }), job('second', { lane: 'x' }), job('other', { lane: 'y' }))
    let broken = true
    const worker = work(async ({ dedupe_key: name }) => {
      if (name === 'first' && broken) throw new Error('not yet')
      return leaveMark(name)
    })
    await worker.idle()
    expect(await marks()).toEqual(['other'])
    expect(await stored('first')).toMatchObject({ failure: 'not yet', attempts: 1, dead_at: null })
    broken = false
    time = () => Date.parse(created) + 2_000
    await worker.idle()
    expect(await marks()).toEqual(['first', 'other', 'second'])
  })

  test('gives a job to another worker once its lease expires, and rolls back late writes of the first', async () => {
    await add(job('a', { lane: 'x' }), job('b', { lane: 'x' }))
    const terms = { limit: 10, leaseMs: 30_000 }
    const [held] = await claim(deps(0), 'jobs', terms)
    expect(await claim(deps(1), 'jobs', terms)).toEqual([])
    time = () => Date.parse(created) + 30_001
    const [taken] = await claim(deps(1), 'jobs', terms)
    if (!held || !taken) throw new Error('nothing was claimed')
    expect(taken).toMatchObject({ id: held.id, attempts: 2 })
    const tooLate = inTransaction(deps(0), async (work) => {
      await leaveMark('late')(work)
      await complete(work, 'jobs', held)
    })
    await expect(tooLate).rejects.toThrow(LeaseLost)
    await inTransaction(deps(1), (work) => complete(work, 'jobs', taken))
    expect(await marks()).toEqual([])
    expect(await stored('a')).toMatchObject({ done_at: clock.now().toISOString() })
  })

  test('never gives two jobs of one lane to concurrent claims', async () => {
    const lanes = Array.from({ length: 12 }, (_, lane) => `lane ${lane}`)
    await add(...lanes.flatMap((lane) => [job(`${lane} a`, { lane }), job(`${lane} b`, { lane })]))
    const asking = Array.from({ length: 10 }, (_, n) =>
      claim(deps(n % 2 === 0 ? 0 : 1), 'jobs', { limit: 3, leaseMs: 30_000 }),
    )
    const claimed = (await Promise.all(asking)).flat()
    expect(claimed.map((job) => job.lane).sort()).toEqual(lanes.toSorted())
  })

  test('does not scan the jobs that wait behind the first one of a long lane', async () => {
    for (let n = 0; n < 10; n++) {
      await add(...Array.from({ length: 200 }, (_, at) => job(`x ${n * 200 + at}`, { lane: 'x' })))
    }
    await add(job('other', { lane: 'y' }))
    const query = dueJobs('jobs', created, 8)
    if (engine === 'sqlite') {
      const { rows } = await sql<{ detail: string }>`explain query plan ${query}`.execute(processes[0].read)
      const plan = rows.map(({ detail }) => detail)
      expect(plan).toContain('SEARCH job USING INDEX jobs_first (run_at<?)')
      expect(plan.filter((step) => step.startsWith('SCAN'))).toEqual([])
    } else {
      const explain = sql<{ 'QUERY PLAN': Plan[] }>`explain (analyze, format json) ${query}`
      const { rows } = await explain.execute(processes[0].read)
      expect(rowsSeen(rows[0]?.['QUERY PLAN'][0]?.Plan)).toBeLessThan(50)
    }
    const held = await claim(deps(), 'jobs', { limit: 8, leaseMs: 30_000 })
    expect(held.map(({ dedupe_key }) => dedupe_key).sort()).toEqual(['other', 'x 0'])
  })

  test('continues with an earlier job that was added while a later one was running', async () => {
    await add(job('late', { lane: 'x', ordered_at: '2026-11-20T09:00:02.000Z' }))
    const [held] = await claim(deps(), 'jobs', { limit: 8, leaseMs: 30_000 })
    await add(job('early', { lane: 'x', ordered_at: '2026-11-20T09:00:01.000Z' }))
    await add(job('last', { lane: 'x', ordered_at: '2026-11-20T09:00:03.000Z' }))
    if (!held) throw new Error('nothing was claimed')
    await inTransaction(deps(), (work) => complete(work, 'jobs', held))
    const [next] = await claim(deps(), 'jobs', { limit: 8, leaseMs: 30_000 })
    expect([held.dedupe_key, next?.dedupe_key]).toEqual(['late', 'early'])
  })

  test('starts no job while another of its lane is running, even if several earlier ones are added at once', async () => {
    const at = (second: number) => ({ lane: 'x', ordered_at: `2026-11-20T09:00:0${second}.000Z` })
    const terms = { limit: 8, leaseMs: 30_000 }
    await add(job('late', at(3)))
    const [held] = await claim(deps(), 'jobs', terms)
    await add(job('early', at(1)), job('later', at(2)))
    expect(await claim(deps(), 'jobs', terms)).toEqual([])
    if (!held) throw new Error('nothing was claimed')
    await inTransaction(deps(), (work) => complete(work, 'jobs', held))
    const next = await claim(deps(), 'jobs', terms)
    expect(next.map(({ dedupe_key }) => dedupe_key)).toEqual(['early'])
  })

  test('loses no job that is added at the moment the previous job of its lane ends', async () => {
    const lanes = Array.from({ length: 20 }, (_, lane) => `lane ${lane}`)
    await add(...lanes.map((lane) => job(`${lane} a`, { lane })))
    const held = await claim(deps(), 'jobs', { limit: 20, leaseMs: 30_000 })
    await Promise.all(
      held.flatMap((ending) => [
        inTransaction(deps(), (work) => complete(work, 'jobs', ending)),
        add(job(`${ending.lane} b`, { lane: ending.lane })),
      ]),
    )
    const next = await claim(deps(), 'jobs', { limit: 20, leaseMs: 30_000 })
    expect(next.map(({ dedupe_key }) => dedupe_key).sort()).toEqual(lanes.map((lane) => `${lane} b`).sort())
  })

  test('claims nothing while it should wait, and everything afterwards', async () => {
    const names = ['a', 'b', 'c', 'd', 'e', 'f']
    await add(...names.map((name) => job(name)))
    let [asked, waits] = [0, true]
    const shouldWait = () => {
      asked += 1
      return waits
    }
    const worker = work(async ({ dedupe_key: name }) => leaveMark(name), { shouldWait })
    await expect.poll(() => asked).toBeGreaterThan(5)
    expect(await marks()).toEqual([])
    expect(await stored('a')).toMatchObject({ attempts: 0 })
    waits = false
    await worker.idle()
    await expect.poll(marks).toEqual(names)
  })

  test('finishes the current job before it stops, and runs nothing that is added later', async () => {
    await add(job('a', { lane: 'x' }), job('b', { lane: 'x' }))
    const begun = Promise.withResolvers<void>()
    const allowed = Promise.withResolvers<void>()
    const worker = work(async ({ dedupe_key: name }) => {
      begun.resolve()
      await allowed.promise
      return leaveMark(name)
    })
    await begun.promise
    const stopped = worker.stop()
    allowed.resolve()
    await stopped
    expect(await marks()).toContain('a')
    expect(await stored('b')).toMatchObject({ lease_id: null })
    await add(job('c'))
    expect(await stored('c')).toMatchObject({ attempts: 0 })
  })

  test('retries a job whose process keeps dying as soon as its lease ends, then less and less often', async () => {
    await add(job('a'))
    let now = Date.parse(created)
    time = () => now
    const waits: number[] = []
    for (let deaths = 0; deaths < 12; deaths += 1) {
      const died = now
      while ((await claim(deps(), 'jobs', { limit: 1, leaseMs: 1000 })).length === 0) now += 1000
      waits.push((now - died) / 1000)
    }
    expect(waits).toEqual([0, 1, 1, 1, 1, 1, 10, 10, 10, 10, 10, 60])
  })

  // With a shared database, another process may still be working: there the lease must expire.
  if (engine === 'sqlite') {
    test('resumes at once the jobs that the previous process left unfinished', async () => {
      await add(job('a'))
      await claim(deps(), 'jobs', { limit: 1, leaseMs: 30_000 })
      await work(async ({ dedupe_key: name }) => leaveMark(name)).idle()
      expect(await marks()).toEqual(['a'])
    })

    test('runs its jobs once the worker can write to the database again', async () => {
      await add(job('a'))
      await claim(deps(), 'jobs', { limit: 1, leaseMs: 30_000 })
      const disk = new DatabaseSync(join(store.dataDir, 'casita.db'))
      disk.exec(`create trigger full before update on jobs begin select raise(abort, 'no room'); end`)
      const said: string[] = []
      work(async ({ dedupe_key: name }) => leaveMark(name), {
        pollMs: 20,
        report: (error, what) => void said.push(`${what}: ${(error as Error).message}`),
      })
      await expect.poll(() => said.length).toBeGreaterThan(1)
      expect(new Set(said)).toEqual(new Set(['The jobs could not be read: no room']))
      disk.exec('drop trigger full')
      disk.close()
      await expect.poll(marks).toEqual(['a'])
    })
  }

  test('starts a new job as soon as it is added', async () => {
    const seen = Promise.withResolvers<string>()
    work(
      async ({ id }) => {
        seen.resolve(id)
        return nothing
      },
      { pollMs: 60_000, deps: deps(1) },
    )
    await workers[0]?.idle()
    const id = newId()
    await add(job('a', { id }))
    expect(await seen.promise).toBe(id)
  })
})

/** The part of PostgreSQL's query plan that the test reads. */
interface Plan {
  Plan?: Plan
  Plans?: Plan[]
  'Actual Rows'?: number
  'Actual Loops'?: number
  'Rows Removed by Filter'?: number
}

/** How many rows all nodes of a plan have read. */
function rowsSeen(plan: Plan = {}): number {
  const own = (plan['Actual Rows'] ?? 0) + (plan['Rows Removed by Filter'] ?? 0)
  return (plan.Plans ?? []).reduce((sum, part) => sum + rowsSeen(part), own * (plan['Actual Loops'] ?? 1))
}
