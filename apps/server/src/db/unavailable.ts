/** Primary result codes of SQLite: read-only, input or output failed, disk full, cannot open. */
const sqliteCodes = [8, 10, 13, 14]
/** PostgreSQL's classes for a broken connection, too few resources, and an operator who stops it; and its own timeout. */
const postgresCodes = /^(08|53|57P)|^57014$/
/** The system's words for a server that is not there. */
const systemCodes = [
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
]
/** The driver gives these no code. */
const driverMessages = /^(Connection terminated|timeout exceeded when trying to connect|Query read timeout)/

/**
 * Whether something failed because the database cannot work now (disk full, gone, too slow), not because of what was
 * asked of it: nothing was written, or nobody can say, and trying again later is right.
 */
export function isUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  if ('errcode' in error && typeof error.errcode === 'number')
    return sqliteCodes.includes(error.errcode & 0xff)
  if ('code' in error && typeof error.code === 'string') {
    return postgresCodes.test(error.code) || systemCodes.includes(error.code)
  }
  return driverMessages.test(error.message)
}
