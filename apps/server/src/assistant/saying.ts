import type { Meaning } from '@casita/reader'
import { fold } from '../folding.ts'
import { everyLanguage, type Words } from './replies/index.ts'

/** Normalises words for comparison with a list: folded and without punctuation. */
export function withoutPunctuation(text: string): string {
  return fold(text.replace(/[\p{P}\p{S}]+/gu, ' '))
}

/** The names of the word lists that are regular expressions. */
type Pattern = { [Name in keyof Words]: Words[Name] extends RegExp ? Name : never }[keyof Words]

/** Whether the bare words of a text match a pattern in any language. */
export function matches(text: string, pattern: Pattern): boolean {
  const said = withoutPunctuation(text)
  return everyLanguage.some((words) => words[pattern].test(said))
}

/** Every language's words for 'and', as alternatives for a regular expression. */
export const anyAnd = everyLanguage.flatMap(({ and }) => and).join('|')

/** Separates clauses. A comma inside a number is not followed by a space. */
export const betweenClauses = new RegExp(`\\s*[,;]\\s+(?:(?:${anyAnd})\\s+)?|\\s+(?:${anyAnd})\\s+`, 'iu')

/** The words of a text as written, without punctuation. */
export function wordsOf(text: string): string[] {
  return text.split(/[\p{P}\p{S}\s]+/u).filter((word) => word !== '')
}

/** Whether a message is just 'no': something that was done is wrong, but not what. */
export function isPlainNo(text: string): boolean {
  const said = withoutPunctuation(text)
  return everyLanguage.some(({ no: [plain] }) => plain === said)
}

/** Whether a message starts with the plain no of a language. */
export function beginsWithPlainNo(text: string): boolean {
  const [first = ''] = withoutPunctuation(text).split(' ')
  return isPlainNo(first)
}

/** Whether a message begins with a definite article: 'la farmacia', 'the pharmacy'. */
export function isDefinite(text: string): boolean {
  const [first = ''] = withoutPunctuation(text).split(' ')
  return everyLanguage.some(({ definite }) => definite.includes(first))
}

/** 'té' and 'thé' (tea) in Spanish and French: without the accent the word would be a pronoun. */
const tea = /^th?é$/iu

/** Words without the definite article that they begin with: 'council tax' of 'the council tax'. */
export function withoutArticle(words: string): string {
  const [first = '', ...thing] = words.split(' ')
  return thing.length > 0 && isDefinite(first) ? thing.join(' ') : words
}

/** What remains of a phrase without its pointing words: 'the bus one' names the bus, 'le thé' the tea. */
export function withoutPointers(text: string): string {
  const pointing = everyLanguage.map(({ choosing }) => choosing.aside)
  return wordsOf(text)
    .filter((word) => tea.test(word) || !pointing.some((aside) => aside.split(' ').includes(fold(word))))
    .map(fold)
    .join(' ')
}

/** What follows an opening such as 'y' or 'what about'; null without one. */
export function afterOpening(text: string): string | null {
  const said = text
    .replace(/[¿?¡!.,…]+/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
  const folded = fold(said)
  const beginnings = everyLanguage.flatMap(({ follows }) => follows)
  const beginning = beginnings
    .toSorted((a, b) => b.length - a.length)
    .find((one) => folded.startsWith(`${one} `))
  return beginning ? said.slice(beginning.length + 1) : null
}

/** Whether one of these phrases occurs anywhere in a message. */
export function saysOne(text: string, phrases: 'was' | 'endedAs'): boolean {
  const said = ` ${withoutPunctuation(text)} `
  return everyLanguage.some((words) => words[phrases].some((phrase) => said.includes(` ${phrase} `)))
}

/**
 * Whether a message begins with a past-tense 'was' or 'were', after an optional 'no': 'foram 21 mil', 'no, eran 300'.
 */
export function beginsWithWas(text: string): boolean {
  const said = `${withoutPunctuation(afterOpening(text) ?? text)} `
  return everyLanguage.some(({ was, no: [no] }) =>
    was.some((verb) => said.startsWith(`${verb} `) || said.startsWith(`${no} ${verb} `)),
  )
}

/**
 * Whether a message states in the present tense what something is or costs: 'el pan es 1.200', "le pain c'est 1,20".
 */
export function saysIs(text: string): boolean {
  return everyLanguage.some(({ is }) => is.test(text))
}

/** Whether a message has the word that asks for an amount: 'cuánto', 'how'. */
export function saysHowMuch(text: string): boolean {
  const words = withoutPunctuation(text).split(' ')
  return everyLanguage.some(({ howMuchWas: [beginning] }) => {
    const [quantity = ''] = withoutPunctuation(beginning).split(' ')
    return words.includes(quantity)
  })
}

/** Whether a message only says that something is now paid: 'ya lo pagué', 'paid it'. */
export function saysPaid(text: string): boolean {
  return matches(text, 'paidNow')
}

/** Whether a message asks to add to a recorded amount: 'add 5 to the farmacia'. */
export function saysToAdd(text: string): boolean {
  return matches(text, 'addsTo')
}

/** Whether a message only asks to record something anyway: 'sí pero anotala igual'. */
export function insists(text: string): boolean {
  return matches(text, 'insists')
}

/**
 * Whether a message asks to record what was spoken of and says at most when it was paid: 'anotalo entonces, lo pagué
 * ayer'.
 */
export function ordersNote(text: string, meaning: Meaning): boolean {
  if (!matches(text, 'ordersNote')) return false
  if (meaning.kind === 'missing_amount') return meaning.description === ''
  if (meaning.kind !== 'correction') return meaning.kind === 'small_talk'
  const { date: _, payerId: __, payerName: ___, ...others } = meaning.changes
  return Object.keys(others).length === 0
}

/** Whether a message only says yes, or no, in any language. */
export function says(answer: 'yes' | 'no', text: string): boolean {
  if (answer === 'yes' && insists(text)) return true
  const said = withoutPunctuation(text)
  return everyLanguage.some((words) => {
    const phrases = words[answer]
    return phrases.includes(said) || (answer === 'yes' && phrases.includes(said.replace(words.concludes, '')))
  })
}

/**
 * Returns what follows words of yes at the start of a message ('haha ok 48', 'a poco? bueno sí, 48', 'vdd, 48'); null
 * if there is none.
 */
export function behindYes(text: string): string | null {
  const [, lead = '', rest = ''] = /^(\D*?)[\s,.:;!]*(\S?\d.*)$/su.exec(text.trim()) ?? []
  const said = withoutInterjections(lead)
  const isYes = says('yes', said) || agrees(said) || said.split(' ').every((word) => says('yes', word))
  return said !== '' && isYes ? rest : null
}

/** Whether a message starts with the plain yes of a language ('sí', 'oui'), also after other words of yes. */
export function beginsWithPlainYes(text: string): boolean {
  const words = withoutInterjections(text).split(' ')
  const [first = ''] = words.slice(words.findIndex((word) => isPlainYes(word) || !says('yes', word)))
  return isPlainYes(first)
}

function isPlainYes(word: string): boolean {
  return everyLanguage.some(({ yes: [plain] }) => plain === word)
}

/** The bare words of a text without laughter, surprise and the like. */
function withoutInterjections(text: string): string {
  const said = everyLanguage.reduce(
    (rest, { interjections }) => rest.replace(interjections, ' '),
    withoutPunctuation(text),
  )
  return said.trim().replace(/\s+/g, ' ')
}

/** Whether a message only agrees: 'cierto jaja', 'você tem razão' (you are right), 'oui exact'. */
export function agrees(text: string): boolean {
  return matches(withoutInterjections(text), 'agrees')
}

/** Whether a message only asks for another category. */
export function asksForCategory(text: string): boolean {
  const said = withoutPunctuation(text)
  return everyLanguage.some((words) => words.changeCategory.includes(said))
}

/** The end of the longest opening that narrows what was said: 'I meant', 'no, just', 'solo'; 0 without one. */
export function narrowingEnd(text: string): number {
  return Math.max(...everyLanguage.map(({ narrows }) => narrows.exec(text)?.[0].length ?? 0))
}

/** Whether the words before the first punctuation mark refer to what was mentioned last. */
export function pointsAtLast(text: string): boolean {
  const [first = ''] = text.split(/[,;.](?!\d)/)
  return matches(first, 'pointsAtLast')
}
