// The readers of all files that are not CSV, which are loaded together when one is chosen.
export { readSpreadsheet, readTables } from './spreadsheet.ts'
export { readStatement } from './statement.ts'
