/** Whether an error is one of SQLite with one of these primary result codes, the low bytes of the extended ones. */
export function hasSqliteResult(error: unknown, primary: readonly number[]): boolean {
  const { errcode } = Object(error) as { errcode?: unknown }
  return typeof errcode === 'number' && primary.includes(errcode & 0xff)
}
