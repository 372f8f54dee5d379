import { fold } from '../folding.ts'
import { everyLanguage, type Words } from './replies/index.ts'

/** Words as lists of them are compared: folded, without signs. */
export function bare(text: string): string {
  return fold(text.replace(/[\p{P}\p{S}]+/gu, ' '))
}

/** The names of what is heard by a pattern. */
type Pattern = { [Name in keyof Words]: Words[Name] extends RegExp ? Name : never }[keyof Words]

/** Whether a text says, in any language, what a pattern that looks for bare words is for. */
export function matches(text: string, pattern: Pattern): boolean {
  const said = bare(text)
  return everyLanguage.some((words) => words[pattern].test(said))
}

/** What joins things in any language, as alternatives of a pattern. */
export const anyAnd = everyLanguage.flatMap(({ and }) => and).join('|')

/** Between what is told of one thing and of the next; a mark inside a number has no blank behind it. */
export const betweenClauses = new RegExp(`\\s*[,;]\\s+(?:(?:${anyAnd})\\s+)?|\\s+(?:${anyAnd})\\s+`, 'iu')

/** The words of a text as they are written, without its marks. */
export function wordsOf(text: string): string[] {
  return text.split(/[\p{P}\p{S}\s]+/u).filter((word) => word !== '')
}

/** Whether a message is nothing but 'no': something that was done is not right, but not what. */
export function isPlainNo(text: string): boolean {
  const said = bare(text)
  return everyLanguage.some(({ no: [plain] }) => plain === said)
}

/** Whether a message begins with what is known already: 'la farmacia', 'the pharmacy'. */
export function isDefinite(text: string): boolean {
  const [first = ''] = bare(text).split(' ')
  return everyLanguage.some(({ definite }) => definite.includes(first))
}

/** Named by what would only point without its accent, in Spanish and French. */
const tea = /^th?é$/iu

/** What a few words name when what only points is left out: 'the bus one' names the bus, 'le thé' the tea. */
export function namedBy(text: string): string {
  const pointing = everyLanguage.map(({ choosing }) => choosing.aside)
  return wordsOf(text)
    .filter((word) => tea.test(word) || !pointing.some((aside) => aside.split(' ').includes(fold(word))))
    .map(fold)
    .join(' ')
}

/** What follows a beginning such as 'y' or 'what about'. */
export function endOf(text: string): string | null {
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

/** Whether one of such phrases stands anywhere in a message. */
export function saysOne(text: string, phrases: 'was' | 'endedAs'): boolean {
  const said = ` ${bare(text)} `
  return everyLanguage.some((words) => words[phrases].some((phrase) => said.includes(` ${phrase} `)))
}

/** Whether a message begins with what something was: 'foram 21 mil', 'no, eran 300'. */
export function beginsWithWas(text: string): boolean {
  const said = `${bare(endOf(text) ?? text)} `
  return everyLanguage.some(({ was, no: [no] }) =>
    was.some((verb) => said.startsWith(`${verb} `) || said.startsWith(`${no} ${verb} `)),
  )
}

/** Whether a message tells something of a thing as of now: 'el pan es 1.200', "le pain c'est 1,20". */
export function saysIs(text: string): boolean {
  return everyLanguage.some(({ is }) => is.test(text))
}

/** Whether a message says nothing but that something is paid by now: 'ya lo pagué', 'paid it'. */
export function saysPaid(text: string): boolean {
  return matches(text, 'paidNow')
}

/** Whether a message asks to add to what was noted: 'add 5 to the farmacia'. */
export function saysToAdd(text: string): boolean {
  return matches(text, 'addsTo')
}

/** Whether a message says nothing but that something is to be noted all the same: 'sí pero anotala igual'. */
export function insists(text: string): boolean {
  return matches(text, 'insists')
}

/** Whether a message says nothing but yes, or no, in any language. */
export function says(answer: 'yes' | 'no', text: string): boolean {
  if (answer === 'yes' && insists(text)) return true
  const said = bare(text)
  return everyLanguage.some((words) => {
    const phrases = words[answer]
    return phrases.includes(said) || (answer === 'yes' && phrases.includes(said.replace(words.concludes, '')))
  })
}

/** What follows a yes that a message begins with, be it behind laughter ('haha ok 48'); null where nothing such begins it. */
export function behindYes(text: string): string | null {
  const [, lead = '', rest = ''] = /^(\D*?)[\s,.:;!]*(\S?\d.*)$/su.exec(text.trim()) ?? []
  const said = bare(lead).replace(laughter, ' ').replace(/\s+/g, ' ').trim()
  return said !== '' && says('yes', said) ? rest : null
}

/** Whether a message begins with the plain yes of a language ('sí', 'oui'), be it behind laughter. */
export function beginsWithPlainYes(text: string): boolean {
  const [first] = bare(text).replace(laughter, ' ').trim().split(' ')
  return everyLanguage.some(({ yes: [plain] }) => plain === first)
}

const laughter = /\b(?:(?:ja|je|ji|ha|he|rs|k){2,}[jhs]?|lol|mdr)\b/g

/** Whether a message says nothing but that something is as it was said: 'cierto jaja', 'você tem razão', 'oui exact'. */
export function agrees(text: string): boolean {
  return matches(bare(text).replace(laughter, ''), 'agrees')
}

/** Whether a message only asks for another category. */
export function asksForCategory(text: string): boolean {
  const said = bare(text)
  return everyLanguage.some((words) => words.changeCategory.includes(said))
}

/** Whether the words before any comma are about what was told of last. */
export function pointsAtLast(text: string): boolean {
  const [first = ''] = text.split(/[,;.](?!\d)/)
  return matches(first, 'pointsAtLast')
}
