import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestStore, eachEngine, type TestStore } from '../testing/database.ts'
import { compiled, insertRow } from './compiled.ts'
import type { Database } from './database.ts'

const callsOf = compiled((db, { caller }: { caller: string }) =>
  db.selectFrom('call_counts').select(['caller', 'calls']).where('caller', '=', caller),
)

const later = '2099-01-01T00:00:00.000Z'

eachEngine('a compiled query', (engine) => {
  let store: TestStore
  let db: Database
  beforeAll(async () => {
    store = await createTestStore(engine)
    db = store.open()
    for (const [caller, calls] of [
      ['ana', 1],
      ['beto', 2],
    ] as const)
      await db.transaction(async (tx) => insertRow(tx, 'call_counts', { caller, calls, ends_at: later }))
  })
  afterAll(async () => {
    await db.close()
    await store.remove()
  })

  test('runs once for callers with the same parameters at the same moment, and separately for others', async () => {
    const [one, other, beto] = await Promise.all([
      callsOf(db.read, { caller: 'ana' }),
      callsOf(db.read, { caller: 'ana' }),
      callsOf(db.read, { caller: 'beto' }),
    ])
    expect(one).toEqual([{ caller: 'ana', calls: 1 }])
    expect(other).toBe(one)
    expect(beto).toEqual([{ caller: 'beto', calls: 2 }])
  })

  test('returns what was committed before it was called', async () => {
    const before = callsOf(db.read, { caller: 'clara' })
    await db.transaction(async (tx) =>
      insertRow(tx, 'call_counts', { caller: 'clara', calls: 3, ends_at: later }),
    )
    const after = callsOf(db.read, { caller: 'clara' })
    await before
    expect(await after).toEqual([{ caller: 'clara', calls: 3 }])
  })

  test('sees uncommitted rows only inside their own transaction', async () => {
    const outside = await db.transaction(async (tx) => {
      insertRow(tx, 'call_counts', { caller: 'dario', calls: 4, ends_at: later })
      const [inside, outside] = await Promise.all([
        callsOf(tx, { caller: 'dario' }),
        callsOf(db.read, { caller: 'dario' }),
      ])
      expect(inside).toEqual([{ caller: 'dario', calls: 4 }])
      return outside
    })
    expect(outside).toEqual([])
  })

  test('fails for every caller that shares it, while later queries still succeed', async () => {
    const later = 'there_later' as 'call_counts'
    const broken = compiled((db, { caller }: { caller: string }) =>
      db.selectFrom(later).select('calls').where('caller', '=', caller),
    )
    const both = await Promise.allSettled([
      broken(db.read, { caller: 'x' }),
      broken(db.read, { caller: 'x' }),
    ])
    expect(both.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
    await db.transaction((tx) =>
      tx.schema.createTable(later).addColumn('caller', 'text').addColumn('calls', 'integer').execute(),
    )
    expect(await broken(db.read, { caller: 'x' })).toEqual([])
  })

  test('does not make other queries of the same moment fail with it', async () => {
    const broken = compiled((db, { caller }: { caller: string }) =>
      db
        .selectFrom('call_counts')
        .select('nothing' as 'calls')
        .where('caller', '=', caller),
    )
    const all = await Promise.allSettled([
      callsOf(db.read, { caller: 'ana' }),
      broken(db.read, { caller: 'ana' }),
      ...Array.from({ length: 40 }, (_, n) => callsOf(db.read, { caller: `nobody ${n}` })),
      callsOf(db.read, { caller: 'beto' }),
    ])
    expect(all.map(({ status }) => status).filter((status) => status === 'rejected')).toHaveLength(1)
    expect(all[0]).toMatchObject({ value: [{ calls: 1 }] })
    expect(all[1]).toMatchObject({ status: 'rejected' })
    expect(all.at(-1)).toMatchObject({ value: [{ calls: 2 }] })
  })
})
