import { open, rename, rm } from 'node:fs/promises'
import { dirname } from 'node:path'
import type { Database, ReportProblem } from './database.ts'
import { dumpPostgres, openPostgres } from './postgres.ts'
import { copySqlite, openSqlite } from './sqlite.ts'

/** The most connections to PostgreSQL that a process opens, without the one that listens. */
export const connections = 10

/** Where the database is: PostgreSQL at a URL, otherwise the embedded one in the data directory. */
interface Place {
  databaseUrl: string | null
  dataDir: string
}

export function openDatabase(options: Place & { report: ReportProblem }): Database {
  const { databaseUrl, dataDir, report } = options
  return databaseUrl === null
    ? openSqlite({ dataDir, report })
    : openPostgres({ url: databaseUrl, connections, report })
}

/**
 * Writes a complete, consistent copy to a new file, even while servers use the database. The file gets its name once
 * all of it is on disk, so that the part that a failed copy wrote is never taken for a backup.
 */
export async function copyDatabase({ databaseUrl, dataDir }: Place, file: string): Promise<void> {
  const unfinished = `${file}.unfinished`
  try {
    await (databaseUrl === null ? copySqlite(dataDir, unfinished) : dumpPostgres(databaseUrl, unfinished))
    await sync(unfinished)
    await rename(unfinished, file)
    await sync(dirname(file))
  } catch (error) {
    await rm(unfinished, { force: true })
    throw error
  }
}

async function sync(path: string): Promise<void> {
  const handle = await open(path, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}
