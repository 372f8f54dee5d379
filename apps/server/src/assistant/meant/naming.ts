import type { ExpenseRow } from '../../expenses/expense-rows.ts'
import { fold } from '../../folding.ts'
import { anyAnd } from '../saying.ts'
import { shopsOf } from './shops.ts'

/** A word of fewer letters is looked for whole. */
const shortest = 4

/** Between the things of a list. */
export const betweenThings = new RegExp(`\\s*[,&+]\\s*|\\s+(?:${anyAnd})\\s+`, 'iu')

/** Whether an expense is called by some words, or by more than those. */
export function isCalled({ description }: ExpenseRow, words: string): boolean {
  return isPartOf(description, words)
}

/** Whether words stand in a name, if only as a part of it ('mercado'); a short one is a part of many ('té'). */
export function isPartOf(name: string, words: string): boolean {
  const isShort = words !== '' && words.length < shortest
  return isShort ? hasWordsOf(name, words) : fold(name).includes(fold(words))
}

/** Whether each word of a name stands in an expense's description, in singular or plural: 'the coffees' of 'coffee'. */
export function isNamedIn(
  { description }: Pick<ExpenseRow, 'description'>,
  name: string | undefined,
): boolean {
  return name !== undefined && hasWordsOf(description, name)
}

/** Whether a name says of an expense that there are several such: 'the coffees' of 'coffee'. */
export function isOneOf(expense: ExpenseRow, name: string): boolean {
  const known = fold(expense.description).split(' ')
  const isSeveral = (word: string) => known.some((each) => isPlural(word, each))
  return isNamedIn(expense, name) && fold(name).split(' ').some(isSeveral)
}

/** Whether a name is of some of the things that an expense is called by: 'yerba' of 'fideos y yerba'. */
export function namesPartOf({ description }: ExpenseRow, name: string | undefined): boolean {
  const things = description.split(betweenThings).filter((thing) => thing !== '')
  return (
    name !== undefined &&
    things.length > 1 &&
    things.some((thing) => !hasWordsOf(name, thing)) &&
    things.some((thing) => hasWordsOf(thing, name))
  )
}

/** Whether an expense is called by the shop of a thing: 'heladería' of 'helado'. */
export function isShopOf({ description }: ExpenseRow, thing: string): boolean {
  return fold(description)
    .split(' ')
    .some((word) => shopsOf(thing).includes(word))
}

function hasWordsOf(name: string, words: string): boolean {
  // 'Babysitter' of 'baby-sitter'.
  const wordsOf = (said: string) => fold(said).replaceAll('-', '').split(' ')
  const known = wordsOf(name)
  return wordsOf(words).every((word) => known.some((each) => isAlike(each, word) || isAlike(word, each)))
}

/** Whether a word is another one, of several, of a woman or of a shop: 'haircuts', 'coiffeuse', 'frutería'. */
function isAlike(other: string, word: string): boolean {
  const isShop = other.length > word.length && shopsOf(word).includes(other)
  return other === word || isPlural(other, word) || hasEnding(other, word, feminines) || isShop
}

/** What is looked for in names when one or several of a thing are asked about: 'haircut' of 'haircuts', which is in both. */
export function searchedFor(words: string): string {
  return words.replace(/(?<=\p{L}{4})s$/u, '')
}

/** Endings of one thing, and of several. */
const plurals = [
  ['', 's'],
  ['', 'es'],
  ['', 'x'],
  ['y', 'ies'],
  ['z', 'ces'],
  ['ao', 'oes'],
  ['ao', 'aes'],
  ['m', 'ns'],
  ['l', 'is'],
  ['al', 'aux'],
] as const

/** Endings of who does it, a man or a woman. */
const feminines = [
  ['eur', 'euse'],
  ['ier', 'iere'],
] as const

function isPlural(many: string, one: string): boolean {
  return hasEnding(many, one, plurals)
}

/** Whether a word is another one with the second of two endings for the first. */
function hasEnding(word: string, plain: string, endings: readonly (readonly [string, string])[]): boolean {
  return endings.some(
    ([from, to]) => plain.endsWith(from) && word === plain.slice(0, plain.length - from.length) + to,
  )
}
