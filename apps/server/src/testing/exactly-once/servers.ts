import { setTimeout as pause } from 'node:timers/promises'
import { findFreePort } from '../free-port.ts'
import type { Chance } from '../random.ts'
import { type ServerProcess, startServerProcess } from '../server-process.ts'

/** Server processes over one store, each of which can be killed at any moment and comes back at its own address. */
export interface Servers {
  /** Posts to one of them, again and again until one answers with a success. Answers how often nobody did. */
  insist(
    path: string,
    body: string,
    headers: Record<string, string>,
  ): Promise<{ failures: number; answer: unknown }>
  /** Kills one of them in the middle of whatever it does, and starts it again. */
  killOne(): Promise<void>
  /** Ends all of them in order. */
  stop(): Promise<void>
}

const betweenTriesMs = 50

/** Starts so many servers with these settings. */
export async function startServers(
  count: number,
  environment: Record<string, string>,
  cwd: string,
  chance: Chance,
): Promise<Servers> {
  const running: { origin: string; process: ServerProcess; start: () => Promise<ServerProcess> }[] = []
  for (let n = 0; n < count; n++) {
    const settings = { ...environment, PORT: String(await findFreePort()) }
    const start = async () => {
      const process = await startServerProcess(settings, { cwd })
      await process.ready()
      return process
    }
    const process = await start()
    running.push({ origin: process.origin, process, start })
  }
  const anyOne = () => running[chance.between(0, running.length)] ?? running[0]

  async function post(path: string, body: string, headers: Record<string, string>): Promise<unknown> {
    const response = await fetch(`${anyOne()?.origin}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body,
      signal: AbortSignal.timeout(60_000),
    })
    const answer: unknown = await response.json()
    // What a running server refuses is wrong with the experiment, not with the moment.
    if (!response.ok && response.status < 500) throw new Refused(`${path}: ${JSON.stringify(answer)}`)
    if (!response.ok) throw new Error(`${path} answered ${response.status}`)
    return answer
  }

  return {
    async insist(path, body, headers) {
      for (let failures = 0; ; failures++) {
        try {
          return { failures, answer: await post(path, body, headers) }
        } catch (error) {
          if (error instanceof Refused) throw error
          await pause(betweenTriesMs)
        }
      }
    },
    async killOne() {
      const victim = anyOne()
      if (!victim) return
      victim.process.kill('SIGKILL')
      await victim.process.exit
      victim.process = await victim.start()
    },
    async stop() {
      for (const { process } of running) process.kill('SIGTERM')
      await Promise.all(running.map(({ process }) => process.exit))
    },
  }
}

class Refused extends Error {}
