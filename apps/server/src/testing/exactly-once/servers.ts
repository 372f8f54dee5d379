import { setTimeout as pause } from 'node:timers/promises'
import type { TestStore } from '../database.ts'
import { findFreePort } from '../free-port.ts'
import type { RandomSource } from '../random.ts'
import { type Edge, type ServerProcess, startServerProcess } from '../server-process.ts'

/** A server's answer, including refusals but not errors of the server (5xx). */
export interface Answer {
  status: number
  body: Record<string, unknown>
}

/** Sends requests to servers that may die at any moment. */
export interface RetryingClient {
  /** Makes one attempt; null when there is no answer or a 5xx. */
  tryOnce(
    method: string,
    path: string,
    body: object | null,
    headers: Record<string, string>,
  ): Promise<Answer | null>
  /** Repeats a request until there is an answer, refusals included. Returns how many attempts failed. */
  ask(
    method: string,
    path: string,
    body: object | null,
    headers: Record<string, string>,
  ): Promise<Answer & { failures: number }>
  /** Repeats a POST until it is answered, and throws if it is refused. Returns how many attempts failed. */
  insist(
    path: string,
    body: string,
    headers: Record<string, string>,
  ): Promise<{ failures: number; answer: unknown }>
  pauseBetweenTries(): Promise<void>
}

/** Server processes over one store, each of which can be killed at any moment and restarts at its own address. */
export interface Servers extends RetryingClient {
  readonly origins: readonly string[]
  /**
   * Kills a random one, whatever it is doing, and starts it again; returns after how many milliseconds it was ready.
   */
  killOne(): Promise<number>
  /** Resolves once all of them are ready. */
  ready(): Promise<void>
  /** Stops all of them with SIGTERM and waits until they have ended. */
  stop(): Promise<void>
}

const betweenTriesMs = 100

/**
 * The settings of a server over a store. It trusts a proxy, so that each client can have its own address: signing in
 * is limited per address.
 */
export function environmentOf(edge: Edge, store: TestStore): Record<string, string> {
  return {
    ...edge.environment,
    ...(store.databaseUrl ? { DATABASE_URL: store.databaseUrl } : { DATA_DIR: store.dataDir }),
    TRUST_PROXY: '1',
    RATE_LIMIT_PER_SESSION: '100000',
    LOG_LEVEL: 'fatal',
  }
}

/** Starts `count` servers with these settings, from their sources unless a program is given. */
export async function startServers(
  count: number,
  environment: Record<string, string>,
  cwd: string,
  chance: RandomSource,
  program?: string,
): Promise<Servers> {
  let hasEnded: string | null = null
  const running: { origin: string; process: ServerProcess; start: () => Promise<ServerProcess> }[] = []
  for (let n = 0; n < count; n++) {
    const settings = { ...environment, PORT: String(await findFreePort()) }
    const start = async () => {
      const process = await startServerProcess(settings, { cwd, ...(program && { program }) })
      // Only signals end it on purpose; with an exit code it ended by itself.
      void process.exit.then((code) => {
        if (code) hasEnded = `A server ended by itself, with ${code}: ${process.stderr}${process.stdout}`
      })
      await process.ready()
      return process
    }
    const process = await start()
    running.push({ origin: process.origin, process, start })
  }
  const anyOne = () => running[chance.between(0, running.length)] ?? running[0]

  return {
    origins: running.map(({ origin }) => origin),
    ...askAt(() => {
      if (hasEnded !== null) throw new Error(hasEnded)
      return anyOne()?.origin ?? ''
    }),
    async killOne() {
      const victim = anyOne()
      if (!victim) throw new Error('There is no server')
      victim.process.kill('SIGKILL')
      await victim.process.exit
      const killed = performance.now()
      victim.process = await victim.start()
      return performance.now() - killed
    },
    async ready() {
      await Promise.all(running.map(({ process }) => process.ready()))
    },
    async stop() {
      for (const { process } of running) process.kill('SIGTERM')
      await Promise.all(running.map(({ process }) => process.exit))
    },
  }
}

/** Sends requests to the address that `origin` returns each time. */
export function askAt(origin: () => string): RetryingClient {
  async function tryOnce(
    method: string,
    path: string,
    body: string | null,
    headers: Record<string, string>,
  ): Promise<Answer | null> {
    const address = `${origin()}${path}`
    try {
      const response = await fetch(address, {
        method,
        headers: { ...(body !== null && { 'content-type': 'application/json' }), ...headers },
        body,
        signal: AbortSignal.timeout(60_000),
      })
      const answer = (await response.json()) as Record<string, unknown>
      // 408: a request that a busy machine sent too slowly was not read; providers send it again.
      const isToBeRepeated = response.status === 408 || response.status >= 500
      return isToBeRepeated ? null : { status: response.status, body: answer }
    } catch {
      // A connection that was refused or cut, or an incomplete answer, counts as no answer.
      return null
    }
  }

  async function ask(method: string, path: string, body: string | null, headers: Record<string, string>) {
    for (let failures = 0; ; failures++) {
      const answer = await tryOnce(method, path, body, headers)
      if (answer) return { ...answer, failures }
      await pause(betweenTriesMs)
    }
  }

  const textOf = (body: object | null) => (body === null ? null : JSON.stringify(body))

  return {
    tryOnce: (method, path, body, headers) => tryOnce(method, path, textOf(body), headers),
    ask: (method, path, body, headers) => ask(method, path, textOf(body), headers),
    pauseBetweenTries: () => pause(betweenTriesMs),
    async insist(path, body, headers) {
      const answer = await ask('POST', path, body, headers)
      // A refusal by a running server is a fault of the experiment.
      if (answer.status !== 200) throw new Error(`${path}: ${JSON.stringify(answer.body)}`)
      return { failures: answer.failures, answer: answer.body }
    },
  }
}
