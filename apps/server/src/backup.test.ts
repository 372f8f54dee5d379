import { execFile } from 'node:child_process'
import { copyFile, mkdir, mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { sql } from 'kysely'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { type App, createApp } from './app.ts'
import type { Engine } from './db/database.ts'
import { createTestApp, type Person, type TestApp } from './testing/app.ts'
import { createTestStore, eachEngine } from './testing/database.ts'

const run = promisify(execFile)
const backup = fileURLToPath(new URL('backup.ts', import.meta.url))

eachEngine('a backup', (engine) => {
  let app: TestApp
  let folder: string
  beforeEach(async () => {
    app = await createTestApp(engine)
    folder = await mkdtemp(join(tmpdir(), 'casita-backup-'))
  })
  afterEach(async () => {
    await app.close()
    await rm(folder, { recursive: true })
  })

  const environment = () => ({
    PATH: process.env.PATH,
    DATA_DIR: app.config.dataDir,
    ...(app.config.databaseUrl && { DATABASE_URL: app.config.databaseUrl }),
  })
  const takeBackup = (args: string[], others: NodeJS.ProcessEnv = {}) =>
    run(process.execPath, ['--disable-warning=ExperimentalWarning', backup, ...args], {
      cwd: folder,
      env: { ...environment(), ...others },
    })

  async function spend(person: Person, amount: number): Promise<string> {
    const body = { description: `Gasto ${amount}`, amount }
    return (await person.send('createExpense', { body })).ok().expense.id
  }

  it('taken during writes has all acknowledged expenses and restores to a working server', async () => {
    const ana = await app.register()
    const before: string[] = []
    for (let n = 1; n <= 20; n++) before.push(await spend(ana, n))
    const file = join(folder, 'casita.backup')
    let done = false
    const taking = takeBackup([file]).finally(() => {
      done = true
    })
    let written = 20
    for (; !done; written++) await spend(ana, 1)
    const { stdout } = await taking
    expect(stdout).toContain(`The database is in ${file}`)
    expect((await stat(file)).mode & 0o777).toBe(0o600)
    expect(written, 'people wrote meanwhile').toBeGreaterThan(21)

    const restored = await restore(engine, file)
    try {
      const answer = await restored.app.http.inject({
        url: '/v2/expenses?per_page=1000',
        headers: { authorization: `Bearer ${ana.token}` },
      })
      const list = answer.json()
      const ids = new Set(list.expenses.map(({ id }: { id: string }) => id))
      expect(before.filter((id) => !ids.has(id))).toEqual([])
      expect(list.expenses.length).toBeLessThanOrEqual(written)
      // A backup is of one moment: the totals agree with the expenses.
      const sum = list.expenses.reduce((total: number, { amount }: { amount: number }) => total + amount, 0)
      expect(list).toMatchObject({ total_count: ids.size, general_total: sum })
      const histories = sql<{ rows: number }>`select count(distinct expense_id) as rows from expense_changes`
      const { rows } = await histories.execute(restored.app.deps.db.read)
      expect(Number(rows[0]?.rows)).toBe(ids.size)
      const spent = await restored.app.http.inject({
        method: 'POST',
        url: '/v2/expenses',
        headers: { authorization: `Bearer ${ana.token}` },
        payload: { description: 'Después', amount: 1 },
      })
      expect(spent.statusCode).toBe(200)
    } finally {
      await restored.remove()
    }
  }, 60_000)

  /** Starts another server on the content of a backup, as `docs/operations.md` describes. */
  async function restore(engine: Engine, file: string): Promise<{ app: App; remove(): Promise<void> }> {
    if (engine === 'sqlite') {
      const dataDir = join(folder, 'elsewhere')
      await mkdir(dataDir)
      await copyFile(file, join(dataDir, 'casita.db'))
      const restored = await createApp({ ...app.config, dataDir }, { clock: app.clock })
      return { app: restored, remove: () => restored.stop() }
    }
    const store = await createTestStore('postgres')
    const databaseUrl = store.databaseUrl ?? ''
    await run('pg_restore', ['--clean', '--if-exists', '--no-owner', '--dbname', databaseUrl, file])
    const restored = await createApp({ ...app.config, databaseUrl }, { clock: app.clock })
    return {
      app: restored,
      async remove() {
        await restored.stop()
        await store.remove()
      },
    }
  }

  it('that fails leaves no file that looks like a backup', async () => {
    const programs = join(folder, 'programs')
    await mkdir(programs)
    const half = '#!/bin/sh\necho half > "$(echo "$2" | cut -d = -f 2)"\nexit 1\n'
    await writeFile(join(programs, 'pg_dump'), half, { mode: 0o755 })
    const failing = engine === 'sqlite' ? { DATA_DIR: programs } : { PATH: `${programs}:${process.env.PATH}` }
    await expect(takeBackup([join(folder, 'casita.backup')], failing)).rejects.toMatchObject({ code: 1 })
    expect(await readdir(folder)).toEqual(['programs'])
  })

  it('overwrites no file and explains wrong or missing arguments', async () => {
    const file = join(folder, 'casita.backup')
    await takeBackup([file])
    await expect(takeBackup([file])).rejects.toMatchObject({
      code: 1,
      stderr: expect.stringContaining('is there already'),
    })
    await expect(takeBackup([])).rejects.toMatchObject({
      code: 1,
      stderr: 'Say where to: npm run backup -- <file>\n',
    })
    await expect(takeBackup(['--help'])).rejects.toMatchObject({
      code: 1,
      stderr: 'Say where to: npm run backup -- <file>\n',
    })
    await expect(takeBackup([join(folder, 'none', 'casita.backup')])).rejects.toMatchObject({
      code: 1,
      stderr: `There is no folder ${join(folder, 'none')}: make it first.\n`,
    })
  }, 60_000)
})

it('is refused of a PostgreSQL that has nothing in it yet, whose copy would pass for one', async () => {
  const store = await createTestStore('postgres', { empty: true })
  const folder = await mkdtemp(join(tmpdir(), 'casita-backup-'))
  try {
    const env = { PATH: process.env.PATH, DATABASE_URL: store.databaseUrl ?? '' }
    const taking = run(
      process.execPath,
      ['--disable-warning=ExperimentalWarning', backup, join(folder, 'one')],
      {
        cwd: folder,
        env,
      },
    )
    await expect(taking).rejects.toMatchObject({
      code: 1,
      stderr: expect.stringMatching(
        /^The database of DATABASE_URL has nothing in it\..*without DATABASE_URL\.\n$/,
      ),
    })
    expect(await readdir(folder)).toEqual([])
  } finally {
    await rm(folder, { recursive: true })
    await store.remove()
  }
}, 60_000)
