import type { CategoryKind } from '../meaning.ts'
import type { Particles } from './particles.ts'

/** The languages that are understood, in the order in which the product offers them. */
export const languages = ['es', 'en', 'pt', 'fr'] as const

/** A language that a member may write in; each is always understood, whatever the member prefers. */
export type Language = (typeof languages)[number]

/**
 * The types of a word or a phrase. Every language lists its words for each; the comment says what a listed word does,
 * and brackets name the value after '='.
 */
export const wordTypes = [
  // Numbers
  'number', // counts [value]
  'one', // an article that counts only before a unit: 'un palo', 'a grand'
  'times', // multiplies what stands before it [factor, and the currency of which alone it is one]
  'half', // adds half a unit: 'y medio' [or other hundredths of it]
  'prefixHalf', // halves the unit that follows: 'medio palo'
  'point', // parts whole and decimals: 'coma', 'point'
  'with', // joins whole and cents: 'con'
  'each', // the price is for one
  'rate', // before a price that may be for one: 'a', 'at'
  'total', // says that an amount is the sum of others
  'inexact', // 'and something'
  'percent',
  'currency', // [ISO 4217, or 'peso', 'dollar', 'franc' … for the household's or the writer's own]
  'coin', // a unit that only means money right after a number [like currency]
  'minor', // hundredths [ISO 4217 or nothing]
  // Other numbers
  'measure', // a unit of something that is not money
  'countable', // things that are bought by the piece
  'label', // the number after it names something: 'piso 3'
  'weakLabel', // the same, unless it is the only number: 'colectivo 152'
  'model', // 'iphone 15'
  'fuel', // 'nafta 95'
  'timeBefore', // 'a las'
  'timeAfter', // 'pm'
  'instalments', // 'cuotas'
  'tender', // what one pays with: 'pagué con'
  'discount', // what one did not pay
  // Days
  'day', // [days from today, 'weekend', 'first' of the month, or 'now', which states no day]
  'weekday', // [0 for Sunday]
  'month', // [1 for January]
  'dayUnit', // [days]
  'agoBefore', // 'hace'
  'agoAfter', // 'ago'
  'past', // 'pasado' of a weekday [weeks before that]
  'dayBefore', // before the number of a day: 'el', 'on the'
  // Small words
  'and',
  'or',
  'plus',
  'further', // parts two statements, and is no part of a description
  'but',
  'article',
  'preposition',
  'of',
  'pronoun', // I, we: the writer's household
  'stranger', // he, they, the neighbour: someone else's spending
  'family', // who may have paid: 'mi marido'
  'filler', // left out of descriptions
  'approx',

  'method', // how it was paid
  // Verbs
  'spend', // spent, paid, bought
  'spendHe', // he paid
  'record', // note down
  'cost', // it was, it came to, they charged me
  'consume', // had lunch [the thing]
  'infinitive', // to buy: still to be done
  'now', // I pay, I buy: done or about to be
  // What makes it not an expense
  'not',
  'almost',
  'income',
  'transfer',
  'send', // money to somebody: an expense when it says what for
  'withdrawal',
  'loan',
  'future',
  'quote',
  'hypothetical',
  'statement', // verbs and words of sentences that are about something else
  'idiom', // whole phrases in which the number is none
  'code', // what follows is a number to call or to type
  // Talk
  'greeting',
  'thanks',
  'smallTalk',
  'help',
  'stop',
  'connect',
  'undo',
  'delete',
  'restore',
  'target', // 'the last one', 'it'
  // Corrections
  'oops', // takes back what stands before it
  'change', // 'cambiá'
  'was', // 'eran', 'it was'
  'payer', // 'lo pagó'
  'field', // what is changed [category]
  // Questions
  'howMuch',
  'show', // 'mostrame los gastos'
  'top', // [what is put in order: expenses or members, else categories]
  'compare', // [with which period]
  'list', // [one]
  'spending', // 'gastos', 'spending': what is asked about
  'period', // [period name, or the half of a month]
  'me',
  'budget',
  'limit', // verbs that set a budget
  'left', // what is left of it
] as const

/** The type of a word or a phrase. */
export type WordType = (typeof wordTypes)[number]

/**
 * A list of phrases separated by commas or line ends, in lower case without accents. '(a/b)' is one or the other, a
 * word with '?' is optional, '0' is any number, and '=value' is the value of the phrases before it on the line.
 */
export type Phrases = string

/**
 * The things that belong to each category kind. A phrase after '!' outweighs the others, one after '~' yields to them.
 */
export type Kinds = Readonly<Record<CategoryKind, Phrases>>

/** The things that belong to a kind in one country (ISO 3166) only: 'gaz' is petrol in Québec. */
export type Regions = Readonly<Record<string, Partial<Kinds>>>

/** Words and things, either of one language or independent of language. */
export interface WordBook {
  readonly words: Partial<Readonly<Record<WordType, Phrases>>>
  readonly kinds: Partial<Kinds>
  readonly regions?: Regions
}

/** The words with which a reader is built: those of one language, or some of them. */
export interface SpokenBook extends WordBook {
  readonly language: Language
  readonly particles: Particles
}

/** The complete book of a language. To add a language, add its book; the compiler names what is missing. */
export interface LanguageBook extends SpokenBook {
  readonly kinds: Kinds
}

/** The types of word in an amount: numbers, money, what they count, and the small words that join them. */
type MoneyWord =
  | 'number'
  | 'one'
  | 'times'
  | 'half'
  | 'prefixHalf'
  | 'point'
  | 'with'
  | 'each'
  | 'rate'
  | 'inexact'
  | 'percent'
  | 'currency'
  | 'coin'
  | 'minor'
  | 'measure'
  | 'countable'
  | 'dayUnit'
  | 'and'
  | 'plus'
  | 'further'
  | 'article'
  | 'preposition'
  | 'of'
  | 'pronoun'
  | 'approx'

/** The words of a language from which amounts are read; a file of its own, as a browser needs no more. */
export interface MoneyBook {
  readonly language: Language
  readonly words: Readonly<Record<MoneyWord, Phrases>>
}
