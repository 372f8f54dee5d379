import type { Database, ReportProblem } from './database.ts'
import { dumpPostgres, openPostgres } from './postgres.ts'
import { copySqlite, openSqlite } from './sqlite.ts'

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

/** Writes a complete, consistent copy to a new file, even while servers use the database. */
export async function copyDatabase({ databaseUrl, dataDir }: Place, file: string): Promise<void> {
  await (databaseUrl === null ? copySqlite(dataDir, file) : dumpPostgres(databaseUrl, file))
}
