/** A UUIDv7 from `newId`; `uuid` in PostgreSQL, lower-case text in SQLite. */
export type Id = string
/** An instant as ISO 8601 UTC text with milliseconds, `2026-11-20T10:00:00.000Z`: text order is time order. */
export type Time = string
/** A calendar day, `YYYY-MM-DD`. */
export type Day = string
/** An amount of money in whole hundredths of a currency, whatever the currency; below 2^53 by the amount limit. */
export type Minor = number
/** JSON stored as text, written and read by the `jsonColumn` of its schema. */
export type Json = string

/** The id that stands for no category in columns that must not be null. */
export const noCategory: Id = '00000000-0000-0000-0000-000000000000'
