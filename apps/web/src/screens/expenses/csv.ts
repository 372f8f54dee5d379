/** Quotes a cell of a CSV file if necessary. */
function cell(text: string): string {
  return /[;"\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

/** Returns rows as the text of a CSV file, separated by semicolons, which do not clash with decimal commas. */
export function csvOf(rows: readonly (readonly string[])[]): string {
  return rows.map((row) => `${row.map(cell).join(';')}\r\n`).join('')
}

/** Returns a CSV file that spreadsheet programs open correctly: its byte order mark tells them that it is UTF-8. */
export function csvFile(csv: string): Blob {
  return new Blob(['\ufeff', csv], { type: 'text/csv;charset=utf-8' })
}
