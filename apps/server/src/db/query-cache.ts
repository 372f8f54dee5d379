import type { DatabaseSync, SQLInputValue, StatementSync } from 'node:sqlite'

/** Longer answers are not remembered, and no more rows than that in all. */
const most = { rowsOfOne: 100, rows: 2000 }

/**
 * What a connection that never writes was answered stands until another one commits, which SQLite's `data_version`
 * tells in a microsecond. Who calls, and what the household sees, is asked for with each of the calls of a screen, and by
 * each member's browser whenever one of them writes. The rows are frozen: many are given the same.
 */
export class RememberedAnswers {
  readonly #version: StatementSync
  readonly #answers = new Map<string, readonly unknown[]>()
  #rows = 0
  #of: unknown

  constructor(database: DatabaseSync) {
    this.#version = database.prepare('pragma data_version')
    this.#version.setReturnArrays(true)
  }

  /** The rows of a statement with these values: those of last time where nothing was committed since. */
  rows(sql: string, values: readonly SQLInputValue[], run: () => unknown[]): unknown[] {
    this.#forgetOld()
    const key = `${JSON.stringify(values)} ${sql}`
    const known = this.#answers.get(key)
    if (known !== undefined) return known as unknown[]
    const rows = run()
    if (rows.length <= most.rowsOfOne) this.#remember(key, rows)
    return rows
  }

  #forgetOld(): void {
    const [version] = this.#version.get() as unknown as [unknown]
    if (version !== this.#of || this.#rows > most.rows) {
      this.#answers.clear()
      this.#rows = 0
      this.#of = version
    }
  }

  #remember(key: string, rows: unknown[]): void {
    for (const row of rows) Object.freeze(row)
    this.#answers.set(key, Object.freeze(rows))
    this.#rows += rows.length + 1
  }
}
