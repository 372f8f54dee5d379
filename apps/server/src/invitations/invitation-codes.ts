import { randomInt } from 'node:crypto'

/** No 0/O and no 1/I/L: they are confused when a code is read aloud or copied by hand. */
const alphabet = '23456789ABCDEFGHJKMNPQRSTUVWXYZ'
const length = 8

/** A new random invitation code. */
export function newInvitationCode(): string {
  return Array.from({ length }, () => alphabet[randomInt(alphabet.length)]).join('')
}

/** Normalises a code for comparison: upper case, without the spaces and dashes that people add. */
export function invitationKey(code: string): string {
  return code.toUpperCase().replace(/[^A-Z0-9]/g, '')
}
