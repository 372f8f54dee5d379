/** Quotes a cell of a CSV file if necessary. */
function cell(text: string): string {
  return /[;"\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

/**
 * Returns rows as a CSV file that spreadsheet programs open correctly: separated by semicolons, which do not clash
 * with decimal commas, and with a byte order mark for UTF-8.
 */
export function csvOf(rows: readonly (readonly string[])[]): Blob {
  const text = rows.map((row) => `${row.map(cell).join(';')}\r\n`).join('')
  return new Blob(['\ufeff', text], { type: 'text/csv;charset=utf-8' })
}
