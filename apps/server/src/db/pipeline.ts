import {
  CompiledQuery,
  type ConnectionProvider,
  type DatabaseConnection,
  type Dialect,
  DummyDriver,
  type Kysely,
  PostgresDialect,
  type PostgresDialectConfig,
  PostgresDriver,
  Transaction,
  type TransactionSettings,
} from 'kysely'
import type { WritableDb } from './database.ts'
import type { Tables } from './tables.ts'

/**
 * Kysely's dialect for connections that pipeline: each statement is sent at once, without waiting for earlier
 * results.
 */
export class PipelinedPostgresDialect extends PostgresDialect {
  readonly #config: PostgresDialectConfig

  constructor(config: PostgresDialectConfig) {
    super(config)
    this.#config = config
  }

  override createDriver(): PostgresDriver {
    return new PipelinedPostgresDriver(this.#config)
  }
}

class PipelinedPostgresDriver extends PostgresDriver {
  readonly #begun = new WeakMap<DatabaseConnection, Promise<void>>()

  override async beginTransaction(
    connection: DatabaseConnection,
    settings: TransactionSettings,
  ): Promise<void> {
    const begun = super.beginTransaction(connection, settings)
    begun.catch(() => {})
    this.#begun.set(connection, begun)
  }

  override async commitTransaction(connection: DatabaseConnection): Promise<void> {
    await Promise.all([this.#begun.get(connection), super.commitTransaction(connection)])
  }
}

/**
 * Runs `fn` in one transaction. Statements are sent in the order in which they are made, without waiting for each
 * other's results. A statement that nobody awaits also belongs to the transaction and makes it fail when it fails.
 * Rejects with the first failure, which is the cause of later ones. On a pipeline, the commit is sent right after the
 * last statement: PostgreSQL commits nothing once a statement has failed.
 */
export async function inOneTransaction<T>(
  db: Kysely<Tables>,
  dialect: Dialect,
  fn: (tx: WritableDb) => Promise<T>,
  { isPipeline }: { isPipeline: boolean },
): Promise<T> {
  const statements = new Statements(isPipeline)
  try {
    const result = await db.transaction().execute(async (begun) => {
      statements.connection = await begun.getExecutor().provideConnection(async (connection) => connection)
      const executor = db.getExecutor().withConnectionProvider(statements)
      const tx = new Transaction<Tables>({
        config: { dialect },
        dialect,
        driver: new DummyDriver(),
        executor,
      })
      statementsOfOpen.set(tx, statements)
      const result = await fn(tx)
      statements.sendGathered()
      if (!isPipeline) await statements.answered()
      return result
    })
    await statements.answered()
    return result
  } catch (error) {
    await statements.answered()
    throw error
  } finally {
    statements.connection = null
  }
}

/** The statements of each open transaction. */
const statementsOfOpen = new WeakMap<WritableDb, Statements>()

/** Rows to insert into a table, and how to build the statement for them. */
export interface Insertion<R = unknown> {
  table: keyof Tables
  /** Insertions of the same kind may be merged into one statement. */
  kind: string
  rows: readonly R[]
  /** Prepares all rows together just before they are inserted: sorts them, or adds up those with the same key. */
  arrange?(rows: readonly R[]): readonly R[]
  /** The statement for up to `rowsAtOnce` rows. */
  compile(rows: readonly R[]): CompiledQuery
}

/** The most rows that one statement inserts; a statement is compiled for each number of rows. */
const rowsAtOnce = 16

/**
 * Inserts rows without returning a result. Consecutive insertions are held back and sent together before the next
 * other statement of the transaction: rows of one kind as one statement, and single rows of different tables also as
 * one.
 */
export function gather<R>(tx: WritableDb, insertion: Insertion<R>): void {
  const statements = statementsOfOpen.get(tx)
  if (!statements) throw new Error('There is no transaction')
  statements.gather(insertion as Insertion)
}

/** Merged insertions of one kind; `isAlone` while there is only one of them. */
interface Gathered extends Insertion {
  rows: unknown[]
  isAlone: boolean
}

/** The statements of one transaction. None can be added once it has ended. */
class Statements implements ConnectionProvider {
  connection: DatabaseConnection | null = null
  readonly #isPipeline: boolean
  readonly #answers: Promise<void>[] = []
  readonly #gathered = new Map<keyof Tables, Gathered>()

  constructor(isPipeline: boolean) {
    this.#isPipeline = isPipeline
  }

  gather(insertion: Insertion): void {
    const { table, kind, rows } = insertion
    const before = this.#gathered.get(table)
    if (before?.kind === kind) {
      for (const row of rows) before.rows.push(row)
      before.isAlone = false
      return
    }
    // Merged into one statement, these rows would not see those already gathered.
    if (before) this.sendGathered()
    this.#gathered.set(table, { ...insertion, rows: [...rows], isAlone: true })
  }

  sendGathered(): void {
    const insertions = [...this.#gathered.values()]
    this.#gathered.clear()
    const statements = insertions.flatMap(statementsOf)
    // When several works share the transaction, the numbers of rows vary and each combination would be a new statement
    // to prepare, so they are sent separately.
    const areOfOne = this.#isPipeline && statements.length > 1 && insertions.every(({ isAlone }) => isAlone)
    for (const statement of areOfOne ? [combine(statements)] : statements)
      void this.#send((connection) => connection.executeQuery(statement))
  }

  async provideConnection<T>(send: (connection: DatabaseConnection) => Promise<T>): Promise<T> {
    this.sendGathered()
    return this.#send(send)
  }

  #send<T>(send: (connection: DatabaseConnection) => Promise<T>): Promise<T> {
    if (!this.connection) return Promise.reject(new Error('The transaction has ended'))
    const sent = send(this.connection)
    const answer = sent.then(() => {})
    // `answered` reports a failure to the caller of the transaction.
    answer.catch(() => {})
    this.#answers.push(answer)
    return sent
  }

  /** Resolves when all statements have succeeded; rejects with the failure of the first one that failed. */
  async answered(): Promise<void> {
    for (const answer of this.#answers) await answer
  }
}

function statementsOf({ rows, arrange, compile }: Insertion): CompiledQuery[] {
  const arranged = arrange?.(rows) ?? rows
  const statements: CompiledQuery[] = []
  for (let at = 0; at < arranged.length; at += rowsAtOnce)
    statements.push(compile(arranged.slice(at, at + rowsAtOnce)))
  return statements
}

/** Combined statements, by the SQL of their parts. */
const combinedSql = new Map<string, string>()

/** Combines several insertions into one PostgreSQL statement that runs them in order. */
function combine(insertions: readonly CompiledQuery[]): CompiledQuery {
  const key = insertions.map(({ sql }) => sql).join(';')
  const text = combinedSql.get(key) ?? combineSql(insertions)
  combinedSql.set(key, text)
  return CompiledQuery.raw(
    text,
    insertions.flatMap(({ parameters }) => parameters),
  )
}

function combineSql(insertions: readonly CompiledQuery[]): string {
  let used = 0
  const [first, ...others] = insertions.map(({ sql, parameters }) => {
    const before = used
    used += parameters.length
    return sql.replaceAll(/\$(\d+)/g, (_, place) => `$${before + Number(place)}`)
  })
  // PostgreSQL runs the main statement first and then the others from the last to the first.
  const parts = others.map((sql, at) => `part_${at} as (${sql})`).toReversed()
  return `with ${parts.join(', ')} ${first}`
}
