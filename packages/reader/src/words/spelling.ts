import type { Language } from '../languages/language.ts'

/** A word of a language, as numbers: its hash, and the hashes of how it begins and ends. */
export interface Spelling {
  readonly whole: number
  readonly pieces: readonly number[]
}

/** A number of 32 bits for a text: FNV-1a (Fowler, Noll and Vo). */
export function hash(text: string): number {
  let hash = 0x811c9dc5
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193)
  return hash
}

/** How a word is spelled in a language; what is no word begins and ends with nothing. */
export function spell(key: string, language: Language, isWord: boolean): Spelling {
  return { whole: hash(language + key), pieces: isWord ? piecesOf(key, language) : [] }
}

/** How a word of some length begins and ends. */
function piecesOf(key: string, language: Language): number[] {
  const pieces: string[] = []
  if (key.length > 3) pieces.push(`${language}-${key.slice(-2)}`)
  if (key.length > 4) pieces.push(`${language}-${key.slice(-3)}`, `${language}${key.slice(0, 4)}-`)
  return pieces.map(hash)
}
