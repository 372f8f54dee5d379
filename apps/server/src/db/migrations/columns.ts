import type { Engine } from '../database.ts'

/** How the kinds of columns are declared where the engines differ. */
export interface ColumnTypes {
  id: string
  time: string
  day: string
  minor: string
  /** Ends a table: SQLite checks types only in strict ones. */
  end: string
}

const types: Record<Engine, ColumnTypes> = {
  sqlite: { id: 'text', time: 'text', day: 'text', minor: 'integer', end: 'strict' },
  postgres: { id: 'uuid', time: 'timestamptz(3)', day: 'date', minor: 'bigint', end: '' },
}

/** The column types of an engine. */
export function columnTypes(engine: Engine): ColumnTypes {
  return types[engine]
}
