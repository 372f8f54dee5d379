import type { ExpenseRow } from '../../expenses/expense-rows.ts'
import { fold } from '../../folding.ts'
import { everyLanguage } from '../replies/index.ts'
import { anyAnd } from '../saying.ts'
import { shopsOf } from './shops.ts'

/** A shorter word must match a whole word. */
const shortest = 4

const plurals = everyLanguage.flatMap((words) => words.plurals)
const feminines = everyLanguage.flatMap((words) => words.feminines)

/** Separates the things of a list. */
export const betweenThings = new RegExp(`\\s*[,&+]\\s*|\\s+(?:${anyAnd})\\s+`, 'iu')

/** A word that only joins two others. */
const joint = new RegExp(`^(?:${anyAnd}|n|['’]n['’]?|&|\\+)$`, 'iu')

/** Whether an expense's description contains the words. */
export function isCalled({ description }: ExpenseRow, words: string): boolean {
  return isPartOf(description, words)
}

/**
 * Whether a name contains the words where one of its words begins, or as the end of a compound ('mercado' of
 * 'supermercado', but not 'renda' of 'prenda'). Short words must match whole words, because many names begin with them
 * ('té').
 */
export function isPartOf(name: string, words: string): boolean {
  if (words === '') return true
  if (words.length < shortest) return hasWordsOf(name, words)
  const [known, told] = [fold(name), fold(words)]
  for (let at = known.indexOf(told); at >= 0; at = known.indexOf(told, at + 1)) {
    const [before = ''] = lettersBefore.exec(known.slice(0, at)) ?? []
    const isEnd = !isLetter.test(known.slice(at + told.length))
    const isCompound = isEnd && before.length >= shortest && told.length > shortest
    if (before === '' || isCompound) return true
  }
  return false
}

const lettersBefore = /\p{L}*$/u
const isLetter = /^\p{L}/u

/**
 * Whether every word of a name is in an expense's description, in the singular or plural: 'the coffees' matches
 * 'coffee'.
 */
export function isNamedIn(
  { description }: Pick<ExpenseRow, 'description'>,
  name: string | undefined,
): boolean {
  return name !== undefined && hasWordsOf(description, name)
}

/** Whether a name is the plural of an expense's description: 'the coffees' for 'coffee'. */
export function isOneOf(expense: ExpenseRow, name: string): boolean {
  const known = fold(expense.description).split(' ')
  const isSeveral = (word: string) => known.some((each) => isPlural(word, each))
  return isNamedIn(expense, name) && fold(name).split(' ').some(isSeveral)
}

/** Whether a name covers some, but not all, of the things in a description: 'yerba' for 'fideos y yerba'. */
export function namesPartOf({ description }: ExpenseRow, name: string | undefined): boolean {
  const things = description.split(betweenThings).filter((thing) => thing !== '')
  return (
    name !== undefined &&
    things.length > 1 &&
    things.some((thing) => !hasWordsOf(name, thing)) &&
    things.some((thing) => hasWordsOf(thing, name))
  )
}

/** Whether an expense's description has the name of a shop for the thing: 'heladería' for 'helado' (ice cream). */
export function isShopOf({ description }: ExpenseRow, thing: string): boolean {
  return fold(description)
    .split(' ')
    .some((word) => shopsOf(thing).includes(word))
}

function hasWordsOf(name: string, words: string): boolean {
  // 'Babysitter' and 'baby sitter' match 'baby-sitter'.
  return hyphens.some((as) => hasAllWords(wordsOf(name, as), wordsOf(words, as)))
}

/** What a hyphen is replaced by to compare names. */
const hyphens = ['', ' '] as const

function wordsOf(said: string, hyphen: string): readonly string[] {
  return fold(said).replaceAll('-', hyphen).split(' ')
}

function hasAllWords(known: readonly string[], told: readonly string[]): boolean {
  // 'Fish and chips' matches 'fish n chips' and 'fish & chips'.
  const things = told.filter((word) => !joint.test(word))
  return (things.length > 0 ? things : told).every((word) =>
    known.some((each) => isAlike(each, word) || isAlike(word, each)),
  )
}

/** Whether a word is the plural, the feminine or the shop of another: 'haircuts', 'coiffeuse', 'frutería'. */
function isAlike(other: string, word: string): boolean {
  const isShop = other.length > word.length && shopsOf(word).includes(other)
  return other === word || isPlural(other, word) || hasEnding(other, word, feminines) || isShop
}

/** The text to search in descriptions for both singular and plural: 'haircut' for 'haircuts'. */
export function searchedFor(words: string): string {
  return words.replace(/(?<=\p{L}{4})s$/u, '')
}

function isPlural(many: string, one: string): boolean {
  return hasEnding(many, one, plurals)
}

/** Whether a word is another one with its ending replaced. */
function hasEnding(word: string, plain: string, endings: typeof plurals): boolean {
  return endings.some(
    ([from, to]) => plain.endsWith(from) && word === plain.slice(0, plain.length - from.length) + to,
  )
}
