import { v7 } from 'uuid'

/** A new UUIDv7: unique everywhere, and in one process each is greater than the one before. */
export function newId(): string {
  return v7()
}
