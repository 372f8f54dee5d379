import { setImmediate as nextTurn } from 'node:timers/promises'
import {
  type Compilable,
  CompiledQuery,
  type DatabaseConnection,
  type InferResult,
  type Insertable,
} from 'kysely'
import type { ReadOnlyDb, WritableDb } from './database.ts'
import { gather, type Insertion } from './pipeline.ts'
import type { Tables } from './tables.ts'

/** Compiled queries by engine, and there by a key. */
type CompiledQueries = WeakMap<object, Map<unknown, CompiledQuery>>

const queriesByKey: CompiledQueries = new WeakMap()

/**
 * Returns a query that is built and compiled once; later calls only fill in the values. For queries that many requests
 * run: building and compiling took a third of the time of the list. `build` may ask whether a value is undefined, true
 * or false, and how long a list is, since there is one query for each such shape of the values. Every other value must
 * become a parameter and must not be read. Outside a transaction, equal queries of one turn of the event loop share
 * one result, which callers must not change: the browsers of a family all refetch when one of them writes.
 */
export function compiled<V extends object, Q extends Compilable<unknown>, D extends ReadOnlyDb = ReadOnlyDb>(
  build: (db: D, values: V) => Q,
): (db: D, values: V) => Promise<InferResult<Q>> {
  const queries: CompiledQueries = new WeakMap()
  return async (db, values) => {
    const query = compileOnce(queries, db, shapeOf(values), () => build(db, withPlaceholders(values)))
    const parameters = query.parameters.map((parameter) =>
      parameter instanceof Placeholder ? parameter.valueIn(values) : parameter,
    )
    return db.isTransaction ? run(db, query, parameters) : runShared(db, query, parameters)
  }
}

/**
 * Repeats the last of some values until their number is a multiple of eight. For a list that `in` searches: there is
 * one query for each length.
 */
export function padded<T>(values: readonly T[]): readonly T[] {
  const missing = -values.length & 7
  return [...values, ...Array.from({ length: missing }, () => values.at(-1) as T)]
}

/** Marks the place of a value in a compiled query. */
class Placeholder {
  readonly #path: readonly string[]

  constructor(path: readonly string[]) {
    this.#path = path
  }

  valueIn(values: object): unknown {
    return this.#path.reduce<unknown>((inside, name) => (inside as Record<string, unknown>)[name], values)
  }
}

/** Describes which values there are, and which of them are true or false. */
function shapeOf(values: object): string {
  let shape = ''
  for (const [name, value] of Object.entries(values)) {
    if (value === undefined) continue
    shape += `${name}:${isNested(value) ? `{${shapeOf(value)}}` : typeof value === 'boolean' ? value : ''},`
  }
  return shape
}

/** The same values with a placeholder for each that is to become a parameter. */
function withPlaceholders<V extends object>(values: V, path: readonly string[] = []): V {
  const entries = Object.entries(values).map(([name, value]) => {
    const own = [...path, name]
    if (isNested(value)) return [name, withPlaceholders(value, own)]
    return [name, value === undefined || typeof value === 'boolean' ? value : new Placeholder(own)]
  })
  return (Array.isArray(values) ? entries.map(([, value]) => value) : Object.fromEntries(entries)) as V
}

function isNested(value: unknown): value is object {
  return typeof value === 'object' && value !== null
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
      ...compileOnce(queriesByKey, db, `${table} ${kind} ${some.length}`, () => insert(some)),
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
  return run(db, compileOnce(queriesByKey, db, key, build), values)
}

function compileOnce(
  queries: CompiledQueries,
  db: ReadOnlyDb,
  key: unknown,
  build: () => Compilable<unknown>,
): CompiledQuery {
  const { adapter } = db.getExecutor()
  const ofEngine = queries.get(adapter) ?? new Map<unknown, CompiledQuery>()
  queries.set(adapter, ofEngine)
  const known = ofEngine.get(key)
  if (known) return known
  const { sql, parameters } = build().compile()
  // Without the tree that it was built from, which takes 30 kB.
  const query = CompiledQuery.raw(sql, [...parameters])
  ofEngine.set(key, query)
  return query
}

async function run<R>(db: ReadOnlyDb, query: CompiledQuery, parameters: readonly unknown[]): Promise<R> {
  const { rows } = await db.getExecutor().executeQuery({ ...query, parameters })
  return rows as R
}
