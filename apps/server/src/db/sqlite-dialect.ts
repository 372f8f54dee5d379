import type { DatabaseSync, SQLInputValue, StatementSync } from 'node:sqlite'
import { setImmediate as nextTurn } from 'node:timers/promises'
import {
  CompiledQuery,
  type DatabaseConnection,
  SqliteAdapter,
  type SqliteDatabase,
  SqliteDialect,
  SqliteDriver,
  type SqliteStatement,
} from 'kysely'
import { RememberedAnswers } from './remembered-answers.ts'

/** Enough for every query of the product; a list with a varying number of parameters cannot crowd out the rest for long. */
const cachedStatements = 300

/** Kysely's SQLite dialect over Node's own SQLite; what a connection that only reads is answered is remembered. */
export class NodeSqliteDialect extends SqliteDialect {
  readonly #database: DatabaseSync
  readonly #statements: PreparedStatements

  constructor(database: DatabaseSync, { readOnly }: { readOnly: boolean }) {
    const statements = new PreparedStatements(database, readOnly ? new RememberedAnswers(database) : null)
    super({ database: statements })
    this.#database = database
    this.#statements = statements
  }

  override createDriver(): SqliteDriver {
    return new NodeSqliteDriver(this.#database, this.#statements)
  }

  override createAdapter(): SqliteAdapter {
    return new TransactionalSchemaAdapter()
  }
}

class NodeSqliteDriver extends SqliteDriver {
  readonly #database: DatabaseSync

  constructor(database: DatabaseSync, statements: PreparedStatements) {
    super({ database: statements })
    this.#database = database
  }

  override async beginTransaction(connection: DatabaseConnection): Promise<void> {
    // Nothing here ever waits: whoever writes again and again would keep everybody else waiting.
    await nextTurn()
    // A transaction that begins by reading could find out too late that it may not write.
    await connection.executeQuery(CompiledQuery.raw('begin immediate'))
  }

  override async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    // A full disk or an I/O error has rolled back already; asking again would hide that error behind another.
    if (this.#database.isTransaction) await super.rollbackTransaction(connection)
  }
}

/** SQLite changes tables inside transactions; Kysely leaves that unused, and half a migration would remain after a crash. */
class TransactionalSchemaAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true
  }
}

/** Keeps prepared statements, the most recently used last: preparing costs more than running most of ours. */
class PreparedStatements implements SqliteDatabase {
  readonly #database: DatabaseSync
  readonly #answers: RememberedAnswers | null
  readonly #cache = new Map<string, SqliteStatement>()

  constructor(database: DatabaseSync, answers: RememberedAnswers | null) {
    this.#database = database
    this.#answers = answers
  }

  prepare(sql: string): SqliteStatement {
    const statement =
      this.#cache.get(sql) ??
      asKyselyExpects(this.#database, this.#database.prepare(plannedOnce(sql)), this.#answers)
    this.#cache.delete(sql)
    this.#cache.set(sql, statement)
    if (this.#cache.size > cachedStatements) {
      for (const oldest of this.#cache.keys()) {
        this.#cache.delete(oldest)
        break
      }
    }
    return statement
  }

  close(): void {
    this.#cache.clear()
    if (this.#database.isOpen) this.#database.close()
  }
}

/**
 * SQLite's planner looks at the value of a bare `limit ?`, and so plans the statement anew for each run: two thirds of
 * the time of a list's statement, and most of that of a short one. Of an expression it sees no value.
 */
function plannedOnce(sql: string): string {
  return sql.replaceAll(/\blimit \?/g, 'limit cast(? as integer)')
}

function asKyselyExpects(
  database: DatabaseSync,
  statement: StatementSync,
  answers: RememberedAnswers | null,
): SqliteStatement {
  const columns = statement.columns()
  const names = columns.map(({ name }) => name)
  // Pictures would fill the memory.
  const remembered = columns.some(({ type }) => type === 'BLOB') ? null : answers
  statement.setReturnArrays(true)
  return {
    reader: names.length > 0,
    all: (parameters) => {
      const values = parameters as SQLInputValue[]
      const run = () => rowsOf(names, statement.all(...values) as unknown as unknown[][])
      return remembered === null ? run() : remembered.rows(statement.sourceSQL, values, run)
    },
    run: (parameters) => statement.run(...(parameters as SQLInputValue[])),
    // A statement of its own: a row-by-row read must not be reset by the same query running meanwhile.
    iterate: (parameters) =>
      database
        .prepare(statement.sourceSQL)
        .iterate(...(parameters as SQLInputValue[])) as IterableIterator<unknown>,
  }
}

function rowsOf(names: readonly string[], rows: readonly unknown[][]): object[] {
  return rows.map((values) => rowOf(names, values))
}

/** An object that grew by its fields is read in a tenth of the time that one takes which Node made as a whole. */
function rowOf(names: readonly string[], values: readonly unknown[]): object {
  const row: Record<string, unknown> = {}
  for (let at = 0; at < names.length; at++) row[names[at] as string] = values[at]
  return row
}
