import { isParticle } from './particle.ts'
import { after, before, isAt, type Sentence } from './sentence.ts'
import type { SenseType } from './vocabulary.ts'

/** Returns the index of the first word of a message; -1 when it has none. */
export function firstWord({ tokens }: Sentence): number {
  return tokens.findIndex(({ kind }) => kind === 'word')
}

/** Returns the index of the first word that is not a filler, a greeting or a self-correction such as 'no'. */
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

/** Returns the end of the text before a token, without trailing punctuation and phrases of the types. */
export function endBefore(sentence: Sentence, start: number, ...types: readonly SenseType[]): number {
  let end = start
  while (
    end > 0 &&
    (sentence.tokens[end - 1]?.kind === 'break' || isAt(sentence, before(sentence, end), ...types))
  )
    end = before(sentence, end)
  return end
}

/**
 * Returns the start of the words directly before a token, back to punctuation or a number; a phrase of one of the types is
 * the first that is taken.
 */
export function clauseStart(sentence: Sentence, end: number, ...leads: readonly SenseType[]): number {
  let start = end
  while (sentence.tokens[start - 1]?.kind === 'word' && !isAt(sentence, start, ...leads)) start--
  return start
}

/** Returns the index of the phrase that ends with the last word of a message. */
export function lastPhrase(sentence: Sentence): number {
  return before(sentence, sentence.tokens.findLastIndex(({ kind }) => kind === 'word') + 1)
}

/** Whether a token and all after it are punctuation. */
export function endsAt({ tokens }: Sentence, at: number): boolean {
  return tokens.slice(at).every(({ kind }) => kind === 'break')
}

/** Whether a clause ends at a token: at punctuation, or at the end of the message. */
export function endsClauseAt({ tokens }: Sentence, at: number): boolean {
  return (tokens[at]?.kind ?? 'break') === 'break'
}

/**
 * Returns the index of the first token at or after `from` that is neither punctuation nor a phrase of one of the
 * types.
 */
export function skipAll(sentence: Sentence, from: number, ...types: readonly SenseType[]): number {
  let at = from
  while (sentence.tokens[at]?.kind === 'break' || isAt(sentence, at, ...types)) at = after(sentence, at)
  return at
}

/** Returns the index after the article at a token; the token itself where there is none. */
export function behindArticle(sentence: Sentence, at: number): number {
  return isAt(sentence, at, 'article') ? after(sentence, at) : at
}

/** Returns the index of the phrase before the article at a token; the token itself where there is none. */
export function beforeArticle(sentence: Sentence, at: number): number {
  return isAt(sentence, at, 'article') ? before(sentence, at) : at
}

/** Returns the index of the article right before a token; the token itself where there is none. */
export function withArticle(sentence: Sentence, at: number): number {
  const last = before(sentence, at)
  return isAt(sentence, last, 'article') ? last : at
}

/** Returns the index of the first token after a concluding word such as 'entonces' or 'so'. */
export function skipConcluding(sentence: Sentence, from: number): number {
  let at = from
  while (isParticle(sentence, at, 'concludes')) at = after(sentence, at)
  return at
}

/** Whether all words and numbers are of the given types, and at least one is of the first type. */
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
