import pg from 'pg'

const { builtins } = pg.types

/**
 * `2026-11-20 10:00:00.12+00` → `2026-11-20T10:00:00.120Z`, as SQLite stores it. Our sessions are in UTC, so that this
 * is cut and pasted (a tenth of what parsing a date takes); a pooler in between may keep them from it.
 */
function parseTime(text: string): string {
  if (!text.endsWith('+00'))
    return new Date(text.replace(' ', 'T').replace(/([+-]\d\d)$/, '$1:00')).toISOString()
  return `${text.slice(0, 10)}T${text.slice(11, 19)}.${text.slice(20, -3).padEnd(3, '0')}Z`
}

/** Whole numbers beyond 2^53 would silently change, so they are refused; sums of money arrive as `numeric`. */
function parseNumber(text: string): number {
  const value = Number(text)
  if (Number.isInteger(value) && !Number.isSafeInteger(value)) {
    throw new RangeError(`The database returned ${text}, which a number cannot hold exactly`)
  }
  return value
}

const parsers = new Map<number, (text: string) => unknown>([
  [builtins.INT8, parseNumber],
  [builtins.NUMERIC, parseNumber],
  [builtins.DATE, String],
  [builtins.TIMESTAMPTZ, parseTime],
])

/** How our pool alone reads values, so that both engines give the same; nothing global is changed. */
export const postgresTypes: pg.CustomTypesConfig = {
  getTypeParser: (oid, format) => parsers.get(oid) ?? pg.types.getTypeParser(oid, format),
}
