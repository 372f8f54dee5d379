import { setImmediate as nextTurn } from 'node:timers/promises'
import type { Compilable, CompiledQuery, DatabaseConnection, InferResult, Insertable } from 'kysely'
import type { ReadOnlyDb, WritableDb } from './database.ts'
import { gather, type Insertion } from './pipeline.ts'
import type { Tables } from './tables.ts'

/** The compiled queries of each engine, by what built them. */
const compiledQueries = new WeakMap<object, Map<unknown, CompiledQuery>>()

/** Stands in a compiled query where a value will be. */
class Placeholder {
  readonly name: string

  constructor(name: string) {
    this.name = name
  }
}

/**
 * A query that is built and compiled once and from then on only filled in, for the few that nearly every request asks:
 * building and compiling the list's took a third of its answer. `build` must not look at the values that it is given,
 * and each must become a parameter. Outside a transaction, those who ask the same in one turn of the event loop share one
 * query and its rows, which nobody may change: the browsers of a family refetch together whenever one of them writes.
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

/** The queries that were asked of a database in this turn of the event loop, by query and values. */
const pendingOf = new WeakMap<ReadOnlyDb, Map<string, PendingQuery>>()

/** The most queries that go to one connection; more are spread over others. */
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
 * At the end of the turn, so that nobody is answered with less than was there when they asked; over one connection,
 * which takes them all in one go: on connections of their own each would be a message there and one back.
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

/** Inserts a row without waiting (see `gather`); compiled once for each set of columns. */
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
 * Gathers rows (see `gather`) for a statement that is compiled once for each number of them, and takes the values of the
 * rows as its parameters, in their order.
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

/** Runs what is compiled once for a key, with the values of this time in the order in which it names them. */
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
