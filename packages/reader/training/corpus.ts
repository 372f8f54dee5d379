import { readFileSync } from 'node:fs'
import type { Language } from '../src/languages/language.ts'
import type { Line } from '../src/line.ts'

/** The accepted answer: a value, several equally good values, or 'any'. */
type Fair<T> = T | 'any' | readonly (T | 'any')[]

/** An expense as the author of its message expects it; null for what the message leaves open. */
export interface ExpectedItem {
  readonly amount: number
  readonly currency: Fair<string | null>
  readonly date: Fair<string | null>
  readonly description: Fair<string | null>
  readonly category: Fair<string | null>
}

/** A message by an author who had not seen the reader, with what a careful bookkeeper would make of it. */
export interface Written extends Line {
  readonly id: string
  readonly text: string
  readonly expect: { readonly kind: Fair<string>; readonly items?: readonly ExpectedItem[] }
}

/**
 * Returns the messages of a language with which words, rules and weights were developed, in the order in which they
 * were written.
 */
export function corpusOf(language: Language): Written[] {
  return writtenIn(`../corpus/${language}.jsonl`)
}

/**
 * Returns messages that were never used or looked at during development, which measure how the reader does on new
 * ones.
 */
export function unseenOf(language: Language): Written[] {
  return writtenIn(`../corpus/unseen/${language}.jsonl`)
}

/**
 * Returns more unseen messages, equally many of each class that readers are known to fail on. On these the reader does
 * worse than on ordinary messages.
 */
export function unseenBreakersOf(language: Language): Written[] {
  return writtenIn(`../corpus/unseen/classes.${language}.jsonl`)
}

/**
 * Returns unseen families of messages that look alike but mean different things for the ledger ('bought it', 'would
 * have bought it'), so that reading by single words fails.
 */
export function unseenTwinsOf(language: Language): Written[] {
  return writtenIn(`../corpus/unseen/twins.${language}.jsonl`)
}

function writtenIn(file: string): Written[] {
  return readFileSync(new URL(file, import.meta.url), 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Written)
}

/** Returns all answers that an expectation accepts. */
export function fair<T>(expected: Fair<T>): readonly (T | 'any')[] {
  return Array.isArray(expected) ? expected : [expected as T | 'any']
}

/** Whether the message is to be read as one or more expenses. */
export function tellsOfExpense({ expect }: Written): boolean {
  const [kind] = fair(expect.kind)
  return kind === 'expense' || kind === 'expenses'
}
