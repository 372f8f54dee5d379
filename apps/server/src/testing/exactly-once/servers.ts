import { setTimeout as pause } from 'node:timers/promises'
import { findFreePort } from '../free-port.ts'
import type { Chance } from '../random.ts'
import { type ServerProcess, startServerProcess } from '../server-process.ts'

/** What a server said; refusals too, but not that it cannot at the moment. */
export interface Answer {
  status: number
  body: Record<string, unknown>
}

/** Server processes over one store, each of which can be killed at any moment and comes back at its own address. */
export interface Servers {
  readonly origins: readonly string[]
  /** Asks one of them; null when it does not answer, or that it cannot at the moment. */
  tryOnce(
    method: string,
    path: string,
    body: object | null,
    headers: Record<string, string>,
  ): Promise<Answer | null>
  /** Asks one of them after the other until one answers, refusals included. Says how often nobody did. */
  ask(
    method: string,
    path: string,
    body: object | null,
    headers: Record<string, string>,
  ): Promise<Answer & { failures: number }>
  pauseBetweenTries(): Promise<void>
  /** Posts to one of them, again and again until one answers with a success. Answers how often nobody did. */
  insist(
    path: string,
    body: string,
    headers: Record<string, string>,
  ): Promise<{ failures: number; answer: unknown }>
  /** Kills one of them in the middle of whatever it does, and starts it again: in so many ms it was ready. */
  killOne(): Promise<number>
  /** Resolves once all of them are ready. */
  ready(): Promise<void>
  /** Ends all of them in order. */
  stop(): Promise<void>
}

const betweenTriesMs = 100

/** Starts so many servers with these settings, from their sources unless a program is named. */
export async function startServers(
  count: number,
  environment: Record<string, string>,
  cwd: string,
  chance: Chance,
  program?: string,
): Promise<Servers> {
  let hasEnded: string | null = null
  const running: { origin: string; process: ServerProcess; start: () => Promise<ServerProcess> }[] = []
  for (let n = 0; n < count; n++) {
    const settings = { ...environment, PORT: String(await findFreePort()) }
    const start = async () => {
      const process = await startServerProcess(settings, { cwd, ...(program && { program }) })
      // Nobody but us ends it: a code instead of a signal is its own doing.
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

  async function tryOnce(
    method: string,
    path: string,
    body: string | null,
    headers: Record<string, string>,
  ): Promise<Answer | null> {
    if (hasEnded !== null) throw new Error(hasEnded)
    try {
      const response = await fetch(`${anyOne()?.origin}${path}`, {
        method,
        headers: { ...(body !== null && { 'content-type': 'application/json' }), ...headers },
        body,
        signal: AbortSignal.timeout(60_000),
      })
      const answer = (await response.json()) as Record<string, unknown>
      return response.status < 500 ? { status: response.status, body: answer } : null
    } catch {
      // A connection that was refused or cut, an answer that ends in its middle: nobody answered.
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
    origins: running.map(({ origin }) => origin),
    tryOnce: (method, path, body, headers) => tryOnce(method, path, textOf(body), headers),
    ask: (method, path, body, headers) => ask(method, path, textOf(body), headers),
    pauseBetweenTries: () => pause(betweenTriesMs),
    async insist(path, body, headers) {
      const answer = await ask('POST', path, body, headers)
      // What a running server refuses is wrong with the experiment, not with the moment.
      if (answer.status !== 200) throw new Error(`${path}: ${JSON.stringify(answer.body)}`)
      return { failures: answer.failures, answer: answer.body }
    },
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
