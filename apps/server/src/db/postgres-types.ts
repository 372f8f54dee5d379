import pg from 'pg'

const { builtins } = pg.types

/**
 * `2026-11-20 10:00:00.12+00` → `2026-11-20T10:00:00.120Z`, as SQLite stores it. Sessions are in UTC, so the parts can
 * be cut out of the text, in a tenth of the time that parsing a date takes; behind a pooler the zone may differ and is
 * converted.
 */
function parseTime(text: string): string {
  if (!text.endsWith('+00'))
    return new Date(text.replace(' ', 'T').replace(/([+-]\d\d)$/, '$1:00')).toISOString()
  return `${text.slice(0, 10)}T${text.slice(11, 19)}.${text.slice(20, -3).padEnd(3, '0')}Z`
}

/** Reads a number. Integers beyond 2^53 would silently change, so they throw; sums of money arrive as `numeric`. */
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

/** How this pool alone parses values, so that both engines return the same; no global parser is changed. */
export const postgresTypes: pg.CustomTypesConfig = {
  getTypeParser: (oid, format) => parsers.get(oid) ?? pg.types.getTypeParser(oid, format),
}
