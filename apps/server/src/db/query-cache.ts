import type { DatabaseSync, SQLInputValue, StatementSync } from 'node:sqlite'

/** Results with more rows than `rowsOfOne` are not cached. When the cache exceeds `rows` in all, it is emptied. */
const most = { rowsOfOne: 100, rows: 2000 }

/**
 * Caches the results of a read-only connection until another connection commits, which SQLite's `data_version` reveals
 * within a microsecond. It pays off because each call asks who the caller is, and because the browsers of all members
 * refetch the same lists whenever one of them writes. The rows are frozen, because many callers share them.
 */
export class QueryCache {
  readonly #version: StatementSync
  readonly #results = new Map<string, readonly unknown[]>()
  #rows = 0
  #of: unknown

  constructor(database: DatabaseSync) {
    this.#version = database.prepare('pragma data_version')
    this.#version.setReturnArrays(true)
  }

  /**
   * The rows of a statement with these values: cached ones if nothing was committed since, otherwise those that `run`
   * returns.
   */
  rows(sql: string, values: readonly SQLInputValue[], run: () => unknown[]): unknown[] {
    this.#dropStale()
    const key = `${JSON.stringify(values)} ${sql}`
    const cached = this.#results.get(key)
    if (cached !== undefined) return cached as unknown[]
    const rows = run()
    if (rows.length <= most.rowsOfOne) this.#add(key, rows)
    return rows
  }

  #dropStale(): void {
    const [version] = this.#version.get() as unknown as [unknown]
    if (version !== this.#of || this.#rows > most.rows) {
      this.#results.clear()
      this.#rows = 0
      this.#of = version
    }
  }

  #add(key: string, rows: unknown[]): void {
    for (const row of rows) Object.freeze(row)
    this.#results.set(key, Object.freeze(rows))
    this.#rows += rows.length + 1
  }
}
