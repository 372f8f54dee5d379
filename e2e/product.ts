import { mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startPostgres } from '../tools/postgres.mjs'
import { findFreePorts, startTogether } from '../tools/processes.mjs'
import { assemble } from '../tools/product.mjs'

export const engines = ['sqlite', 'postgres'] as const
export type Engine = (typeof engines)[number]

/** The real server and the sandbox, on their own database. */
export interface RunningProduct {
  url: string
  sandboxUrl: string
  engine: Engine
  /** The file of the embedded database, if it is used. */
  databaseFile: string
  /** The log of both, as JSON lines. */
  logFile: string
  /** Returns its warnings and errors. */
  complaints: () => string
  /** Kills the server, as a power cut would. */
  killServer: () => Promise<void>
  /** Starts the server again on the same data. */
  startServer: () => Promise<void>
  /** Stops everything and removes its data. */
  stop: () => Promise<void>
}

/**
 * Starts the product as `npm start` does, on free ports, with its data in a temporary folder and these settings in
 * addition.
 */
export async function startProduct(
  engine: Engine,
  settings: Readonly<Record<string, string>> = {},
): Promise<RunningProduct> {
  const folder = mkdtempSync(join(tmpdir(), `casita-${engine}-`))
  const postgres = engine === 'postgres' ? await startPostgres() : null
  const { server, sandbox, url } = assemble(
    {
      PATH: process.env.PATH,
      PORT: String(await findFreePorts(2)),
      // Whoever calls may say from which address: the limits per address would be reached on a fast machine.
      TRUST_PROXY: '1',
      ...(postgres && { DATABASE_URL: postgres.url, SESSION_SECRET: 'only for journeys, '.repeat(3) }),
      ...settings,
    },
    folder,
  )
  if (!sandbox) throw new Error('Without credentials the sandbox stands in')
  const logFile = join(folder, 'log.jsonl')
  const log = openSync(logFile, 'a')
  const start = async (program: typeof server) => {
    const running = await startTogether([program], ['ignore', log, log])
    await running.ready
    return running
  }
  const besides = await start(sandbox)
  let running = await start(server).catch(async (error: unknown) => {
    // Otherwise nobody would stop what was started already.
    await besides.stop()
    await postgres?.stop()
    throw error
  })
  return {
    url,
    sandboxUrl: `http://localhost:${sandbox.port}`,
    engine,
    databaseFile: join(folder, 'data', 'casita.db'),
    logFile,
    complaints: () => linesOfLevel(40, readFileSync(logFile, 'utf8')),
    killServer: async () => {
      process.kill(running.pids.server ?? 0, 'SIGKILL')
      await running.ended
    },
    startServer: async () => {
      running = await start(server)
    },
    stop: async () => {
      await running.stop()
      await besides.stop()
      await postgres?.stop()
      rmSync(folder, { recursive: true })
    },
  }
}

/** The lines of a pino log at this level or above; a line that is not JSON comes from a crash and is included. */
function linesOfLevel(least: number, log: string): string {
  const level = (line: string) => Number(/"level":(\d+)/.exec(line)?.[1] ?? least)
  return log
    .split('\n')
    .filter((line) => line && level(line) >= least)
    .join('\n')
}
