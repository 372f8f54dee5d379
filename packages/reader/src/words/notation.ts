import { tokenise } from './text.ts'

/** One spelling of a phrase, as the keys of its words, and the value it stands for. */
export interface Phrase {
  readonly words: readonly string[]
  readonly value: string
}

const plain = /^[a-z ]+$/

function keysOf(text: string): string[] {
  return plain.test(text) ? text.split(' ') : tokenise(text).map((token) => token.key)
}

/** Expands '(a/b) c?' to 'a c', 'b c', 'a', 'b'. */
function spellOut(pattern: string): string[] {
  if (!/[(?]/.test(pattern)) return [pattern]
  let spellings = ['']
  for (const piece of pattern.match(/\([^)]*\)\??|[^\s()]+/g) ?? []) {
    const optional = piece.length > 1 && piece.endsWith('?')
    const body = optional ? piece.slice(0, -1) : piece
    const choices = body.startsWith('(') ? body.slice(1, -1).split('/') : [body]
    if (optional) choices.push('')
    spellings = spellings.flatMap((spelling) => choices.map((choice) => `${spelling} ${choice}`.trim()))
  }
  return spellings.filter((spelling) => spelling !== '')
}

/**
 * Expands a list in the notation of the word books, one phrase at a time to limit memory. A single '=' at the end of a
 * line applies to the whole line.
 */
export function* spellPhrases(list: string): Generator<Phrase> {
  for (const line of list.split('\n')) {
    const shared = /^[^=]+=([^=,]*)$/.exec(line)?.[1]
    for (const entry of line.split(',')) {
      const sign = entry.indexOf('=', 1)
      const pattern = (sign < 0 ? entry : entry.slice(0, sign)).trim()
      const value = (shared ?? (sign < 0 ? '' : entry.slice(sign + 1))).trim()
      if (plain.test(pattern)) yield { words: pattern.split(' '), value }
      else if (pattern !== '') for (const each of spellOut(pattern)) yield { words: keysOf(each), value }
    }
  }
}
