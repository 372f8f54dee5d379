/** Programs that open a table run what begins like this; a quote before it keeps it text (OWASP, "CSV injection"). */
const formula = /^[=+\-@\t\r]/

/** What may part the cells that we write. */
export type Separator = ',' | ';'

/** One line of a CSV file as RFC 4180 has it, with cells that no program takes for a formula. */
export function csvLine(cells: readonly string[], separator: Separator = ','): string {
  const written = cells.map((cell) => {
    const safe = formula.test(cell) ? `'${cell}` : cell
    return safe.includes(separator) || /["\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
  })
  return `${written.join(separator)}\r\n`
}

/** A row of a file with its number, as a program that opens it shows it: from 1 on, the header and empty rows included. */
export interface CsvRow {
  number: number
  cells: string[]
  /** Nothing closes the quote of its last cell, which so has swallowed the rest of the file. */
  unclosed?: true
}

/**
 * The rows of a CSV file, without those that are empty; the separator (comma, semicolon or tab) is the one that the
 * first line names ('sep=;', as Excel writes it) or has most of. Cells come trimmed and without the quote of `csvLine`. Reads any text without throwing.
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
