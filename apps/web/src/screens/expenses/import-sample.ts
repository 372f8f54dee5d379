/** A cell of a CSV file, quoted where it has to be. */
function cell(text: string): string {
  return /[;"\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

/**
 * The rows as a CSV file that programs open as a table: parted by semicolons, which a comma of decimals leaves alone, and
 * with the mark by which they know UTF-8.
 */
export function csvOf(rows: readonly (readonly string[])[]): Blob {
  const text = rows.map((row) => `${row.map(cell).join(';')}\r\n`).join('')
  return new Blob(['\ufeff', text], { type: 'text/csv;charset=utf-8' })
}
