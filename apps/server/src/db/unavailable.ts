import { hasSqliteResult } from '../sqlite-result.ts'

/** Primary result codes of SQLite: read-only, input or output failed, disk full, cannot open. */
const sqliteCodes = [8, 10, 13, 14]
/**
 * PostgreSQL's error classes for broken connections, insufficient resources and shutdown, and its codes for a database
 * that is read-only (a standby server, or one whose disk is full) and for a statement that took too long.
 */
const postgresCodes = /^(08|53|57P)|^25006$|^57014$/
/** The operating system's codes for a server that cannot be reached. */
const systemCodes = [
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
]
/** Driver errors that have no code. */
const driverMessages = /^(Connection terminated|timeout exceeded when trying to connect|Query read timeout)/

/**
 * Whether an error means that the database cannot work at the moment (disk full, unreachable, too slow), as opposed to
 * a faulty statement. Nothing was written, or it is unknown whether it was; the caller should retry later.
 */
export function isUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  if (hasSqliteResult(error, sqliteCodes)) return true
  if ('code' in error && typeof error.code === 'string') {
    return postgresCodes.test(error.code) || systemCodes.includes(error.code)
  }
  return driverMessages.test(error.message)
}
