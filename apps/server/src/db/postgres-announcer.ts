import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { z } from 'zod'
import { Announcement } from './announcement.ts'
import type { ReportProblem } from './database.ts'
import { newId } from './ids.ts'
import type { Listeners } from './listeners.ts'
import { queues } from './tables/queue.ts'

const channel = 'casita'
/** PostgreSQL allows less than 8000 bytes per notification; an event takes about 300 at most. */
const eventsPerMessage = 20
const reconnectMs = { first: 100, most: 5_000 }
/**
 * For how many milliseconds announcements are collected into one message, since each message costs a statement here
 * and work in the other processes.
 */
const gatherMs = 25
/** Without traffic, a listening connection would not notice that a firewall had dropped it. */
const heartbeatMs = 30_000

/** A message from one process to the others. */
const Message = Announcement.extend({ from: z.string() })

const everything: Announcement = { events: [], wake: queues, missed: true }

/**
 * Sends announcements to other processes over LISTEN and NOTIFY. They are sent after the commit and not within the
 * transaction: one that notifies holds a lock of the whole database server until it is on disk, so commits would run
 * one at a time. A crash in between or a broken connection can lose announcements; therefore a process that starts or
 * reconnects announces `missed`, and every listener looks for changes.
 */
export class PostgresAnnouncer {
  readonly #self = newId()
  readonly #pool: pg.Pool
  readonly #listeners: Listeners
  readonly #report: ReportProblem
  readonly #clientConfig: pg.ClientConfig
  readonly #stopping = new AbortController()
  #waiting: Announcement[] = []
  #sending: Promise<void> | undefined
  #listening: Promise<void> | undefined

  constructor(options: {
    pool: pg.Pool
    clientConfig: pg.ClientConfig
    listeners: Listeners
    report: ReportProblem
  }) {
    this.#pool = options.pool
    this.#clientConfig = options.clientConfig
    this.#listeners = options.listeners
    this.#report = options.report
  }

  /** Notifies this process at once and the others soon, several announcements together. */
  announce(announcement: Announcement): void {
    this.#listeners.tell(announcement)
    this.#waiting.push(announcement)
    this.#sending ??= this.#send()
  }

  /** Starts listening to the other processes, until `stop`. */
  start(): void {
    this.#listening ??= this.#listen()
  }

  /** Sends what is still queued, then disconnects. */
  async stop(): Promise<void> {
    this.#stopping.abort()
    await this.#sending
    await this.#listening
  }

  async #send(): Promise<void> {
    try {
      while (this.#waiting.length > 0) {
        await this.#pause(gatherMs)
        const batch = this.#waiting.splice(0)
        try {
          await this.#pool.query('select pg_notify($1, message) from unnest($2::text[]) as message', [
            channel,
            this.#messages(batch),
          ])
        } catch (error) {
          this.#report(error, 'Other processes could not be told what changed')
          if (this.#stopping.signal.aborted) return
          this.#waiting.unshift(everything)
          await this.#pause(reconnectMs.most)
        }
      }
    } finally {
      this.#sending = undefined
    }
  }

  #messages(batch: readonly Announcement[]): string[] {
    const events = batch.flatMap((announcement) => announcement.events)
    const wake = [...new Set(batch.flatMap((announcement) => announcement.wake))]
    const missed = batch.some((announcement) => announcement.missed)
    const messages: z.infer<typeof Message>[] = [
      { from: this.#self, events: events.slice(0, eventsPerMessage), wake, missed },
    ]
    for (let start = eventsPerMessage; start < events.length; start += eventsPerMessage) {
      const some = events.slice(start, start + eventsPerMessage)
      messages.push({ from: this.#self, events: some, wake: [], missed: false })
    }
    return messages.map((message) => JSON.stringify(message))
  }

  async #listen(): Promise<void> {
    let pauseMs = reconnectMs.first
    while (!this.#stopping.signal.aborted) {
      try {
        await this.#listenOnce(() => {
          pauseMs = reconnectMs.first
        })
      } catch (error) {
        this.#report(error, 'The connection that listens for changes was lost')
      }
      await this.#pause(pauseMs)
      pauseMs = Math.min(pauseMs * 2, reconnectMs.most)
    }
  }

  /** Returns when `stop` is called, throws when the connection is lost. */
  async #listenOnce(onConnected: () => void): Promise<void> {
    const client = new pg.Client(this.#clientConfig)
    const lost = Promise.withResolvers<never>()
    client.on('error', lost.reject)
    client.on('end', () => lost.reject(new Error('The connection ended')))
    client.on('notification', ({ payload }) => this.#hear(payload ?? ''))
    const stopped = Promise.withResolvers<void>()
    const onStop = () => stopped.resolve()
    this.#stopping.signal.addEventListener('abort', onStop)
    const heartbeat = setInterval(() => void client.query('select 1').catch(lost.reject), heartbeatMs)
    try {
      const connected = client.connect().then(() => client.query(`listen ${channel}`))
      await Promise.race([connected, lost.promise, stopped.promise])
      onConnected()
      // The other processes are notified too: this process may have crashed before announcing something.
      this.announce(everything)
      await Promise.race([lost.promise, stopped.promise])
    } finally {
      clearInterval(heartbeat)
      // Connections are replaced, but the signal lives as long as the server.
      this.#stopping.signal.removeEventListener('abort', onStop)
      lost.promise.catch(() => {})
      client.end().catch(() => {})
    }
  }

  /**
   * Handles a notification. Anybody with the database's password can send one, so a malformed message only means that
   * something may have changed.
   */
  #hear(payload: string): void {
    try {
      const { from, ...announcement } = Message.parse(JSON.parse(payload))
      if (from !== this.#self) this.#listeners.tell(announcement)
    } catch (error) {
      this.#report(error, 'What another process told could not be read')
      this.#listeners.tell(everything)
    }
  }

  async #pause(ms: number): Promise<void> {
    await sleep(ms, undefined, { signal: this.#stopping.signal }).catch(() => {})
  }
}
