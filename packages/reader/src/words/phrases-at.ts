import type { Language } from '../languages/language.ts'
import { knownSteps } from './forms.ts'
import type { Token } from './text.ts'
import type { Sense, Step, Steps, Vocabulary, Word } from './vocabulary.ts'

/** A phrase of the vocabulary found in a message: the index after it, and its possible senses. */
export interface Found {
  readonly end: number
  readonly senses: readonly Sense[]
}

/** The result where no phrase is known. */
export const none: readonly Found[] = []

/**
 * Returns all phrases that start at a token, shortest first; `word` is what is known of the token. Mistyped words are
 * looked up only in the languages of `writes`.
 */
export function phrasesAt(
  vocabulary: Vocabulary,
  text: string,
  tokens: readonly Token[],
  at: number,
  word: Word | null,
  writes: readonly Language[],
): readonly Found[] {
  const first = tokens[at]
  if (first === undefined || word === null) return none
  if (first.kind === 'number') return numberedAt(tokens, at, word)
  const isMistyped = word.steps.length === 0 && first.kind === 'word' && !(at > 0 && isProper(text, first))
  const [own, singular] = isMistyped ? vocabulary.near(first.key, writes) : word.steps
  if (own === undefined) return none
  const phrases = follow(tokens, at + 1, own)
  return singular === undefined ? phrases : merge(phrases, follow(tokens, at + 1, singular))
}

/** Returns the names of several words that begin with a number: '7 eleven', '99 pop'. */
function numberedAt(tokens: readonly Token[], at: number, { steps: [step] }: Word): readonly Found[] {
  return step === undefined ? none : follow(tokens, at + 1, step).filter(({ end }) => end > at + 1)
}

/**
 * Adds to a plural that is listed itself the senses of its singular in other languages, and that it is counted by the
 * piece.
 */
function merge(own: readonly Found[], singular: readonly Found[]): Found[] {
  if (own.length === 0) return [...singular]
  return own.map((each) => {
    const twin = singular.find((other) => other.end === each.end)
    return twin === undefined ? each : { end: each.end, senses: withLacking(each.senses, twin.senses) }
  })
}

/** Caches the combined senses of a plural and its singular, since there are few. */
const completed = new WeakMap<readonly Sense[], Map<readonly Sense[], readonly Sense[]>>()

function withLacking(own: readonly Sense[], others: readonly Sense[]): readonly Sense[] {
  const known = completed.get(own) ?? new Map<readonly Sense[], readonly Sense[]>()
  if (known.size === 0) completed.set(own, known)
  const senses = known.get(others) ?? [...own, ...lacking(own, others)]
  known.set(others, senses)
  return senses
}

function lacking(known: readonly Sense[], others: readonly Sense[]): Sense[] {
  return others.filter(
    (sense) => sense.type === 'countable' || !known.some((each) => each.language === sense.language),
  )
}

/** Whether a word is written as a name, such as 'Marta' inside a message, and so is not taken for a mistyped word. */
function isProper(text: string, token: Token): boolean {
  const first = text.charAt(token.start)
  const second = text.charAt(token.start + 1)
  return first !== first.toLowerCase() && second === second.toLowerCase()
}

function follow(tokens: readonly Token[], from: number, start: Step): Found[] {
  const found: Found[] = []
  let step: Step | undefined = start
  for (let end = from; step !== undefined; end++) {
    if (step.senses !== null && !isSocks(tokens[end - 1], step.senses))
      found.push({ end, senses: step.senses })
    if (step.next === null) break
    const token: Token | undefined = tokens[end]
    if (token === undefined || isLoneLetter(tokens, end - 1)) break
    step = stepTo(token, step.next)
  }
  return found
}

/**
 * Whether a word means socks rather than a half, which is not used in the plural: 'Remera 9000 y medias 1800',
 * 'camiseta e meias'.
 */
function isSocks(token: Token | undefined, senses: readonly Sense[]): boolean {
  return token?.key.endsWith('as') === true && senses.every(({ type }) => type === 'half')
}

/**
 * Whether a letter before a number or '$' is a word by itself, and not part of a name or code because nothing is glued
 * to it ('a $ 500', '4 e 10') or it is between the digits of one number ('2e10').
 */
function isLoneLetter(tokens: readonly Token[], at: number): boolean {
  const [before, letter, next] = [tokens[at - 1], tokens[at], tokens[at + 1]]
  if (next === undefined || letter === undefined || !letters.has(letter.key)) return false
  const isBetween = letter.glued && before?.kind === 'number' && !before.glued
  return (next.kind === 'number' || next.key === '$') && (!next.glued || isBetween)
}

const letters: ReadonlySet<string> = new Set('acdeou')

/**
 * Returns the step for the next word of a phrase, in any of its forms; '0' in a listed phrase stands for any number.
 */
function stepTo({ kind, key }: Token, next: Steps): Step | undefined {
  const step = next.get(key)
  if (step !== undefined) return step
  return kind === 'word' ? knownSteps(key, next)[0] : kind === 'number' ? next.get('0') : undefined
}
