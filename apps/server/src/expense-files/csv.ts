/**
 * Spreadsheet programs execute cells that begin like this; a leading quote makes them text (OWASP, "CSV injection").
 */
const formula = /^[=+\-@\t\r＝＋－＠]/
/**
 * The same after a sign at which a program that expects another separator than ours begins a cell, whatever is quoted:
 * where a quote is written, and where it is removed again. Linear, because no run of signs begins more than once.
 */
const inside = {
  formula: /([,;\t\r\n][" ]*)(?='*[=+\-@＝＋－＠])/g,
  text: /([,;\t\r\n][" ]*)'(?='*[=+\-@＝＋－＠])/g,
}

/** The separators that we write. */
export type Separator = ',' | ';'

/** Formats one line of a CSV file according to RFC 4180, with cells that no program takes for formulas. */
export function csvLine(cells: readonly string[], separator: Separator = ','): string {
  const written = cells.map((cell) => {
    const safe = `${formula.test(cell) ? "'" : ''}${cell.replace(inside.formula, "$1'")}`
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

/** More columns than any table of expenses has. */
const mostCells = 500

/**
 * Reads the non-empty rows of a CSV file. The separator (comma, semicolon or tab) is the one named in the first line
 * ('sep=;', as Excel writes it), or else the most frequent of the first line that has one twice. Cells are trimmed, and
 * the quotes added by `csvLine` are removed. Never throws. It stops after `most` rows, and leaves out
 * cells beyond the 500th of a row: a text of a million rows or cells took seconds.
 */
export function readCsv(text: string, most = Number.POSITIVE_INFINITY): CsvRow[] {
  const body = text.replace(/^\ufeff/, '')
  const first = body.slice(0, body.search(/[\r\n]|$/))
  const named = /^sep=([,;\t])$/.exec(first)?.[1]
  const separator = named ?? separatorOf(body)
  const rows: CsvRow[] = []
  let [row, cell, quoted]: [string[], string, boolean] = [[], '', false]
  // Whether the cell has nothing but spaces yet: looking at the whole cell at each quote took minutes.
  let isBlank = true
  let number = 1
  const endCell = () => {
    if (row.length < mostCells) row.push(textOf(cell))
    ;[cell, isBlank] = ['', true]
  }
  const add = (sign: string) => {
    cell += sign
    isBlank &&= sign.trim() === ''
  }
  const endRow = () => {
    if (row.length > 0 || cell !== '') endCell()
    if (row.some((each) => each !== '')) rows.push({ number, cells: row })
    row = []
    number += 1
  }
  for (let at = 0; at < body.length && rows.length < most; at++) {
    const sign = body[at] ?? ''
    if (quoted) {
      if (sign !== '"') add(sign)
      else if (body[at + 1] === '"') add(body[at++] ?? '')
      else quoted = false
    } else if (sign === '"' && isBlank) [cell, quoted] = ['', true]
    else if (sign === separator) endCell()
    else if (sign === '\n' || (sign === '\r' && body[at + 1] !== '\n')) endRow()
    else add(sign)
  }
  if (rows.length < most) endRow()
  const last = rows.at(-1)
  if (quoted && last) last.unclosed = true
  return named ? rows.filter((row) => row.number > 1) : rows
}

/** The text of a cell, trimmed and without the quotes that `csvLine` adds. */
function textOf(cell: string): string {
  const trimmed = cell.trim().replace(inside.text, '$1')
  return trimmed.startsWith("'") && formula.test(trimmed.slice(1)) ? trimmed.slice(1) : trimmed
}

/** How far the separator is looked for: a few lines about an account may come before the table. */
const linesBefore = 20

function separatorOf(text: string): string {
  const [first = '', ...others] = text.slice(0, 20_000).split(/\r\n|\r|\n/, linesBefore)
  const line = [first, ...others].find((each) => mostFrequentIn(each).count > 1) ?? first
  return mostFrequentIn(line).separator
}

function mostFrequentIn(line: string): { separator: string; count: number } {
  const counts = [',', ';', '\t'].map((separator) => ({ separator, count: line.split(separator).length - 1 }))
  return counts.reduce((most, each) => (each.count > most.count ? each : most))
}
