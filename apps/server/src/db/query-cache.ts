import type { DatabaseSync, SQLInputValue, StatementSync } from 'node:sqlite'

/** Longer results are not cached. When the cache has more rows than this in all, it is emptied. */
const most = { rowsOfOne: 100, rows: 2000 }

/**
 * Caches the results of a connection that only reads, until another connection commits: SQLite's `data_version` tells
 * that in a microsecond. It pays because each call of a screen asks who the caller is, and because the browsers of all
 * members refetch the same lists whenever one of them writes. The rows are frozen, as many callers are given the same.
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

  /** The rows of a statement with these values: cached ones if nothing was committed since, else what `run` returns. */
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
