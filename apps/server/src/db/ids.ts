import { v7 } from 'uuid'

/** A new UUIDv7: globally unique, and within one process greater than all before. */
export function newId(): string {
  return v7()
}
