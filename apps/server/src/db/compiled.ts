import { setImmediate as nextTurn } from 'node:timers/promises'
import type { Compilable, CompiledQuery, InferResult, Insertable } from 'kysely'
import type { Reading, Writing } from './database.ts'
import { gather } from './pipeline.ts'
import type { Tables } from './tables.ts'

/** What was compiled, by the engine whose SQL it is. */
const known = new WeakMap<object, Map<unknown, CompiledQuery>>()

/** Stands in a compiled query where a value will be. */
class Slot {
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
export function compiled<V extends object, Q extends Compilable<unknown>, D extends Reading = Reading>(
  build: (db: D, values: V) => Q,
): (db: D, values: V) => Promise<InferResult<Q>> {
  const slots = new Proxy({}, { get: (_, name) => new Slot(String(name)) }) as V
  return async (db, values) => {
    const query = once(db, build, () => build(db, slots))
    const parameters = query.parameters.map((parameter) =>
      parameter instanceof Slot ? values[parameter.name as keyof V] : parameter,
    )
    return db.isTransaction ? run(db, query, parameters) : shared(db, query, parameters)
  }
}

/** What was asked of a database in this turn of the event loop, by query and values. */
const asked = new WeakMap<Reading, Map<string, Promise<unknown>>>()

/** Asks at the end of the turn, so that nobody is answered with less than was there when they asked. */
async function shared<R>(db: Reading, query: CompiledQuery, parameters: readonly unknown[]): Promise<R> {
  const ofDatabase = asked.get(db) ?? new Map<string, Promise<unknown>>()
  asked.set(db, ofDatabase)
  const key = JSON.stringify([query.queryId.queryId, ...parameters])
  const rows =
    ofDatabase.get(key) ??
    nextTurn().then(() => {
      ofDatabase.delete(key)
      return run(db, query, parameters)
    })
  ofDatabase.set(key, rows)
  return (await rows) as R
}

/** Inserts a row without waiting (see `gather`); compiled once for each set of columns. */
export function insertRow<T extends keyof Tables>(db: Writing, table: T, row: Insertable<Tables[T]>): void {
  const insert = () => db.insertInto(table).values(row)
  gatherCompiled(db, table, `${table} ${Object.keys(row)}`, insert, Object.values(row))
}

/** Gathers (see `gather`) what is compiled once for a key, with the values of this time as `runCompiled` takes them. */
export function gatherCompiled(
  db: Writing,
  table: keyof Tables,
  key: unknown,
  build: () => Compilable<unknown>,
  values: readonly unknown[],
): void {
  gather(db, table, { ...once(db, key, build), parameters: values })
}

/** Runs what is compiled once for a key, with the values of this time in the order in which it names them. */
export async function runCompiled<Q extends Compilable<unknown>>(
  db: Reading,
  key: unknown,
  build: () => Q,
  values: readonly unknown[],
): Promise<InferResult<Q>> {
  return run(db, once(db, key, build), values)
}

function once(db: Reading, key: unknown, build: () => Compilable<unknown>): CompiledQuery {
  const { adapter } = db.getExecutor()
  const ofEngine = known.get(adapter) ?? new Map<unknown, CompiledQuery>()
  known.set(adapter, ofEngine)
  const query = ofEngine.get(key) ?? build().compile()
  ofEngine.set(key, query)
  return query
}

async function run<R>(db: Reading, query: CompiledQuery, parameters: readonly unknown[]): Promise<R> {
  const { rows } = await db.getExecutor().executeQuery({ ...query, parameters })
  return rows as R
}
