import type { Engine } from '../database.ts'

/** How the kinds of columns are declared where the engines differ. */
export interface ColumnTypes {
  id: string
  time: string
  day: string
  minor: string
  bytes: string
  /** The first day of the month of `expense_date`, kept by the database. */
  monthOfExpense: string
  /** Ends a table: SQLite checks types only in strict ones. */
  end: string
}

const types: Record<Engine, ColumnTypes> = {
  sqlite: {
    id: 'text',
    time: 'text',
    day: 'text',
    minor: 'integer',
    bytes: 'blob',
    end: 'strict',
    monthOfExpense: "text generated always as (substr(expense_date, 1, 7) || '-01') virtual",
  },
  postgres: {
    id: 'uuid',
    time: 'timestamptz(3)',
    day: 'date',
    minor: 'bigint',
    bytes: 'bytea',
    end: '',
    monthOfExpense:
      'date generated always as (expense_date - (extract(day from expense_date)::integer - 1)) stored',
  },
}

/** The column types of an engine. */
export function columnTypes(engine: Engine): ColumnTypes {
  return types[engine]
}
