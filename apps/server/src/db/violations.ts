import type { Tables } from './tables.ts'

/** SQLite's extended codes of a broken primary key and of a broken unique index. */
const sqliteCodes = [1555, 2067]
const postgresCode = '23505'

/**
 * Whether a transaction failed because a row like it exists in this table. For use around `inTransaction`, never inside:
 * PostgreSQL refuses everything after the failure. Inside, `on conflict do nothing … returning` tells without failing.
 */
export function isUniqueViolation(error: unknown, table: keyof Tables): boolean {
  if (!(error instanceof Error)) return false
  if ('code' in error && error.code === postgresCode) return 'table' in error && error.table === table
  if ('errcode' in error && typeof error.errcode === 'number' && sqliteCodes.includes(error.errcode)) {
    return error.message.includes(`: ${table}.`)
  }
  return false
}
