import { createHmac, randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { Agent, type IncomingMessage, request } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { delivery, type Reply, statusReport } from './asks.ts'
import type { Asked } from './load.ts'
import { memberOf } from './seed.ts'

/** When the provider reports of a reply, in milliseconds after the report before. */
const reports = [
  ['sent', 100],
  ['delivered', 400],
  ['read', 1500],
] as const
const mostSockets = 64
const longestWaitMs = 180_000

/** The chat provider: delivers what people write, receives the replies and reports of them. */
export class Provider {
  /** Where the server under test answers. */
  port = 0
  readonly #households: number
  readonly #agent = new Agent({ keepAlive: true, maxSockets: mostSockets })
  /** When those who wait for a reply have written, by their number. */
  readonly #waiting = new Map<string, number>()
  readonly #open = new Set<Promise<void>>()
  #next = 0
  #replies: number[] = []
  #answers: number[] = []

  /** Its people are the members of the first `households` that `seed` writes, four of each. */
  constructor(households: number) {
    this.#households = households
  }

  /**
   * Lets people write at a rate per second, whether or not they are answered, and then waits for the last reply. Nobody
   * writes again before all others have. Returns the times of replies and acknowledgements in milliseconds, and how
   * long the replies took that were missing at the end.
   */
  async writeFor(seconds: number, rate: number) {
    ;[this.#replies, this.#answers] = [[], []]
    this.#waiting.clear()
    const end = performance.now() + seconds * 1000
    let sent = 0
    for (let due = performance.now(); due < end; due += (-Math.log(1 - Math.random()) * 1000) / rate) {
      if (due > performance.now() + 1) await sleep(due - performance.now())
      const { phone } = memberOf(this.#next % this.#households, Math.floor(this.#next / this.#households) % 4)
      this.#next += 1
      sent += 1
      this.#waiting.set(phone, performance.now())
      this.#inBackground(this.#deliver(delivery(phone)))
    }
    const stopped = performance.now()
    while (this.#waiting.size > 0 && performance.now() < stopped + longestWaitMs) await sleep(10)
    if (this.#waiting.size > 0) throw new Error(`${this.#waiting.size} messages got no reply`)
    return { sent, replies: this.#replies, answers: this.#answers, restMs: performance.now() - stopped }
  }

  receive(reply: Reply): void {
    const written = this.#waiting.get(reply.to)
    if (written !== undefined) this.#replies.push(performance.now() - written)
    this.#waiting.delete(reply.to)
    this.#inBackground(this.#report(reply))
  }

  /** Resolves when everything is delivered and reported. */
  async silent(): Promise<void> {
    while (this.#open.size > 0) await Promise.all(this.#open)
  }

  async #report(reply: Reply): Promise<void> {
    for (const [status, afterMs] of reports) {
      await sleep(afterMs)
      await this.#deliver(statusReport(reply, status))
    }
  }

  async #deliver({ method, path, body = '', signedWith = '' }: Asked): Promise<void> {
    const text = body.replaceAll('{uuid}', () => randomUUID())
    const signature = createHmac('sha256', signedWith).update(text).digest('hex')
    const headers = {
      'Content-Length': Buffer.byteLength(text),
      'X-Hub-Signature-256': `sha256=${signature}`,
    }
    const begun = performance.now()
    const asking = request({ host: '127.0.0.1', port: this.port, agent: this.#agent, method, path, headers })
    asking.end(text)
    const [response] = (await once(asking, 'response')) as [IncomingMessage]
    await once(response.resume(), 'end')
    if (response.statusCode !== 200) throw new Error(`A delivery was answered with ${response.statusCode}`)
    this.#answers.push(performance.now() - begun)
  }

  #inBackground(work: Promise<void>): void {
    const open: Promise<void> = work.finally(() => this.#open.delete(open))
    this.#open.add(open)
  }
}
