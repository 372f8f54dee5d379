import type * as z from 'zod/v4/core'
import { parse } from 'zod/v4/core'

/** Writes and reads the values of a JSON column. */
export interface JsonColumn<T> {
  write(value: T): string
  /** Throws for a value that does not match the schema: another version of the server may have written it. */
  read(json: string): T
}

/** Returns a column whose values match this schema. */
export function jsonColumn<T>(schema: z.$ZodType<T>): JsonColumn<T> {
  return {
    write: (value) => JSON.stringify(value),
    read: (json) => parse(schema, JSON.parse(json)),
  }
}
