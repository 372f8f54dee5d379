import { before, type Sentence } from './sentence.ts'

/** Where the first word of a message stands; -1 where it has none. */
export function firstWord({ tokens }: Sentence): number {
  return tokens.findIndex(({ kind }) => kind === 'word')
}

/** Where the phrase begins that the last word of a message ends. */
export function lastPhrase(sentence: Sentence): number {
  return before(sentence, sentence.tokens.findLastIndex(({ kind }) => kind === 'word') + 1)
}

/** Whether nothing but marks stands from a token on. */
export function endsAt({ tokens }: Sentence, at: number): boolean {
  return tokens.slice(at).every(({ kind }) => kind === 'break')
}
