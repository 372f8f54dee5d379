import type { Config } from './config.ts'
import { hasSqliteResult } from './sqlite-result.ts'

/** Explains why a server could not start, or why something else failed, in a sentence for the person who started it. */
export function startFailure(
  error: unknown,
  config: Pick<Config, 'databaseUrl' | 'dataDir'> & Partial<Pick<Config, 'host' | 'port'>>,
  what = 'Casita could not start',
): string {
  const chain = causesOf(error)
  const complete = chain.find(({ name }) => completeErrors.includes(name ?? ''))
  if (complete) return complete.message
  if (hasCode(chain, 'EADDRINUSE'))
    return `Port ${config.port} on ${config.host} is in use: stop what listens there, or set another PORT.`
  if (hasCode(chain, 'EACCES') && chain.some(({ syscall }) => syscall === 'listen'))
    return `Listening on ${config.host}:${config.port} is not permitted: set PORT to 1024 or above.`
  if (hasCode(chain, 'EADDRNOTAVAIL') || chain.some(({ hostname }) => hostname && hostname === config.host))
    return `${config.host} is not an address of this machine: set another HOST.`
  const ofDatabase = config.databaseUrl ? postgresFailure(chain, config.databaseUrl) : null
  if (ofDatabase) return ofDatabase
  const messages = chain.map(({ message }) => message).filter((message) => message !== '')
  if (!config.databaseUrl && chain.some((failure) => hasSqliteResult(failure, damagedFile)))
    return `The database in DATA_DIR ${config.dataDir} is damaged (${messages.join(': ')}): restore a backup.`
  if (!config.databaseUrl && chain.some((failure) => isRefused(failure, config.dataDir)))
    return `DATA_DIR ${config.dataDir} cannot be used: ${messages.join(': ')}. Is there room, and may this user write there?`
  return `${what}: ${messages.join(': ')}`
}

/** Explains a failure that PostgreSQL, or the way to it, caused; null for others. */
function postgresFailure(chain: readonly Failure[], databaseUrl: string): string | null {
  const { host, pathname } = new URL(databaseUrl)
  const database = `The database${pathname.replace(/^\/?/, ' ').trimEnd()}${host && ` at ${host}`}`
  if (hasCode(chain, ...unreachable) || chain.some(({ message }) => silences.test(message)))
    return `${database} does not answer: is it running, and is DATABASE_URL right?`
  if (chain.some(({ message }) => message.includes('no encryption')))
    return `${database} accepts encrypted connections only: add sslmode=verify-full to DATABASE_URL.`
  if (chain.some(({ message }) => message === 'The server does not support SSL connections'))
    return `${database} does not encrypt connections: remove sslmode from DATABASE_URL.`
  const untrusted = chain.find(({ code }) => certificateFaults.includes(code ?? ''))
  if (untrusted)
    return `${database} has a certificate that cannot be verified (${untrusted.message}). If an authority of your own issued it, add sslrootcert=… with the file of its certificate to DATABASE_URL.`
  const unread = chain.find(({ code, path }) => path && ['ENOENT', 'EACCES'].includes(code ?? ''))
  if (unread) return `${unread.path}, which DATABASE_URL names, cannot be read: ${unread.message}`
  const told = chain.find(({ code }) => code !== undefined && refusals.has(code))
  return told ? `${database} ${refusals.get(told.code ?? '')}` : null
}

const unreachable = ['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'ETIMEDOUT', 'EHOSTUNREACH', 'ENETUNREACH']

/** What follows from the codes with which PostgreSQL refuses. */
const refusals = new Map([
  ['28P01', 'refuses the user or the password of DATABASE_URL.'],
  ['28000', 'refuses the user or the password of DATABASE_URL.'],
  ['3D000', 'does not exist: create it first.'],
  ['42501', 'has another owner: make the user of DATABASE_URL its owner.'],
  ['42P07', 'has tables of another program: give Casita one of its own.'],
])

function hasCode(chain: readonly Failure[], ...codes: string[]): boolean {
  return chain.some(({ code }) => codes.includes(code ?? ''))
}

/** Errors whose message is complete. Recognised by name, because this file must not import the database. */
const completeErrors = ['DataDirectoryInUse', 'UnsuitableDatabase']

interface Failure {
  name?: string
  message: string
  code?: string
  syscall?: string
  /** The name that has no address. */
  hostname?: string
  path?: string
}

/** Node's codes for a certificate that it does not trust, or that is not the host's. */
const certificateFaults = [
  'CERT_HAS_EXPIRED',
  'DEPTH_ZERO_SELF_SIGNED_CERT',
  'ERR_TLS_CERT_ALTNAME_INVALID',
  'SELF_SIGNED_CERT_IN_CHAIN',
  'UNABLE_TO_GET_ISSUER_CERT_LOCALLY',
  'UNABLE_TO_VERIFY_LEAF_SIGNATURE',
]

/** What the driver says when a connection, through a firewall for example, gets no answer at all. */
const silences =
  /^(Connection terminated unexpectedly|timeout expired|timeout exceeded when trying to connect)$/

/** SQLite's primary result codes for a file that is read-only, has no room left, or cannot be opened. */
const refusedFile = [8, 13, 14]

/** SQLite's primary result codes for a file that is malformed, or no database. */
const damagedFile = [11, 26]

/** Whether an error concerns the data directory, reported by SQLite or by the file system. */
function isRefused(failure: Failure, dataDir: string): boolean {
  return hasSqliteResult(failure, refusedFile) || failure.path?.startsWith(dataDir) === true
}

/** An error and all its causes; the attempts at several addresses of one host count as causes. */
function causesOf(error: unknown): Failure[] {
  if (!(error instanceof Error)) return [{ message: String(error) }]
  const attempts = error instanceof AggregateError ? error.errors : []
  const below = [error.cause, ...attempts].filter((cause) => cause !== undefined)
  return [error, ...below.flatMap(causesOf)]
}
