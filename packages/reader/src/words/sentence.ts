import type { CategoryKind } from '../category-kind.ts'
import type { Context } from '../context.ts'
import { type Language, languages } from '../languages/language.ts'
import type { Particle } from '../languages/particles.ts'
import type { Span } from '../meaning.ts'
import { splitGlued } from './glued.ts'
import { heaviest, weighLanguages } from './language-weights.ts'
import { isMisread, type Mark, markAt } from './marking.ts'
import { correctMoney } from './mistyped-money.ts'
import { type ParticlePhrase, particlePhrasesAt } from './particle.ts'
import { phrasesAt } from './phrases-at.ts'
import { type Token, tokenise } from './text.ts'
import type { Sense, SenseType, Vocabulary, Word } from './vocabulary.ts'

/** A message split into tokens, with what each phrase can mean in the language of the message. */
export interface Sentence {
  readonly text: string
  readonly tokens: readonly Token[]
  /** The mark that starts at each token; null where none does. */
  readonly marks: readonly (Mark | null)[]
  /** What is known of each token on its own; null for a figure that no list contains. */
  readonly words: readonly (Word | null)[]
  /** The particle phrases of several words that start at each token, of each type the longest first. */
  readonly phrases: readonly (readonly ParticlePhrase[])[]
  /** Every type of particle, or of a particle phrase, that occurs. */
  readonly particles: ReadonlySet<Particle>
  /** Every type that a phrase of the message has. */
  readonly present: ReadonlySet<SenseType>
  readonly language: Language
  readonly context: Context
  /** The vocabulary in which the words were looked up. */
  readonly vocabulary: Vocabulary
}

/** The share of the main language's weight from which another language is believed beside it. */
const nearly = 0.6

/** Splits a message into tokens and decides which phrases are meant, and in which language. */
export function readSentence(vocabulary: Vocabulary, text: string, context: Context): Sentence {
  const tokens = splitGlued(vocabulary, tokenise(text), context.languages)
  const words = tokens.map(({ kind, key }) =>
    kind === 'number' ? vocabulary.figure(key) : vocabulary.word(key),
  )
  const found = words.map((word, at) => phrasesAt(vocabulary, text, tokens, at, word, context.languages))
  correctMoney(vocabulary, tokens, words, found, context)
  const weights = weighLanguages(found, context)
  const language = heaviest(weights)
  const spoken = languages.filter((each) => weights[each] >= weights[language] * nearly)
  const lookedUp = { vocabulary, text, tokens, words, found, language, spoken, context }
  const marks: (Mark | null)[] = tokens.map(() => null)
  const present = new Set<SenseType>()
  for (let at = 0; at < tokens.length; at = marks[at]?.end ?? at + 1) {
    const mark = markAt(lookedUp, at, marks)
    if (mark === null) continue
    if (!isMisread(lookedUp, mark)) marks[at] = mark
    for (const { type } of mark.senses) present.add(type)
  }
  const particles = new Set<Particle>()
  const phrases = words.map((word, at) => particlePhrasesAt(tokens, at, word?.small))
  for (const word of words) for (const type of word?.small?.types ?? []) particles.add(type)
  for (const found of phrases) for (const { type } of found) particles.add(type)
  return { text, tokens, marks, words, phrases, particles, present, language, context, vocabulary }
}

/** Returns the sense of the given type of the phrase that starts at a token. */
export function senseAt(sentence: Sentence, at: number, type: SenseType): Sense | undefined {
  const mark = at < 0 ? null : sentence.marks[at]
  if (mark === null || mark === undefined) return undefined
  for (const sense of mark.senses) if (sense.type === type) return sense
  return undefined
}

/** Returns the digits of a number typed or written as a word at a token: '3' for '3' and 'tres'. */
export function numberSaidAt(sentence: Sentence, at: number): string | undefined {
  const token = sentence.tokens[at]
  return token?.kind === 'number' ? token.key : senseAt(sentence, at, 'number')?.value
}

/** Returns the senses of a word by itself, also where it stands within a phrase: of 'six' in 'six pack'. */
export function sensesOfWord({ words }: Sentence, at: number): readonly Sense[] {
  return (at < 0 ? undefined : words[at])?.steps.flatMap((step) => step.senses ?? []) ?? []
}

/** Whether a number, typed or written as a word, is at a token. */
export function isNumberAt(sentence: Sentence, at: number): boolean {
  return numberSaidAt(sentence, at) !== undefined
}

/** Counts the numbers, typed or written as words, in a stretch of tokens. */
export function numbersIn(sentence: Sentence, { start, end }: Stretch): number {
  let numbers = 0
  for (let at = start; at < end; at = after(sentence, at)) if (isNumberAt(sentence, at)) numbers++
  return numbers
}

/** Whether the phrase that starts at a token is of one of the types. */
export function isAt(sentence: Sentence, at: number, ...types: readonly SenseType[]): boolean {
  const mark = at < 0 ? null : sentence.marks[at]
  if (mark === null || mark === undefined) return false
  for (const sense of mark.senses) for (const type of types) if (sense.type === type) return true
  return false
}

/** Whether the phrase that starts at a token names a thing of one of the kinds of spending. */
export function isOfKind(sentence: Sentence, at: number, ...kinds: readonly CategoryKind[]): boolean {
  const kind = senseAt(sentence, at, 'kind')?.value
  return kinds.some((each) => each === kind)
}

/** Whether the phrase that starts at a token is of one of the types of a set. */
export function isOneOf(sentence: Sentence, at: number, types: ReadonlySet<SenseType>): boolean {
  const mark = at < 0 ? null : sentence.marks[at]
  if (mark === null || mark === undefined) return false
  for (const sense of mark.senses) if (types.has(sense.type)) return true
  return false
}

/** Returns the index after the phrase, or else the single token, that starts at `at`. */
export function after(sentence: Sentence, at: number): number {
  return (at < 0 ? null : sentence.marks[at])?.end ?? at + 1
}

/**
 * Returns the index of the phrase, or else the single token, that ends right before `at`; -1 at the start of the
 * message.
 */
export function before(sentence: Sentence, at: number): number {
  for (let start = at - 1; start >= 0 && start > at - 7; start--) {
    if (sentence.marks[start]?.end === at) return start
  }
  return at - 1
}

/** Whether a phrase of one of the types occurs anywhere. */
export function hasAny({ present }: Sentence, ...types: readonly SenseType[]): boolean {
  for (const type of types) if (present.has(type)) return true
  return false
}

/** The tokens from `start` up to, but not including, `end`. */
export interface Stretch {
  readonly start: number
  readonly end: number
}

/** Whether two stretches have a token in common. */
export function overlaps(one: Stretch, other: Stretch): boolean {
  return one.start < other.end && other.start < one.end
}

/** Returns the text as written from token `start` up to, but not including, token `end`; empty without any token. */
export function textOf({ text, tokens }: Sentence, start: number, end: number): string {
  if (start >= end || start >= tokens.length) return ''
  return text.slice(tokens[start]?.start, tokens[end - 1]?.end)
}

/** Returns a token as it is written; empty when there is none. */
export function textAt({ text, tokens }: Sentence, at: number): string {
  const token = tokens[at]
  return token === undefined ? '' : text.slice(token.start, token.end)
}

/** Whether a token begins with a capital letter. */
export function isCapitalAt(sentence: Sentence, at: number): boolean {
  return /^\p{Lu}/u.test(textAt(sentence, at))
}

/** Whether a token is written as a name, with one capital letter at its beginning: 'Paul'. */
export function isProperAt(sentence: Sentence, at: number): boolean {
  return /^\p{Lu}\p{Ll}/u.test(textAt(sentence, at))
}

/** Returns the position in the text of the tokens from `start` up to, but not including, `end`. */
export function spanOf(sentence: Sentence, start: number, end: number): Span {
  const first = sentence.tokens[start]
  const last = sentence.tokens[end - 1]
  return { start: first?.start ?? 0, end: last?.end ?? sentence.text.length }
}

/** Returns the stretch of all tokens of a message. */
export function allOf({ tokens }: Sentence): Stretch {
  return { start: 0, end: tokens.length }
}

/** Whether a phrase of one of the types starts within the stretch. */
export function has(sentence: Sentence, stretch: Stretch, ...types: readonly SenseType[]): boolean {
  if (!hasAny(sentence, ...types)) return false
  for (let at = stretch.start; at < stretch.end; at = after(sentence, at)) {
    if (isAt(sentence, at, ...types)) return true
  }
  return false
}

/**
 * Whether the token is a French word in 'é', a past participle that only the accent distinguishes from a request:
 * 'changé', 'supprimé'.
 */
export function isDone(sentence: Sentence, at: number): boolean {
  return sentence.language === 'fr' && textAt(sentence, at).endsWith('é')
}

/** Whether the message contains a question mark. */
export function isAsked({ tokens }: Sentence): boolean {
  return tokens.some(({ key }) => key === '?')
}
