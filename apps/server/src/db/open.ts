import type { Database, ReportProblem } from './database.ts'
import { dumpPostgres, openPostgres } from './postgres.ts'
import { copySqlite, openSqlite } from './sqlite.ts'

const connections = 10

/** Which database: PostgreSQL by its URL, otherwise the embedded one in the data directory. */
interface Place {
  databaseUrl: string | null
  dataDir: string
}

/** Opens the database of a server. */
export function openDatabase(options: Place & { report: ReportProblem }): Database {
  const { databaseUrl, dataDir, report } = options
  return databaseUrl === null
    ? openSqlite({ dataDir, report })
    : openPostgres({ url: databaseUrl, connections, report })
}

/** Writes a whole, consistent copy to a new file, also while servers run on the database. */
export async function copyDatabase({ databaseUrl, dataDir }: Place, file: string): Promise<void> {
  await (databaseUrl === null ? copySqlite(dataDir, file) : dumpPostgres(databaseUrl, file))
}
