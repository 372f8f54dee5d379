import { memoised } from './caching.ts'
import type { Step, Steps } from './vocabulary.ts'

/**
 * Returns the steps that a typed word may lead to: as itself, as a plural, as a diminutive or with repeated letters.
 */
export function knownSteps(word: string, next: Steps): readonly Step[] {
  return knownForms(word, next).flatMap((form) => next.get(form) ?? [])
}

function knownForms(word: string, next: Steps): readonly string[] {
  const forms: string[] = next.has(word) ? [word] : []
  if (!mayBeAForm(word)) return forms
  const length = word.length
  if (length > 3 && word.charCodeAt(length - 1) === 115) {
    const singular = rewritten(word, plurals, (known) => next.has(known))
    if (singular !== undefined) forms.push(singular)
  }
  if (word === 'eh' && forms.length === 0 && next.has('e')) forms.push('e')
  if (forms.length === 0 && length > 5 && small.test(word)) {
    const single = word.charCodeAt(length - 1) === 115 ? word.slice(0, -1) : word
    const full = rewritten(single, diminutives, (known) => {
      const found = next.get(known)
      return found !== undefined && isThing(found)
    })
    if (full !== undefined) forms.push(full)
  }
  if (forms.length === 0 && length > 3 && hasHeldLetter(word)) {
    const single = word.replace(/(.)\1{2,}/g, '$1').replace(/(.)\1$/, '$1')
    if (next.has(single)) forms.push(single)
  }
  if (forms.length === 0 && dish.test(word) && next.has(someDish)) forms.push(someDish)
  return forms
}

/** Whether a word looks like a plural. */
export function looksPlural(word: string): boolean {
  return /...s$/.test(word)
}

/** Whether a word looks like a form of another word at all. */
const mayBeAForm = memoised(
  (word) => word.endsWith('s') || word === 'eh' || small.test(word) || hasHeldLetter(word) || dish.test(word),
)

/** Emoji of food and drink, only some of which the vocabulary lists. */
const dish = /^[\u{1f32d}-\u{1f37e}\u{1f942}-\u{1f96f}\u{1f9c0}-\u{1f9cb}\u{1fad0}-\u{1fadb}]/u
const someDish = '🍕'

/** An ending, and what may have stood in its place in the base word. */
type Endings = readonly (readonly [string, ...string[]])[]

const plurals: Endings = [
  ['s', ''], ['ces', 'z'], ['es', ''], ['ies', 'y'], ['ns', 'm'], ['oes', 'ao'], ['aes', 'ao'], ['ais', 'al'], ['eis', 'el', 'il'], ['ois', 'ol'],
] // biome-ignore format: a list to read at a glance

const small = /i(?:t[oa]|nh[oa]|n)s?$/

/** Diminutives, which cost as much as the thing itself: 'cafecito', 'quesito', 'traguito', 'cafezinho', 'pãozin'. */
const diminutives: Endings = [
  ['cito', 'z', '', 'n'], ['cita', 'z', '', 'n'], ['quito', 'co'], ['quita', 'ca'], ['guito', 'go'], ['guita', 'ga'],
  ['ecito', 'e', '', 'o'], ['ecita', 'e', '', 'a'], ['ito', 'o', '', 'e'], ['ita', 'a', '', 'e'],
  ['zinho', '', 'z'], ['zinha', '', 'z'], ['quinho', 'co'], ['quinha', 'ca'], ['guinho', 'go'], ['guinha', 'ga'],
  ['inho', 'o', 'e', ''], ['inha', 'a', 'e', ''], ['zin', ''], ['in', 'o'],
] // biome-ignore format: a list to read at a glance

/** Returns the first known word from which an ending of the list may have been formed. */
function rewritten(word: string, endings: Endings, isKnown: (word: string) => boolean): string | undefined {
  for (const [ending, ...others] of endings) {
    if (!word.endsWith(ending)) continue
    const stem = word.slice(0, -ending.length)
    const found = stem.length < 2 ? undefined : others.find((other) => isKnown(stem + other))
    if (found !== undefined) return stem + found
  }
  return undefined
}

/**
 * Whether a step is a thing and not a number, since only things have diminutives: 'cemita' does not come from 'cem'
 * (100), nor 'barritas' from a word for a thousand.
 */
function isThing({ senses }: Step): boolean {
  if (senses?.some(({ type }) => type === 'number' || type === 'times') === true) return false
  return senses?.some(({ type }) => type === 'kind' || type === 'countable') ?? false
}

function hasHeldLetter(word: string): boolean {
  for (let at = 1; at < word.length; at++) {
    if (word.charCodeAt(at) === word.charCodeAt(at - 1)) return true
  }
  return false
}
