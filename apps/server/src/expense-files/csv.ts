/**
 * Spreadsheet programs execute cells that begin like this; a leading quote makes them text (OWASP, "CSV injection").
 */
const formula = /^[=+\-@\t\r]/

/** The separators that we write. */
export type Separator = ',' | ';'

/** Formats one line of a CSV file according to RFC 4180, with cells that no program takes for formulas. */
export function csvLine(cells: readonly string[], separator: Separator = ','): string {
  const written = cells.map((cell) => {
    const safe = formula.test(cell) ? `'${cell}` : cell
    return safe.includes(separator) || /["\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
  })
  return `${written.join(separator)}\r\n`
}

/**
 * A row of a file with its number as a spreadsheet program shows it: counted from 1, including the header and empty
 * rows.
 */
export interface CsvRow {
  number: number
  cells: string[]
  /** Set if the quote of its last cell is never closed, so that the cell contains the rest of the file. */
  unclosed?: true
}

/**
 * Reads the non-empty rows of a CSV file. The separator (comma, semicolon or tab) is the one named in the first line
 * ('sep=;', as Excel writes it), or else the most frequent there. Cells are trimmed, and the quote added by `csvLine`
 * is removed. Never throws.
 */
export function readCsv(text: string): CsvRow[] {
  const body = text.replace(/^\ufeff/, '')
  const first = body.slice(0, body.search(/[\r\n]|$/))
  const named = /^sep=([,;\t])$/.exec(first)?.[1]
  const separator = named ?? separatorOf(first)
  const rows: CsvRow[] = []
  let [row, cell, quoted]: [string[], string, boolean] = [[], '', false]
  let number = 1
  const endCell = () => {
    const trimmed = cell.trim()
    row.push(trimmed.startsWith("'") && formula.test(trimmed.slice(1)) ? trimmed.slice(1) : trimmed)
    cell = ''
  }
  const endRow = () => {
    endCell()
    if (row.some((each) => each !== '')) rows.push({ number, cells: row })
    row = []
    number += 1
  }
  for (let at = 0; at < body.length; at++) {
    const sign = body[at] ?? ''
    if (quoted) {
      if (sign !== '"') cell += sign
      else if (body[at + 1] === '"') cell += body[at++]
      else quoted = false
    } else if (sign === '"' && cell.trim() === '') [cell, quoted] = ['', true]
    else if (sign === separator) endCell()
    else if (sign === '\n' || (sign === '\r' && body[at + 1] !== '\n')) endRow()
    else cell += sign
  }
  endRow()
  const last = rows.at(-1)
  if (quoted && last) last.unclosed = true
  return named ? rows.filter((row) => row.number > 1) : rows
}

function separatorOf(line: string): string {
  const counts = [',', ';', '\t'].map((separator) => ({ separator, count: line.split(separator).length }))
  return counts.sort((a, b) => b.count - a.count)[0]?.separator ?? ','
}
