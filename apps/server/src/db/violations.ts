import type { Tables } from './tables.ts'

/** SQLite's extended codes for violations of a primary key and of a unique index. */
const sqliteCodes = [1555, 2067]
const postgresCode = '23505'

/**
 * Whether a transaction failed because this table already has a row with the same key. Use it around `inTransaction`,
 * never inside, where PostgreSQL refuses every statement after a failure; there, use `on conflict do nothing …
 * returning`.
 */
export function isUniqueViolation(error: unknown, table: keyof Tables): boolean {
  if (!(error instanceof Error)) return false
  if ('code' in error && error.code === postgresCode) return 'table' in error && error.table === table
  if ('errcode' in error && typeof error.errcode === 'number' && sqliteCodes.includes(error.errcode)) {
    return error.message.includes(`: ${table}.`)
  }
  return false
}
