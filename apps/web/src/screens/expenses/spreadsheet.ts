import { limits } from '@casita/contract'
import { type CellObject, read, type WorkBook } from '@e965/xlsx'
import { decodeHTML } from 'entities/decode'
import { csvOf } from './csv.ts'
import { ProtectedFile, type Sheet, UnknownFormat } from './sheet.ts'

/** The first rows of a sheet that are read: enough for one that is too long to be refused as such. */
const sheetRows = 2 * limits.importRows

/**
 * Returns the sheets of a spreadsheet (.xlsx, .xls, .ods) that are neither empty nor hidden, which of .ods is not known.
 * Throws `ProtectedFile` if it has a password, and `UnknownFormat` for any other file.
 */
export function readSpreadsheet(bytes: Uint8Array): Sheet[] {
  const { SheetNames, Sheets, Workbook } = opened(() => read(bytes, { ...options, type: 'array' }))
  return SheetNames.flatMap((name, at) => {
    const rows = Workbook?.Sheets?.[at]?.Hidden ? [] : rowsOf(Sheets[name])
    return rows.length > 0 ? [{ name, csv: csvOf(rows) }] : []
  })
}

/**
 * Returns the tables of a page as one sheet: what many banks call .xls is a page, with one table for the account and one
 * for what was spent. Reads tables of Excel's XML format, too. Throws `UnknownFormat` for any other text.
 */
export function readTables(name: string, markup: string): Sheet[] {
  const { SheetNames, Sheets } = opened(() => read(closed(markup), { ...options, type: 'string' }))
  const rows = SheetNames.flatMap((each) => rowsOf(Sheets[each]))
  return [{ name, csv: csvOf(rows.map((row) => row.map(decodeHTML))) }]
}

/** Closes the cells that end where the next one or the row does, which HTML allows and the library does not know. */
function closed(markup: string): string {
  return markup.replace(
    /<t[dh]\b[^<>]*>(?:(?!<\/?t[dhr]\b)[\s\S])*?(?=<t[dhr]\b|<\/t(?:r|body|head|foot|able)\b)/gi,
    '$&</td>',
  )
}

/** Texts are kept as they are ('1.250' is not one and a quarter), and days are midnight in UTC. */
const options = {
  raw: true,
  cellDates: true,
  UTC: true,
  dense: true,
  cellFormula: false,
  cellHTML: false,
  sheetRows,
}

function opened(readFile: () => WorkBook): WorkBook {
  try {
    return readFile()
  } catch (cause) {
    if (/password|encrypt/i.test(String(cause))) throw new ProtectedFile('It has a password', { cause })
    throw new UnknownFormat('It is no spreadsheet', { cause })
  }
}

function rowsOf(sheet: WorkBook['Sheets'][string] | undefined): string[][] {
  const rows: CellObject[][] = sheet?.['!data'] ?? []
  for (const { s: start, e: end } of sheet?.['!merges'] ?? []) {
    const day = rows[start.r]?.[start.c]
    if (!(day?.v instanceof Date)) continue
    // A day in a cell that spans several rows is the day of each of them.
    for (const row of rows.slice(start.r + 1, end.r + 1)) if (row?.some(textOf)) row[start.c] = day
  }
  return Array.from(rows, (row) => Array.from(row ?? [], textOf))
}

/**
 * Writes a cell (text, a number, a day, true, false or nothing) as a CSV file would have it: days as YYYY-MM-DD, and
 * hundredths rounded, as sums are seldom exact.
 */
function textOf(cell: CellObject | undefined): string {
  const value = cell?.v
  if (value instanceof Date) return value.toISOString().slice(0, 10)
  if (typeof value === 'number' && !Number.isInteger(value)) return value.toFixed(2)
  return value === undefined || cell?.t === 'e' ? '' : String(value)
}
