import type { Database, ReportProblem } from './database.ts'
import { openPostgres } from './postgres.ts'
import { openSqlite } from './sqlite.ts'

const connections = 10

/** Opens the database that the configuration names: PostgreSQL by its URL, otherwise the embedded one in the data directory. */
export function openDatabase(options: {
  databaseUrl: string | null
  dataDir: string
  report: ReportProblem
}): Database {
  const { databaseUrl, dataDir, report } = options
  return databaseUrl === null
    ? openSqlite({ dataDir, report })
    : openPostgres({ url: databaseUrl, connections, report })
}
