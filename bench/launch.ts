import { spawn } from 'node:child_process'
import { createHash, createHmac, randomBytes, randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { findFreePorts } from '../tools/processes.mjs'

const sessionSecret = randomBytes(32).toString('hex')
/** The secret that signs the deliveries of the chat provider. */
export const appSecret = randomBytes(16).toString('hex')
/** The id of the product's chat number, as deliveries give it. */
export const phoneNumberId = '100000000000001'

/**
 * The settings without which the server does not start; no sign-in works with them, and nothing is sent to the
 * outside.
 */
const settings = {
  GOOGLE_CLIENT_ID: 'none',
  GOOGLE_CLIENT_SECRET: 'none',
  WHATSAPP_PHONE_NUMBER: '+5491155550000',
  WHATSAPP_PHONE_NUMBER_ID: phoneNumberId,
  WHATSAPP_ACCESS_TOKEN: 'none',
  WHATSAPP_APP_SECRET: appSecret,
  WHATSAPP_VERIFY_TOKEN: 'never-reached-by-anybody',
  RATE_LIMIT_PER_SESSION: '1000000',
  SESSION_SECRET: sessionSecret,
  NODE_ENV: 'production',
}

const compileCache = fileURLToPath(new URL('../node_modules/.cache/node-compile', import.meta.url))

/** A running program that answers over HTTP. */
export interface Running {
  pid: number
  port: number
  /** Milliseconds from the start of the process to its first successful answer. */
  readyAfter: number
  /** Ends it, and waits until it has exited. */
  stop(): Promise<void>
}

/** Stops programs in the reverse order of their start. */
export async function stopAll(running: readonly Pick<Running, 'stop'>[]): Promise<void> {
  for (const program of running.toReversed()) await program.stop()
}

/**
 * Starts the product as in production, on a data directory or a PostgreSQL. `core` pins it to one processor (Linux).
 */
export function startCasita(options: {
  dataDir: string
  databaseUrl: string | null
  graphPort?: number
  core?: number
  environment?: Record<string, string>
  nodeOptions?: string[]
  /** Gets each line of its log. */
  onLog?: (line: string) => void
}): Promise<Running> {
  const { dataDir, databaseUrl, graphPort, core, environment, nodeOptions = [], onLog } = options
  const main = fileURLToPath(new URL('../tools/serve.mjs', import.meta.url))
  const all = {
    ...settings,
    DATA_DIR: dataDir,
    ...(databaseUrl && { DATABASE_URL: databaseUrl }),
    WHATSAPP_API_URL: `http://127.0.0.1:${graphPort ?? 9}`,
    ...environment,
  }
  const flags = [...nodeOptions, '--disable-warning=ExperimentalWarning', main]
  return startProgram(flags, '/readyz', core, all, onLog)
}

/** Starts the bare server of the same framework on the same database: a URL, or the file of the embedded database. */
export function startBare(database: string, core?: number): Promise<Running> {
  const script = fileURLToPath(new URL('bare.ts', import.meta.url))
  const flags = ['--disable-warning=ExperimentalWarning', script]
  return startProgram(flags, '/hello', core, { DATABASE: database })
}

async function startProgram(
  argv: readonly string[],
  readyPath: string,
  core: number | undefined,
  environment: Record<string, string>,
  onLog?: (line: string) => void,
): Promise<Running> {
  const port = await findFreePorts(1)
  const command = [process.execPath, ...argv]
  const [program = '', ...rest] = core === undefined ? command : ['taskset', '-c', String(core), ...command]
  const begun = performance.now()
  const child = spawn(program, rest, {
    env: { PATH: process.env.PATH, NODE_COMPILE_CACHE: compileCache, ...environment, PORT: String(port) },
    stdio: ['ignore', onLog ? 'pipe' : 'ignore', 'inherit'],
  })
  if (child.stdout && onLog) createInterface({ input: child.stdout }).on('line', onLog)
  const stop = async () => {
    if (child.exitCode === null && child.kill('SIGTERM')) await once(child, 'exit')
  }
  while (performance.now() - begun < 30_000) {
    if (child.exitCode !== null) throw new Error('A program did not start; the reason is above')
    const answer = await fetch(`http://127.0.0.1:${port}${readyPath}`).catch(() => null)
    await answer?.body?.cancel()
    if (answer?.ok) return { pid: child.pid ?? 0, port, readyAfter: performance.now() - begun, stop }
    await sleep(5)
  }
  child.kill('SIGKILL')
  throw new Error('A program was not ready within 30 seconds')
}

/** Resolves once the server has processed every message that it accepted. */
export async function drained(port: number): Promise<void> {
  for (;;) {
    const metrics = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text()
    const due = [...metrics.matchAll(/^casita_queue_due\{.*\} (\d+)$/gm)].map(([, count]) => Number(count))
    if (due.every((count) => count === 0)) return
    await sleep(200)
  }
}

/** Returns an access token as the server of this run signs it, valid for 12 hours. */
export function accessToken(userId: string, sessionId: string): string {
  const seconds = Math.floor(Date.now() / 1000)
  const encoded = [
    { alg: 'HS256', typ: 'JWT' },
    {
      iss: 'casita',
      aud: 'casita',
      sub: userId,
      session_id: sessionId,
      type: 'access',
      jti: randomUUID(),
      iat: seconds,
      exp: seconds + 12 * 3600,
    },
  ].map((part) => Buffer.from(JSON.stringify(part)).toString('base64url'))
  const key = createHash('sha256').update(sessionSecret).digest()
  return [...encoded, createHmac('sha256', key).update(encoded.join('.')).digest('base64url')].join('.')
}

/** Returns the path of the embedded database in a data directory. */
export const embeddedFile = (dataDir: string): string => join(dataDir, 'casita.db')
