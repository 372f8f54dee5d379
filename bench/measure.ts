import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import type { Asked, Order, Result } from './load.ts'
import { family, processorSeconds } from './machine.ts'

/** A server and the requests to send it, measured in turn with others. */
export interface Subject {
  name: string
  port: number
  asked: readonly Asked[]
  connections?: number
  /** Waits for work that the answers have left to do, so that it does not affect the next subject. */
  settle?: () => Promise<void>
}

/**
 * The figures of a subject; `rates` has one entry per round, in answers per second. Times are in milliseconds,
 * processor time in seconds per 1 000 answers.
 */
export interface Figures {
  rates: number[]
  rate: number
  p50: number
  p99: number
  processorSeconds: number
  refused: Record<string, number>
}

/**
 * Sends requests to the subjects in turn, for a number of rounds of equal length, so that noise affects all of them
 * alike.
 */
export async function measure(
  subjects: readonly Subject[],
  { rounds, milliseconds, programs }: { rounds: number; milliseconds: number; programs: readonly number[] },
): Promise<Map<string, Figures>> {
  const loader = startLoader()
  const used = () => processorSeconds(programs.flatMap(family))
  const found = new Map<
    string,
    { rates: number[]; times: number[]; used: number; refused: Figures['refused'] }
  >()
  for (let round = 0; round <= rounds; round++) {
    for (const { name, port, asked, connections = 8, settle } of subjects) {
      const before = used()
      // The first round is a warm-up.
      const length = round === 0 ? milliseconds / 2 : milliseconds
      const result = await loader.follow({ port, connections, asked, milliseconds: length })
      const spent = used() - before
      await settle?.()
      const all = found.get(name) ?? { rates: [], times: [], used: 0, refused: {} }
      found.set(name, all)
      for (const [status, count] of Object.entries(result.refused))
        all.refused[status] = (all.refused[status] ?? 0) + count
      if (round === 0) continue
      all.rates.push(result.answers / result.seconds)
      all.times.push(...result.times)
      all.used += spent
    }
  }
  loader.stop()
  return new Map(
    [...found].map(([name, { rates, times, used, refused }]) => [
      name,
      {
        rates,
        rate: at(rates, 0.5),
        p50: at(times, 0.5),
        p99: at(times, 0.99),
        processorSeconds: (used / times.length) * 1000,
        refused,
      },
    ]),
  )
}

/** Returns how one subject compares with another: the median over the rounds of the ratio of their rates. */
export function ratioOf(one: Figures, other: Figures): number {
  return at(
    one.rates.map((rate, round) => rate / (other.rates[round] ?? rate)),
    0.5,
  )
}

/** Returns a quantile: the value below which the given share of all values lies. */
export function at(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN
}

function startLoader(): { follow(order: Order): Promise<Result>; stop(): void } {
  const script = fileURLToPath(new URL('load.ts', import.meta.url))
  const child: ChildProcess = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', script], {
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  if (!child.stdin || !child.stdout) throw new Error('The loader has no pipes')
  const { stdin } = child
  const lines = createInterface({ input: child.stdout })
  const gone = once(child, 'exit')
  return {
    async follow(order) {
      stdin.write(`${JSON.stringify(order)}\n`)
      const [line] = (await Promise.race([once(lines, 'line'), gone])) as [unknown]
      if (typeof line !== 'string') throw new Error('The loader ended; the reason is above')
      return JSON.parse(line)
    },
    stop: () => void child.kill(),
  }
}
