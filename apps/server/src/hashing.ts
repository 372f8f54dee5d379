import { createHash } from 'node:crypto'

/** The hash of a text, by which it is recognised without being stored: a secret, a request, a file. */
export function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('base64url')
}
