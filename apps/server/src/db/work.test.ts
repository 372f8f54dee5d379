import { afterAll, beforeAll, expect, test } from 'vitest'
import { systemClock } from '../clock.ts'
import { createTestStore, eachEngine, type TestStore } from '../testing/database.ts'
import type { Announcement } from './announcement.ts'
import type { Database } from './database.ts'
import { newId } from './ids.ts'
import { topicsSince } from './live-events.ts'
import { inTransaction, type WorkDeps } from './work.ts'

eachEngine('a piece of work', (engine) => {
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

  test('tells what went stale after its commit, each thing once', async () => {
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

  test('tells nothing and keeps nothing when it fails', async () => {
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
    const since = newId()
    expect(await topicsSince(db.read, householdId, since, aWhileAgo)).toEqual([])
  })

  test('lets a stream that was away learn what it missed, in its own household', async () => {
    const [ours, theirs] = [newId(), newId()]
    const lastHeard = newId()
    const emit = (householdId: string, topic: 'members' | 'categories') =>
      inTransaction(deps, async (work) =>
        work.emit({ type: 'changed', householdId, topics: [topic], userId: null }),
      )
    await emit(ours, 'members')
    await emit(theirs, 'categories')
    expect(await topicsSince(db.read, ours, lastHeard, aWhileAgo)).toEqual(['members'])
    expect(await topicsSince(db.read, ours, 'nonsense', aWhileAgo)).toBeNull()
    expect(await topicsSince(db.read, ours, lastHeard, '2100-01-01T00:00:00.000Z')).toBeNull()
  })

  test('has a named right to itself until its commit', async () => {
    let inside = 0
    const alone = () =>
      inTransaction(deps, async (work) => {
        await work.serialize('the only seat')
        inside++
        await work.db.selectFrom('users').select('id').limit(1).execute()
        expect(inside).toBe(1)
        inside--
      })
    await Promise.all(Array.from({ length: 8 }, alone))
  })
})
