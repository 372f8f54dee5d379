import { isParticle } from './particle.ts'
import { after, before, isAt, type Sentence } from './sentence.ts'
import type { SenseType } from './vocabulary.ts'

/** Where the first word of a message stands; -1 where it has none. */
export function firstWord({ tokens }: Sentence): number {
  return tokens.findIndex(({ kind }) => kind === 'word')
}

/** Where the first word stands that neither fills, greets nor takes back what was told. */
export function firstMeant(sentence: Sentence): number {
  let at = 0
  while (
    at < sentence.tokens.length &&
    (sentence.tokens[at]?.kind !== 'word' ||
      (isAt(sentence, at, 'filler', 'greeting', 'oops') && !isAt(sentence, at, 'delete', 'undo')))
  ) {
    at = after(sentence, at)
  }
  return at
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

/** Whether all words are of the types, and at least one is of the first. */
export function consistsOf(sentence: Sentence, first: SenseType, ...others: readonly SenseType[]): boolean {
  if (!sentence.present.has(first)) return false
  let any = false
  for (let at = 0; at < sentence.tokens.length; at = after(sentence, at)) {
    const kind = sentence.tokens[at]?.kind
    if (isAt(sentence, at, first)) any = true
    else if (!isAt(sentence, at, ...others) && (kind === 'word' || kind === 'number')) return false
  }
  return any
}
