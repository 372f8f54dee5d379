import type * as z from 'zod/v4/core'
import { parse } from 'zod/v4/core'

/** Writes and reads the values of a column that holds JSON. */
export interface JsonColumn<T> {
  write(value: T): string
  /** Throws for what does not fit the schema: another version of the server may have written it. */
  read(json: string): T
}

/** A column whose values fit this schema. */
export function jsonColumn<T>(schema: z.$ZodType<T>): JsonColumn<T> {
  return {
    write: (value) => JSON.stringify(value),
    read: (json) => parse(schema, JSON.parse(json)),
  }
}
