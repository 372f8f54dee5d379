import { execFile, spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { DatabaseSync } from 'node:sqlite'
import { setImmediate } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { newId } from './ids.ts'
import { copyDatabase } from './open.ts'
import { DataDirectoryInUse, openSqlite } from './sqlite.ts'

const run = promisify(execFile)
const writer = fileURLToPath(new URL('../testing/writer-process.ts', import.meta.url))
const now = new Date().toISOString()

const report = (error: unknown) => {
  throw error
}

describe('the embedded database', () => {
  let dataDir: string
  beforeEach(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'casita-sqlite-'))
  })
  afterEach(() => rm(dataDir, { recursive: true, force: true }))

  const codes = (file: string) => {
    const database = new DatabaseSync(file, { readOnly: true })
    const rows = database.prepare('select code_hash from login_codes order by 1').all()
    database.close()
    return rows.map((row) => row.code_hash)
  }

  /** Starts a writer process, kills it, and resolves with the commits that it acknowledged before. */
  async function acknowledgedBeforeKill(commits: number): Promise<string[]> {
    const child = spawn(process.execPath, [writer, dataDir, '1000000'], {
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    const said: string[] = []
    for await (const line of createInterface({ input: child.stdout })) {
      said.push(line)
      if (said.length === commits + 1) child.kill('SIGKILL')
    }
    return said.slice(1)
  }

  test('keeps every acknowledged commit after a kill and can be opened again at once', async () => {
    const acknowledged = await acknowledgedBeforeKill(25)
    const database = openSqlite({ dataDir, report })
    await database.ready()
    await database.close()
    expect(codes(join(dataDir, 'casita.db'))).toEqual(expect.arrayContaining(acknowledged))
    expect(acknowledged.length).toBeGreaterThanOrEqual(25)
  })

  test('refuses a second process with a message for the person who started it', async () => {
    const first = openSqlite({ dataDir, report })
    expect(() => openSqlite({ dataDir, report })).toThrow(DataDirectoryInUse)
    const second = run(process.execPath, [writer, dataDir])
    await expect(second).rejects.toThrow(/data directory .* is in use by another running server/)
    await first.close()
    await expect(run(process.execPath, [writer, dataDir])).resolves.toMatchObject({ stdout: 'open\n' })
  })

  // Uses strace, which exists only on Linux; elsewhere this test reports that it is missing.
  test('syncs each commit to disk before it acknowledges it', async () => {
    const trace = ['-f', '-y', '-e', 'trace=fsync,fdatasync,write', '-e', 'signal=none']
    const { stderr } = await run('strace', [...trace, process.execPath, writer, dataDir, '20'], {
      maxBuffer: 64 * 1024 * 1024,
    })
    const calls = stderr.split('\n')
    let synced = false
    const acknowledged = calls.flatMap((call) => {
      if (/f(data)?sync\(\d+<.*casita\.db-wal>\) *= 0/.test(call)) synced = true
      if (!/write\(1<.*"[0-9a-f]{8}-/.test(call)) return []
      const durable = synced
      synced = false
      return [durable]
    })
    expect(acknowledged).toEqual(Array(20).fill(true))
  })

  test('returns the same cached rows until somebody commits', async () => {
    const database = openSqlite({ dataDir, report })
    await database.migrate()
    const read = () => database.read.selectFrom('login_codes').select('code_hash').execute()
    const nothing = await read()
    expect(await read()).toBe(nothing)
    const row = { redeemed_at: now, expires_at: now }
    await database.transaction((tx) =>
      tx
        .insertInto('login_codes')
        .values({ code_hash: 'ours', ...row })
        .execute(),
    )
    const one = await read()
    expect(one).toEqual([{ code_hash: 'ours' }])
    expect(await read()).toBe(one)

    const stranger = new DatabaseSync(join(dataDir, 'casita.db'))
    stranger.exec(`insert into login_codes values ('theirs', '${now}', '${now}')`)
    stranger.close()
    expect(await read()).toEqual([{ code_hash: 'ours' }, { code_hash: 'theirs' }])
    await database.close()
  })

  test('does not cache the bytes of pictures', async () => {
    const database = openSqlite({ dataDir, report })
    await database.migrate()
    const [household_id, expense_id, id] = [newId(), newId(), newId()]
    const stranger = new DatabaseSync(join(dataDir, 'casita.db'), { enableForeignKeyConstraints: false })
    stranger
      .prepare('insert into receipts values (?, ?, ?, ?, ?, ?)')
      .run(household_id, expense_id, 'image/png', Buffer.alloc(1000), id, now)
    stranger.close()
    const read = (columns: ('bytes' | 'sha256')[]) =>
      database.read.selectFrom('receipts').select(columns).execute()
    const picture = await read(['sha256', 'bytes'])
    expect(picture).toEqual([{ sha256: id, bytes: new Uint8Array(1000) }])
    expect(await read(['sha256', 'bytes'])).not.toBe(picture)
    const about = await read(['sha256'])
    expect(await read(['sha256'])).toBe(about)
    await database.close()
  })

  test('writes a complete backup while other writes continue', async () => {
    const database = openSqlite({ dataDir, report })
    await database.migrate()
    const write = (code: string) =>
      database.transaction((tx) =>
        tx.insertInto('login_codes').values({ code_hash: code, redeemed_at: now, expires_at: now }).execute(),
      )
    const before = Array.from({ length: 200 }, newId)
    await Promise.all(before.map(write))
    const copy = join(dataDir, 'copy.db')
    let copied = false
    const copying = copyDatabase({ databaseUrl: null, dataDir }, copy).then(() => {
      copied = true
    })
    // SQLite answers synchronously, so others run only if this code yields.
    for (; !copied; await setImmediate()) await write(newId())
    await copying
    await database.close()
    expect(codes(copy)).toEqual(expect.arrayContaining(before))
    expect(new DatabaseSync(copy).prepare('pragma integrity_check').all()).toEqual([
      { integrity_check: 'ok' },
    ])
  })
})
