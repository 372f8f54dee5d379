import { readFileSync } from 'node:fs'
import type { Language } from '../src/languages/language.ts'
import type { Line } from '../src/line.ts'

/** A value, several that are as good, or 'any'. */
type Fair<T> = T | 'any' | readonly (T | 'any')[]

/** An expense as its author would have it booked: what the message leaves open is null. */
export interface ExpectedItem {
  readonly amount: number
  readonly currency: Fair<string | null>
  readonly date: Fair<string | null>
  readonly description: Fair<string | null>
  readonly category: Fair<string | null>
}

/** A message, written by somebody who had not seen the reader, and what a careful bookkeeper would make of it. */
export interface Written extends Line {
  readonly id: string
  readonly text: string
  readonly expect: { readonly kind: Fair<string>; readonly items?: readonly ExpectedItem[] }
}

/** The messages of a language that words, rules and weights were made with, in the order in which they were written. */
export function corpusOf(language: Language): Written[] {
  return writtenIn(`../corpus/${language}.jsonl`)
}

/** Messages that nothing was made from or looked at for: what the reader makes of them is what it makes of new ones. */
export function unseenOf(language: Language): Written[] {
  return writtenIn(`../corpus/unseen/${language}.jsonl`)
}

/** More of them, as many of each kind that readers are known to break on: by these a reader looks worse than it is. */
export function unseenBreakersOf(language: Language): Written[] {
  return writtenIn(`../corpus/unseen/classes.${language}.jsonl`)
}

/**
 * Families of messages that look alike and mean different things for the book ('bought it', 'would have bought it'), written
 * so that whoever goes by single words fails.
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

/** All answers that an expectation allows. */
export function fair<T>(expected: Fair<T>): readonly (T | 'any')[] {
  return Array.isArray(expected) ? expected : [expected as T | 'any']
}

/** Whether somebody would book an expense from the message. */
export function tellsOfExpense({ expect }: Written): boolean {
  const [kind] = fair(expect.kind)
  return kind === 'expense' || kind === 'expenses'
}
