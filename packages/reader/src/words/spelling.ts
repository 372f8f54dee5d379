import type { Language } from '../languages/language.ts'

/** A word of a language as hashes: of the whole word, and of its prefixes and suffixes. */
export interface Spelling {
  readonly whole: number
  readonly pieces: readonly number[]
}

/** Returns a 32-bit hash of a text: FNV-1a (Fowler, Noll and Vo). */
export function hash(text: string): number {
  let hash = 0x811c9dc5
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193)
  return hash
}

/** Returns the spelling of a word in a language; a token that is not a word has no pieces. */
export function spell(key: string, language: Language, isWord: boolean): Spelling {
  return { whole: hash(language + key), pieces: isWord ? piecesOf(key, language) : [] }
}

/** Returns the hashes of the prefix and the suffixes of a word that is long enough. */
function piecesOf(key: string, language: Language): number[] {
  const pieces: string[] = []
  if (key.length > 3) pieces.push(`${language}-${key.slice(-2)}`)
  if (key.length > 4) pieces.push(`${language}-${key.slice(-3)}`, `${language}${key.slice(0, 4)}-`)
  return pieces.map(hash)
}
