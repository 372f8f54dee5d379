/** Formats ascending row numbers with ranges for consecutive ones: '2–4, 7'. */
export function stretchesOf(rows: readonly number[]): string {
  const stretches: [number, number][] = []
  for (const row of rows) {
    const last = stretches.at(-1)
    if (last && row === last[1] + 1) last[1] = row
    else stretches.push([row, row])
  }
  return stretches.map(([from, to]) => (from === to ? from : `${from}–${to}`)).join(', ')
}
