import {
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
import type { Writing } from './database.ts'
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
  fn: (tx: Writing) => Promise<T>,
  { isPipeline }: { isPipeline: boolean },
): Promise<T> {
  const statements = new Statements()
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
      const result = await fn(tx)
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

/** The statements of one transaction; none can be added once it has ended. */
class Statements implements ConnectionProvider {
  connection: DatabaseConnection | null = null
  readonly #answers: Promise<void>[] = []

  async provideConnection<T>(send: (connection: DatabaseConnection) => Promise<T>): Promise<T> {
    if (!this.connection) throw new Error('The transaction has ended')
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
