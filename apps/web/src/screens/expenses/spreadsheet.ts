import readSheets from 'read-excel-file/universal'
import { csvOf } from './csv.ts'
import { type Sheet, UnknownFormat } from './sheet.ts'

/** Returns the sheets of a spreadsheet (.xlsx) that are not empty. Throws `UnknownFormat` for any other file. */
export async function readSpreadsheet(bytes: ArrayBuffer): Promise<Sheet[]> {
  const sheets = await readSheets(bytes).catch((cause: unknown) => {
    throw new UnknownFormat('It is no spreadsheet', { cause })
  })
  return sheets.flatMap(({ sheet, data }) =>
    data.length > 0 ? [{ name: sheet, csv: csvOf(data.map((row) => row.map(textOf))) }] : [],
  )
}

/** Writes a cell (text, a number, a day, true, false or null) as a CSV file would have it: days as YYYY-MM-DD, and hundredths rounded, as sums are seldom exact. */
function textOf(value: unknown): string {
  if (value instanceof Date) return value.toISOString().slice(0, 10)
  if (typeof value === 'number' && !Number.isInteger(value)) return value.toFixed(2)
  return value === null ? '' : String(value)
}
