import { setImmediate as nextTurn } from 'node:timers/promises'
import type { Compilable, CompiledQuery, DatabaseConnection, InferResult, Insertable } from 'kysely'
import type { ReadOnlyDb, WritableDb } from './database.ts'
import { gather, type Insertion } from './pipeline.ts'
import type { Tables } from './tables.ts'

/** The compiled queries of each engine, by the function that builds them or by a key. */
const compiledQueries = new WeakMap<object, Map<unknown, CompiledQuery>>()

/** Marks the place of a value in a compiled query. */
class Placeholder {
  readonly name: string

  constructor(name: string) {
    this.name = name
  }
}

/**
 * Returns a query that is built and compiled once; later calls only fill in the values. For queries that nearly every
 * request runs: building and compiling took a third of the time of the list. `build` must not read its values, and
 * each value must become a parameter. Outside a transaction, equal queries of one turn of the event loop share one
 * result, which callers must not change: the browsers of a family all refetch when one of them writes.
 */
export function compiled<V extends object, Q extends Compilable<unknown>, D extends ReadOnlyDb = ReadOnlyDb>(
  build: (db: D, values: V) => Q,
): (db: D, values: V) => Promise<InferResult<Q>> {
  const placeholders = new Proxy({}, { get: (_, name) => new Placeholder(String(name)) }) as V
  return async (db, values) => {
    const query = compileOnce(db, build, () => build(db, placeholders))
    const parameters = query.parameters.map((parameter) =>
      parameter instanceof Placeholder ? values[parameter.name as keyof V] : parameter,
    )
    return db.isTransaction ? run(db, query, parameters) : runShared(db, query, parameters)
  }
}

interface PendingQuery {
  query: CompiledQuery
  parameters: readonly unknown[]
  answer: PromiseWithResolvers<unknown>
}

/** The queries of this turn of the event loop, by database, then by query and values. */
const pendingOf = new WeakMap<ReadOnlyDb, Map<string, PendingQuery>>()

/** The most queries that are sent over one connection; further ones use other connections. */
const mostTogether = 16

async function runShared<R>(
  db: ReadOnlyDb,
  query: CompiledQuery,
  parameters: readonly unknown[],
): Promise<R> {
  let pending = pendingOf.get(db)
  if (!pending) {
    pending = new Map()
    pendingOf.set(db, pending)
    void askAtEndOfTurn(db, pending)
  }
  const key = JSON.stringify([query.queryId.queryId, ...parameters])
  const same = pending.get(key) ?? { query, parameters, answer: Promise.withResolvers<unknown>() }
  pending.set(key, same)
  return (await same.answer.promise) as R
}

/**
 * Runs the collected queries at the end of the turn, so that each sees everything that was committed when it was
 * requested. They share one connection, which sends them in one write; on separate connections, each would be a round
 * trip.
 */
async function askAtEndOfTurn(db: ReadOnlyDb, pending: ReadonlyMap<string, PendingQuery>): Promise<void> {
  await nextTurn()
  pendingOf.delete(db)
  const all = [...pending.values()]
  for (let at = 0; at < all.length; at += mostTogether) void askTogether(db, all.slice(at, at + mostTogether))
}

async function askTogether(db: ReadOnlyDb, queries: readonly PendingQuery[]): Promise<void> {
  const ask = async (connection: DatabaseConnection) => {
    await Promise.all(
      queries.map(({ query, parameters, answer }) =>
        connection
          .executeQuery({ ...query, parameters })
          .then(({ rows }) => answer.resolve(rows), answer.reject),
      ),
    )
  }
  await db
    .getExecutor()
    .provideConnection(ask)
    .catch((error) => {
      for (const { answer } of queries) answer.reject(error)
    })
}

/**
 * Inserts a row without waiting for the result (see `gather`). The statement is compiled once for each set of
 * columns.
 */
export function insertRow<T extends keyof Tables>(
  db: WritableDb,
  table: T,
  row: Insertable<Tables[T]>,
): void {
  gatherRows(db, table, [row], {
    kind: `insert ${Object.keys(row)}`,
    insert: (rows) => db.insertInto(table).values(rows),
  })
}

/**
 * Gathers rows (see `gather`) for a statement that is compiled once for each number of rows. Its parameters are the values
 * of the rows, in order.
 */
export function gatherRows<T extends keyof Tables, R extends Insertable<Tables[T]>>(
  db: WritableDb,
  table: T,
  rows: readonly R[],
  {
    kind,
    arrange,
    insert,
  }: Pick<Insertion<R>, 'kind' | 'arrange'> & {
    insert: (rows: readonly R[]) => Compilable<unknown>
  },
): void {
  gather<R>(db, {
    table,
    kind,
    rows,
    ...(arrange && { arrange }),
    compile: (some) => ({
      ...compileOnce(db, `${table} ${kind} ${some.length}`, () => insert(some)),
      parameters: some.flatMap((row) => Object.values(row)),
    }),
  })
}

/** Runs a query that is compiled once per key, with these values for its parameters, in order. */
export async function runCompiled<Q extends Compilable<unknown>>(
  db: ReadOnlyDb,
  key: unknown,
  build: () => Q,
  values: readonly unknown[],
): Promise<InferResult<Q>> {
  return run(db, compileOnce(db, key, build), values)
}

function compileOnce(db: ReadOnlyDb, key: unknown, build: () => Compilable<unknown>): CompiledQuery {
  const { adapter } = db.getExecutor()
  const ofEngine = compiledQueries.get(adapter) ?? new Map<unknown, CompiledQuery>()
  compiledQueries.set(adapter, ofEngine)
  const query = ofEngine.get(key) ?? build().compile()
  ofEngine.set(key, query)
  return query
}

async function run<R>(db: ReadOnlyDb, query: CompiledQuery, parameters: readonly unknown[]): Promise<R> {
  const { rows } = await db.getExecutor().executeQuery({ ...query, parameters })
  return rows as R
}
