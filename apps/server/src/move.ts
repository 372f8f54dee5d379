// `npm run move`: copies everything from the embedded database in DATA_DIR to the empty PostgreSQL of DATABASE_URL.
// `docs/operations.md` describes when.
import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { loadSettings, stopWith } from './command-line.ts'
import { readStorage } from './config.ts'
import { moveDatabase } from './db/move.ts'
import { openDatabase } from './db/open.ts'
import { databaseFile } from './db/sqlite.ts'
import { startFailure } from './start-failure.ts'

const { databaseUrl, ...place } = loadSettings(readStorage)
const dataDir = resolve(place.dataDir)
if (databaseUrl === null)
  stopWith('Say where to: set DATABASE_URL to the URL of an empty PostgreSQL database.')
if (!existsSync(databaseFile(dataDir))) stopWith(`There is no embedded database in ${dataDir}.`)

const failed = (error: unknown) =>
  stopWith(startFailure(error, { databaseUrl, dataDir }, 'The database could not be moved'))
try {
  const from = openDatabase({ databaseUrl: null, dataDir, report: failed })
  const to = openDatabase({ databaseUrl, dataDir, report: failed })
  await from.migrate()
  await to.migrate()
  const rows = await moveDatabase(from, to)
  await Promise.all([from.close(), to.close()])
  process.stdout.write(
    `${rows} rows are in PostgreSQL now. Start the server with this DATABASE_URL, and with what is in ` +
      `${join(dataDir, 'session-secret')} as SESSION_SECRET if it has none yet.\n`,
  )
} catch (error) {
  failed(error)
}
