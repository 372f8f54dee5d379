import { type ImportColumn, type ImportInput, importColumns, limits } from '@casita/contract'
import { type Column, columnsOf, headerPlace, type IsForeign, isRow, needed, rowsBefore } from './columns.ts'
import { type CsvRow, readCsv } from './csv.ts'
import { likelyColumns } from './likely-columns.ts'
import { refusal } from './refusal.ts'
import type { RowProblem } from './rows.ts'
import { titleOf } from './titles.ts'

/** A file as a table. */
export interface Table {
  /**
   * The columns of the file, with the first value of each and what it is taken for; for a required column that is
   * missing, what it looks like.
   */
  columns: { name: string; example: string; holds: ImportColumn | null }[]
  /** The required columns that none of the file's is taken for. */
  missing: ImportColumn[]
  /** The number of the row that names the columns. */
  headerNumber: number
  /** Whether it tells the categories of its rows, if only that some have none. */
  hasCategories: boolean
  /** The currency that the name of the amounts gives, as written there; empty without one. */
  unit: string
  rows: TableRow[]
}

/** A row below the one that names the columns. */
export interface TableRow {
  number: number
  cell: (column: Column) => string
  /** Why its cells may not belong to their columns; null if they do. */
  shifted: RowProblem | null
}

/**
 * Splits a file into its rows. Throws `invalid` if there are too many, or if a column is chosen that it does not have.
 */
export function readTable(
  { csv, columns: chosen }: Pick<ImportInput, 'csv' | 'columns'>,
  isForeign: IsForeign,
): Table {
  const all = readCsv(csv, rowsBefore + limits.importRows + 1)
  const place = headerPlace(all, isForeign)
  const header = all[place] ?? { number: 1, cells: [] }
  const places = columnsOf(header.cells, chosen, isForeign)
  const below = all.slice(place + 1)
  const rows = isRow(header.cells, places) ? [header, ...below] : below
  if (rows.length > limits.importRows)
    throw refusal([{ path: 'csv', message: `At most ${limits.importRows} expenses at once` }])
  const missing = needed.filter((column) => !places.has(column))
  const likely = missing.length > 0 ? likelyColumns(below, places) : places
  const at = (cells: readonly string[], column: Column) => cells[places.get(column) ?? -1] ?? ''
  return {
    columns: header.cells.map((name, index) => ({
      name,
      example: below.find(({ cells }) => cells[index])?.cells[index] ?? '',
      holds: importColumns.find((column) => likely.get(column) === index) ?? null,
    })),
    missing,
    headerNumber: header.number,
    hasCategories: places.has('category'),
    unit: titleOf(at(header.cells, 'amount')).unit,
    rows: rows.map((row) => ({
      number: row.number,
      cell: (column) => at(row.cells, column),
      shifted: shiftIn(row, header.cells.length),
    })),
  }
}

/** Returns why the cells of a row may not belong to their columns: an unquoted '12,50' makes two cells, for example. */
function shiftIn({ cells, unclosed }: CsvRow, width: number): RowProblem | null {
  const isTooWide = cells.slice(width).some((cell) => cell !== '')
  if (isTooWide) return { field: 'amount', problem: 'The row has more cells than the header' }
  return unclosed ? { field: 'description', problem: 'A quote is opened that nothing closes' } : null
}
