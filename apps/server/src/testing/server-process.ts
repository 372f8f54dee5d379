import { spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { findFreePort } from './free-port.ts'
import { startTestGoogle, type TestGoogle } from './google.ts'
import { startTestGraph, type TestGraph } from './graph.ts'

const main = fileURLToPath(new URL('../main.ts', import.meta.url))
/** Shared by all servers that tests start, so that only the first one compiles the sources. */
const compileCache = join(tmpdir(), 'casita-compile-cache')

/** A server as an operator runs it: a process of its own, visible only through its port, output and exit code. */
export interface ServerProcess {
  origin: string
  readonly pid: number | undefined
  /** The output so far. */
  readonly stdout: string
  readonly stderr: string
  /** Its exit code, once it has ended. */
  readonly exit: Promise<number | null>
  /** Resolves once `/readyz` succeeds; rejects if the process ends before. */
  ready(): Promise<void>
  kill(signal: NodeJS.Signals): void
}

/** Fake Google and WhatsApp servers, and the settings for a process to use them. */
export interface Edge {
  google: TestGoogle
  graph: TestGraph
  environment: Record<string, string>
  close(): Promise<void>
}

/** Starts the servers that Casita depends on, and returns the settings that point to them. */
export async function startEdge(): Promise<Edge> {
  const [google, graph] = [await startTestGoogle(), await startTestGraph()]
  return {
    google,
    graph,
    environment: {
      SESSION_SECRET: randomBytes(32).toString('hex'),
      GOOGLE_ISSUER: google.issuer,
      GOOGLE_CLIENT_ID: google.clientId,
      GOOGLE_CLIENT_SECRET: google.clientSecret,
      ...graph.environment,
    },
    close: async () => void (await Promise.all([google.close(), graph.close()])),
  }
}

/**
 * Starts a server with these settings and no others, in a folder without a `.env` file; from its sources unless
 * another program, such as the built server, is given.
 */
export async function startServerProcess(
  environment: Record<string, string>,
  { cwd, preload, program = main }: { cwd: string; preload?: string; program?: string },
): Promise<ServerProcess> {
  const port = environment.PORT ?? String(await findFreePort())
  const child = spawn(
    process.execPath,
    ['--disable-warning=ExperimentalWarning', ...(preload ? ['--import', preload] : []), program],
    {
      cwd,
      env: { PATH: process.env.PATH, NODE_COMPILE_CACHE: compileCache, PORT: port, ...environment },
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  )
  let [stdout, stderr] = ['', '']
  child.stdout.on('data', (chunk) => {
    stdout += chunk
  })
  child.stderr.on('data', (chunk) => {
    stderr += chunk
  })
  const { promise: exit, resolve } = Promise.withResolvers<number | null>()
  // Not 'exit', because its last output may still be on the way then.
  child.on('close', resolve)
  let hasEnded = false
  void exit.then(() => {
    hasEnded = true
  })
  const origin = `http://127.0.0.1:${port}`
  return {
    origin,
    pid: child.pid,
    get stdout() {
      return stdout
    },
    get stderr() {
      return stderr
    },
    exit,
    async ready() {
      for (;;) {
        const answer = await fetch(`${origin}/readyz`).catch(() => null)
        await answer?.body?.cancel()
        if (answer?.ok) return
        if (hasEnded) throw new Error(`The server ended before it was ready: ${stderr}${stdout}`)
        await new Promise((soon) => setTimeout(soon, 20))
      }
    },
    kill: (signal) => void child.kill(signal),
  }
}
