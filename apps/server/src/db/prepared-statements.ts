import type { PostgresPool, PostgresPoolClient, PostgresQueryResult } from 'kysely'
import pg from 'pg'

/**
 * More than the server has. Queries with a varying number of values must not fill up the memory of every connection.
 */
const mostStatements = 500

/** In milliseconds; at most so often does a database that stays read-only make all connections be replaced. */
const replacingPause = 1000

/**
 * A pool whose connections prepare each statement once, under a name, and then only execute it: parsing and planning
 * take PostgreSQL several times as long as a look-up by key (a list of 20 rows: 1.9 ms unprepared, 0.3 ms prepared).
 * Once a connection turns out to be read-only, all connections are replaced before they are used again: another server
 * may have taken over the database's name, while they still lead to the one before.
 */
export class PreparingPool implements PostgresPool {
  readonly #pool: pg.Pool
  readonly #clients = new WeakMap<pg.PoolClient, PreparingClient>()
  readonly #names = new Map<string, string>()
  /** Connections made before this moment, of `performance.now()`, are to be replaced. */
  #since = 0

  constructor(pool: pg.Pool) {
    this.#pool = pool
  }

  get options(): object {
    return this.#pool.options
  }

  async connect(): Promise<PostgresPoolClient> {
    for (;;) {
      const client = await this.#pool.connect()
      let preparing = this.#clients.get(client)
      if (!preparing) {
        preparing = new PreparingClient(client, this.#names, (made) => this.#replaceFrom(made))
        this.#clients.set(client, preparing)
      }
      // It has no cursors, which are not used.
      if (preparing.made >= this.#since) return preparing as unknown as PostgresPoolClient
      client.release(true)
    }
  }

  /** Has all connections replaced because one is read-only, unless that one is new. */
  #replaceFrom(made: number): void {
    const now = performance.now()
    if (now - made > replacingPause) this.#since = now
  }

  end(): Promise<void> {
    return this.#pool.end()
  }
}

class PreparingClient {
  /** When the connection was made, in milliseconds of `performance.now()`. */
  readonly made = performance.now()
  readonly #client: pg.PoolClient
  readonly #names: Map<string, string>
  readonly #onReadOnly: (made: number) => void
  /** Part of the statement names; incremented when a changed table has invalidated the prepared statements. */
  #generation = 0

  constructor(client: pg.PoolClient, names: Map<string, string>, onReadOnly: (made: number) => void) {
    this.#client = client
    this.#names = names
    this.#onReadOnly = onReadOnly
  }

  async query<R>(text: string, values: readonly unknown[] = []): Promise<PostgresQueryResult<R>> {
    try {
      return await this.#run(text, values)
    } catch (error) {
      if (isReadOnly(error)) this.#onReadOnly(this.made)
      if (!isOutdatedPlan(error)) throw error
      this.#generation += 1
      // Inside a transaction this fails too; the first error then makes the whole transaction run again.
      return this.#run<R>(text, values).catch(() => {
        throw error
      })
    }
  }

  release(destroy?: boolean): void {
    this.#client.release(destroy)
  }

  #run<R>(text: string, values: readonly unknown[]): Promise<PostgresQueryResult<R>> {
    this.#gather()
    // A statement without values (begin, commit) is not prepared: it takes one message instead of four.
    const name = values.length > 0 && this.#nameOf(text)
    return this.#client.query({
      text,
      values: [...values],
      ...(name && { name }),
    }) as Promise<unknown> as Promise<PostgresQueryResult<R>>
  }

  /** Delays sending until the running code has made all its statements, to send them in one write. */
  #gather(): void {
    const { stream } = this.#client.connection
    if (stream.writableCorked > 0) return
    stream.cork()
    process.nextTick(() => stream.uncork())
  }

  #nameOf(text: string): string | null {
    let name = this.#names.get(text)
    if (name === undefined && this.#names.size < mostStatements) {
      name = `casita_${this.#names.size}`
      this.#names.set(text, name)
    }
    return name === undefined ? null : `${name}_${this.#generation}`
  }
}

/**
 * Whether a prepared statement is outdated because a newer version of the server has changed its table. PostgreSQL
 * words the error in the language of its own settings, so it is recognised by the place that reports it.
 */
export function isOutdatedPlan(error: unknown): boolean {
  return (
    error instanceof pg.DatabaseError && error.code === '0A000' && error.routine === 'RevalidateCachedQuery'
  )
}

/** Whether a statement was refused because the transaction is read-only, as all are on a standby server. */
function isReadOnly(error: unknown): boolean {
  return error instanceof pg.DatabaseError && error.code === '25006'
}
