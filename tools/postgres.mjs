// Starts a temporary PostgreSQL for tests and development: a fresh cluster in a temporary folder, removed at the end.
// On its own, `node tools/postgres.mjs` prints its URL and runs until Ctrl-C.
import { execFileSync, spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { chownSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { createInterface } from 'node:readline'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { findFreePorts } from './processes.mjs'

const script = fileURLToPath(import.meta.url)
const startSeconds = 60

/**
 * Starts PostgreSQL beside this process. `url` is an administrator's, `pid` that of the process above all of its own,
 * `crash()` kills the server and starts it again on the same data, `stop()` ends it and removes everything. A separate
 * process supervises it through a pipe, so the server also ends when this process is killed.
 * Not `durable` by default: tests need not survive a power cut, and waiting for the disk would take most of their
 * time.
 */
export async function startPostgres({ durable = false } = {}) {
  const keeper = spawn(process.execPath, [script, '--held', ...(durable ? ['--durable'] : [])], {
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  const ended = new Promise((resolve) => keeper.once('exit', resolve))
  const lines = createInterface({ input: keeper.stdout })
  const accepts = async () => {
    const line = new Promise((resolve) => lines.once('line', resolve))
    const url = await Promise.race([line, ended.then(() => undefined)])
    if (!url) throw new Error('PostgreSQL could not be started; the reason is above')
    return url
  }
  const url = await accepts()
  return {
    url,
    pid: keeper.pid ?? 0,
    crash: async () => {
      const back = accepts()
      keeper.stdin.write('crash\n')
      await back
    },
    stop: async () => {
      keeper.stdin.end()
      await ended
    },
  }
}

/** @param {{ durable: boolean, untilPipeCloses: boolean }} options */
async function run({ durable, untilPipeCloses }) {
  const programs = findPrograms()
  if (!programs)
    throw new Error(
      'PostgreSQL 15 or later is needed and was not found (on Debian: apt-get install postgresql)',
    )
  const user = otherUser()
  const folder = mkdtempSync(join(tmpdir(), 'casita-postgres-'))
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }))
  const data = join(folder, 'data')
  const password = randomBytes(16).toString('hex')
  const passwordFile = join(folder, 'password')
  writeFileSync(passwordFile, password, { mode: 0o600 })
  if (user) for (const path of [folder, passwordFile]) chownSync(path, user.uid, user.gid)
  execFileSync(
    join(programs, 'initdb'),
    [
      `--pgdata=${data}`,
      '--username=casita',
      '--auth=scram-sha-256',
      `--pwfile=${passwordFile}`,
      '--encoding=UTF8',
      '--locale=C',
      '--no-sync',
    ],
    { ...user, cwd: folder, stdio: ['ignore', 'ignore', 'inherit'] },
  )
  const port = await findFreePorts(1)
  const settings = {
    listen_addresses: '127.0.0.1',
    port,
    unix_socket_directories: folder,
    max_connections: 200,
    log_min_messages: 'fatal',
    // Tests that cause deadlocks on purpose need not wait the usual second for them to be detected.
    deadlock_timeout: '50ms',
    ...(durable ? {} : { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' }),
  }
  const start = (/** @type {'inherit' | 'ignore'} */ complaints) =>
    spawn(
      join(programs, 'postgres'),
      ['-D', data, ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])],
      { ...user, cwd: folder, stdio: ['ignore', 'ignore', complaints] },
    )
  let server = start('inherit')
  const end = () => process.exit()
  server.once('exit', end)
  // SIGINT asks PostgreSQL to drop its connections and shut down in order.
  const stop = () => server.kill('SIGINT')
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.once(signal, stop)
  const tell = () => process.stdout.write(`postgres://casita:${password}@127.0.0.1:${port}/postgres\n`)
  const crash = async () => {
    server.off('exit', end)
    server.kill('SIGKILL')
    await once(server, 'exit')
    // The killed server's child processes end once they notice; until then no new server starts on the same data.
    for (;;) {
      server = start('ignore')
      if (await accepting(data, server)) break
      server.kill('SIGKILL')
    }
    server.once('exit', end)
    tell()
  }
  if (untilPipeCloses) {
    process.stdin.once('end', stop)
    createInterface({ input: process.stdin }).on('line', crash)
  }
  if (await accepting(data, server)) tell()
  else stop()
}

/** The folder of PostgreSQL's server programs: in PATH, else the newest of Debian's versions, else Homebrew's. */
export function findPrograms() {
  const debian = '/usr/lib/postgresql'
  const versions = existsSync(debian) ? readdirSync(debian).sort((a, b) => Number(b) - Number(a)) : []
  const folders = [
    ...(process.env.PATH ?? '').split(delimiter),
    ...versions.map((version) => join(debian, version, 'bin')),
    '/opt/homebrew/bin',
  ]
  return folders.find((folder) => ['initdb', 'postgres'].every((name) => existsSync(join(folder, name))))
}

/** PostgreSQL refuses to run as root, so root runs it as another user. */
function otherUser() {
  if (process.getuid?.() !== 0) return undefined
  const users = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'))
  const user = users.find(([name]) => name === 'postgres') ?? users.find(([name]) => name === 'nobody')
  if (!user)
    throw new Error('PostgreSQL does not run as root, and there is no user postgres or nobody to run it as')
  return { uid: Number(user[2]), gid: Number(user[3]) }
}

/**
 * Waits until the server reports 'ready' in the eighth line of its pid file, where pg_ctl looks too; false when it
 * ends before that.
 * @param {string} data @param {import('node:child_process').ChildProcess} server
 */
async function accepting(data, server) {
  const file = join(data, 'postmaster.pid')
  for (const deadline = Date.now() + startSeconds * 1000; Date.now() < deadline; await sleep(50)) {
    if (server.exitCode !== null) return false
    const [pid, ...lines] = existsSync(file) ? readFileSync(file, 'utf8').split('\n') : []
    // A killed server leaves its pid file behind.
    if (Number(pid) === server.pid && lines[6]?.trim() === 'ready') return true
  }
  console.error(`PostgreSQL did not accept connections within ${startSeconds} seconds`)
  return false
}

if (process.argv[1] === script) {
  const flags = process.argv.slice(2)
  await run({ durable: flags.includes('--durable'), untilPipeCloses: flags.includes('--held') })
}
