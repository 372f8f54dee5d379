import { setImmediate as nextTurn } from 'node:timers/promises'
import type { Compilable, CompiledQuery, DatabaseConnection, InferResult, Insertable } from 'kysely'
import type { Reading, Writing } from './database.ts'
import { gather, type Insertion } from './pipeline.ts'
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

interface Asked {
  query: CompiledQuery
  parameters: readonly unknown[]
  answer: PromiseWithResolvers<unknown>
}

/** What was asked of a database in this turn of the event loop, by query and values. */
const asked = new WeakMap<Reading, Map<string, Asked>>()

/** So many questions go to one connection; more are spread over others. */
const mostTogether = 16

async function shared<R>(db: Reading, query: CompiledQuery, parameters: readonly unknown[]): Promise<R> {
  let ofTurn = asked.get(db)
  if (!ofTurn) {
    ofTurn = new Map()
    asked.set(db, ofTurn)
    void askAtEndOfTurn(db, ofTurn)
  }
  const key = JSON.stringify([query.queryId.queryId, ...parameters])
  const same = ofTurn.get(key) ?? { query, parameters, answer: Promise.withResolvers<unknown>() }
  ofTurn.set(key, same)
  return (await same.answer.promise) as R
}

/**
 * At the end of the turn, so that nobody is answered with less than was there when they asked; over one connection,
 * which takes them all in one go: on connections of their own each would be a message there and one back.
 */
async function askAtEndOfTurn(db: Reading, ofTurn: ReadonlyMap<string, Asked>): Promise<void> {
  await nextTurn()
  asked.delete(db)
  const all = [...ofTurn.values()]
  for (let at = 0; at < all.length; at += mostTogether) void askTogether(db, all.slice(at, at + mostTogether))
}

async function askTogether(db: Reading, questions: readonly Asked[]): Promise<void> {
  const ask = async (connection: DatabaseConnection) => {
    await Promise.all(
      questions.map(({ query, parameters, answer }) =>
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
      for (const { answer } of questions) answer.reject(error)
    })
}

/** Inserts a row without waiting (see `gather`); compiled once for each set of columns. */
export function insertRow<T extends keyof Tables>(db: Writing, table: T, row: Insertable<Tables[T]>): void {
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
  db: Writing,
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
      ...once(db, `${table} ${kind} ${some.length}`, () => insert(some)),
      parameters: some.flatMap((row) => Object.values(row)),
    }),
  })
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
