import { isParticle } from './particle.ts'
import { after, before, isAt, type Sentence } from './sentence.ts'
import type { SenseType } from './vocabulary.ts'

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

/** Where goes on what stands behind all words of the types, and marks, from a token on. */
export function behindAll(sentence: Sentence, from: number, ...types: readonly SenseType[]): number {
  let at = from
  while (sentence.tokens[at]?.kind === 'break' || isAt(sentence, at, ...types)) at = after(sentence, at)
  return at
}

/** Behind 'entonces', 'so'. */
export function behindConcluding(sentence: Sentence, from: number): number {
  let at = from
  while (isParticle(sentence, at, 'concludes')) at = after(sentence, at)
  return at
}
