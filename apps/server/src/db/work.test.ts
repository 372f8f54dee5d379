import { afterAll, beforeAll, expect, test } from 'vitest'
import { systemClock } from '../clock.ts'
import { createTestStore, eachEngine, type TestStore } from '../testing/database.ts'
import type { Announcement } from './announcement.ts'
import { gatherRows, insertRow } from './compiled.ts'
import type { Database } from './database.ts'
import { newId } from './ids.ts'
import { topicsSince } from './live-events.ts'
import { inSharedTransaction, inTransaction, NotShared, type Work, type WorkDeps } from './work.ts'

eachEngine('a unit of work', (engine) => {
  let store: TestStore
  let db: Database
  let deps: WorkDeps
  const heard: Announcement[] = []
  beforeAll(async () => {
    store = await createTestStore(engine)
    db = store.open()
    deps = { db, clock: systemClock }
    db.listen((announcement) => void (announcement.missed || heard.push(announcement)))
  })
  afterAll(async () => {
    await db.close()
    await store.remove()
  })

  const aWhileAgo = '2026-01-01T00:00:00.000Z'

  test('announces each change once, after its commit', async () => {
    heard.length = 0
    const householdId = newId()
    await inTransaction(deps, async (work) => {
      work.emit({ type: 'changed', householdId, topics: ['expenses', 'budgets'], userId: null })
      work.emit({ type: 'changed', householdId, topics: ['expenses', 'chat'], userId: null })
      work.wake('outbox')
      work.wake('outbox')
      await work.db.selectFrom('users').select('id').limit(1).execute()
      expect(heard).toEqual([])
    })
    const event = { type: 'changed', householdId, topics: ['expenses', 'budgets', 'chat'], userId: null }
    expect(heard).toEqual([
      { events: [{ ...event, id: expect.any(String) }], wake: ['outbox'], missed: false },
    ])
  })

  test('announces nothing and keeps nothing when it fails', async () => {
    heard.length = 0
    const householdId = newId()
    let happened = false
    const failing = inTransaction(deps, async (work) => {
      work.emit({ type: 'changed', householdId, topics: ['expenses'], userId: null })
      work.afterCommit(() => {
        happened = true
      })
      throw new Error('no')
    })
    await expect(failing).rejects.toThrow('no')
    expect({ heard, happened }).toEqual({ heard: [], happened: false })
    expect(await topicsSince(db.read, householdId, Date.parse(aWhileAgo))).toEqual([])
  })

  const code = (code_hash: string) => ({ code_hash, redeemed_at: aWhileAgo, expires_at: aWhileAgo })
  const codes = async () => {
    const rows = await db.read.selectFrom('login_codes').select('code_hash').orderBy('code_hash').execute()
    return rows.map(({ code_hash }) => code_hash)
  }

  test('runs unawaited writes in order, before any later query', async () => {
    const key = newId()
    const seen = await inTransaction(deps, async (work) => {
      insertRow(work.db, 'login_codes', code('a'))
      insertRow(work.db, 'call_counts', { caller: key, calls: 1, ends_at: aWhileAgo })
      insertRow(work.db, 'login_codes', code('b'))
      work.send(work.db.deleteFrom('login_codes').where('code_hash', '=', 'a').execute())
      return work.db.selectFrom('login_codes').select('code_hash').execute()
    })
    expect(seen).toEqual([{ code_hash: 'b' }])
    expect(await codes()).toEqual(['b'])
    expect(
      await db.read.selectFrom('call_counts').select('calls').where('caller', '=', key).execute(),
    ).toEqual([{ calls: 1 }])
  })

  test('collects 60 000 unawaited rows in less than a second', async () => {
    const caller = newId()
    const row = { caller, calls: 1, ends_at: aWhileAgo }
    const arrange = (rows: readonly (typeof row)[]) => [{ ...row, calls: rows.length }]
    const asked = { kind: 'add up', arrange }
    const takenMs = await inTransaction(deps, async ({ db }) => {
      const insert = (rows: readonly (typeof row)[]) => db.insertInto('call_counts').values(rows)
      const begun = performance.now()
      for (let n = 0; n < 20_000; n++) gatherRows(db, 'call_counts', [row, row, row], { ...asked, insert })
      return performance.now() - begun
    })
    expect(takenMs).toBeLessThan(1000)
    const kept = db.read.selectFrom('call_counts').select('calls').where('caller', '=', caller)
    expect(await kept.execute()).toEqual([{ calls: 60_000 }])
  })

  test('fails with the error of an unawaited write, and keeps nothing', async () => {
    const wasFirst = inTransaction(deps, async (work) => {
      insertRow(work.db, 'login_codes', code('c'))
      insertRow(work.db, 'login_codes', code('c'))
      await work.db.selectFrom('users').select('id').limit(1).execute()
    })
    await expect(wasFirst).rejects.toThrow(/unique constraint.*login_codes/i)
    const wasLast = inTransaction(deps, async (work) => {
      work.send(work.db.insertInto('login_codes').values(code('d')).execute())
      work.send(work.db.insertInto('login_codes').values(code('d')).execute())
    })
    await expect(wasLast).rejects.toThrow(/unique constraint.*login_codes/i)
    expect(await codes()).toEqual(['b'])
  })

  test('refuses queries after it has ended', async () => {
    const ended = await inTransaction(deps, async (work) => work)
    await expect(ended.db.selectFrom('users').select('id').execute()).rejects.toThrow(
      'The transaction has ended',
    )
  })

  const storeCode = (name: string, met: Work[] = []) =>
    inSharedTransaction(deps, async (work) => {
      met.push(work)
      await work.db.selectFrom('users').select('id').limit(1).execute()
      insertRow(work.db, 'login_codes', code(name))
      return name
    })

  test('can share a transaction with others of the same moment, each with its own result', async () => {
    const met: Work[] = []
    const names = Array.from({ length: 40 }, (_, n) => `shared ${String(n).padStart(2, '0')}`)
    expect(await Promise.all(names.map((name) => storeCode(name, met)))).toEqual(names)
    expect((await codes()).filter((name) => name.startsWith('shared'))).toEqual(names)
    expect(new Set(met).size).toBeLessThan(names.length / 4)
    const alone: Work[] = []
    await storeCode('shared by nobody', alone)
    expect(alone.map(({ isShared }) => isShared)).toEqual([false])
  })

  test('fails alone in a shared transaction, and only its own writes are lost', async () => {
    const refused = inSharedTransaction(deps, async (work) => {
      insertRow(work.db, 'login_codes', code('of the refused'))
      throw new Error('no')
    })
    const twice = Promise.allSettled([storeCode('twice'), storeCode('twice')])
    const others = ['fine 1', 'fine 2'].map((name) => storeCode(name))
    await expect(refused).rejects.toThrow('no')
    expect(await Promise.all(others)).toEqual(['fine 1', 'fine 2'])
    const [failure] = (await twice).filter(({ status }) => status === 'rejected')
    expect(failure).toMatchObject({ reason: { message: expect.stringMatching(/unique/i) } })
    const kept = await codes()
    expect(kept).not.toContain('of the refused')
    expect(kept.filter((name) => /fine|twice/.test(name))).toEqual(['fine 1', 'fine 2', 'twice'])
  })

  test('can ask to run alone, and the others then share their transaction without it', async () => {
    const attempts: boolean[] = []
    const lonely = inSharedTransaction(deps, async (work) => {
      attempts.push(work.isShared)
      await work.db.selectFrom('users').select('id').limit(1).execute()
      if (work.isShared) throw new NotShared()
      return 'alone'
    })
    const met: Work[] = []
    await Promise.all(['with 1', 'with 2'].map((name) => storeCode(name, met)))
    expect(await lonely).toBe('alone')
    expect({ attempts, works: met.length }).toEqual({ attempts: [true, false], works: 2 })
  })

  // The embedded database has one writer: there, nobody else holds anything while a transaction runs.
  const onPostgres = engine === 'postgres' ? test : () => undefined
  onPostgres('is not delayed when another one is blocked by a lock', async () => {
    const caller = newId()
    await db.transaction(async (tx) => insertRow(tx, 'call_counts', { caller, calls: 1, ends_at: aWhileAgo }))
    const held = Promise.withResolvers<void>()
    const released = Promise.withResolvers<void>()
    const holder = db.transaction(async (tx) => {
      await tx.updateTable('call_counts').set({ calls: 2 }).where('caller', '=', caller).execute()
      held.resolve()
      await released.promise
    })
    await held.promise
    const waits = inSharedTransaction(deps, async (work) => {
      await work.db.updateTable('call_counts').set({ calls: 3 }).where('caller', '=', caller).execute()
    })
    expect(await storeCode('not kept waiting')).toBe('not kept waiting')
    released.resolve()
    await Promise.all([holder, waits])
    const rows = await db.read
      .selectFrom('call_counts')
      .select('calls')
      .where('caller', '=', caller)
      .execute()
    expect(rows).toEqual([{ calls: 3 }])
  })

  test('records its changes for streams of the same household that reconnect', async () => {
    const [ours, theirs] = [newId(), newId()]
    const emit = (householdId: string, topic: 'members' | 'categories') =>
      inTransaction(deps, async (work) =>
        work.emit({ type: 'changed', householdId, topics: [topic], userId: null }),
      )
    await emit(ours, 'members')
    await emit(theirs, 'categories')
    expect(await topicsSince(db.read, ours, Date.parse(aWhileAgo))).toEqual(['members'])
    expect(await topicsSince(db.read, ours, Date.parse('2100-01-01T00:00:00.000Z'))).toEqual([])
  })

  test('holds a named lock until its commit', async () => {
    let inside = 0
    const alone = () =>
      inTransaction(deps, async (work) => {
        await work.lock('the only seat')
        inside++
        await work.db.selectFrom('users').select('id').limit(1).execute()
        expect(inside).toBe(1)
        inside--
      })
    await Promise.all(Array.from({ length: 8 }, alone))
  })
})
