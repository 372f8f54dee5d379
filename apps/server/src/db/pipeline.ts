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

/** Kysely's dialect over connections that send what they are asked at once, one statement after the other. */
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
 * Runs `fn` in one transaction whose statements leave in the order in which they are asked, without waiting for each
 * other's answers; one that nobody waits for is part of it all the same, and when it fails all of it does. Rejects with
 * the first failure, which is the reason of those after it. Over a `pipeline` the commit leaves right behind the last
 * statement: PostgreSQL commits nothing once one has failed.
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

/** The statements of each transaction that is open. */
const statementsOfOpen = new WeakMap<WritableDb, Statements>()

/** Rows that are to be inserted into a table, and the statement that inserts so many of them. */
export interface Insertion<R = unknown> {
  table: keyof Tables
  /** The same for insertions whose rows may go into one statement. */
  kind: string
  rows: readonly R[]
  /** Puts rows together just before they are inserted: adds up those of one key, brings them into an order. */
  arrange?(rows: readonly R[]): readonly R[]
  /** The statement for up to `rowsAtOnce` rows. */
  compile(rows: readonly R[]): CompiledQuery
}

/** The most rows that one statement inserts; a statement is compiled for each number of rows. */
const rowsAtOnce = 16

/**
 * Lets an insertion go whose answer nobody needs. Those that follow each other leave together, before anything else
 * that is asked of the transaction: rows of one kind as one statement, single rows of different tables too.
 */
export function gather<R>(tx: WritableDb, insertion: Insertion<R>): void {
  const statements = statementsOfOpen.get(tx)
  if (!statements) throw new Error('There is no transaction')
  statements.gather(insertion as Insertion)
}

/** Insertions of one kind in a list of its own, which grows, and whether it is still but one of them. */
interface Gathered extends Insertion {
  rows: unknown[]
  isAlone: boolean
}

/** The statements of one transaction; none can be added once it has ended. */
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
    // Parts of one statement do not see each other's rows.
    if (before) this.sendGathered()
    this.#gathered.set(table, { ...insertion, rows: [...rows], isAlone: true })
  }

  sendGathered(): void {
    const insertions = [...this.#gathered.values()]
    this.#gathered.clear()
    const statements = insertions.flatMap(statementsOf)
    // When several works share the transaction, the numbers of rows vary, so that each combination would be a new
    // statement to prepare: they leave separately.
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
    // Told by `answered`, to whoever waits for the transaction.
    answer.catch(() => {})
    this.#answers.push(answer)
    return sent
  }

  /** Resolves when all have been answered; rejects with the first that failed in the order of asking. */
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

/** The SQL of combined statements, by that of their parts. */
const combinedSql = new Map<string, string>()

/** Several insertions as one statement of PostgreSQL: the first with the others before it, so that they run in order. */
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
