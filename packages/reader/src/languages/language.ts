import type { CategoryKind } from '../category-kind.ts'
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
  'number', // 'tres', 'twenty': a number in words [value]
  'one', // 'un palo', 'a grand': an article that counts as one, but only before a unit
  'times', // 'mil', 'grand': multiplies the number before it [factor, and the currency if it is of one alone]
  'half', // 'y medio', 'and a half': adds half of the unit before it [hundredths, if another part]
  'prefixHalf', // 'medio palo', 'half a grand': halves the unit after it
  'point', // 'coma', 'point': between the whole and the decimals of a number
  'with', // 'tres con cincuenta': between the whole and the cents of a price
  'each', // 'cada uno', 'apiece': after a price for one of several
  'rate', // 'a 15', '@ 15': before a price that may be for one of several
  'total', // 'en total', 'all in': says that an amount is the sum of others ['so' if it only concludes]
  'inexact', // 'y pico', 'and change': after an amount that is a little more than told
  'percent',
  'currency', // 'euros' [ISO 4217, or 'peso', 'dollar', 'franc' … for the household's or the writer's own]
  'coin', // 'euro', 'quid': a unit of money, but only right after a number [like currency]
  'minor', // 'cents', 'pence': hundredths of a unit of money [like currency, or nothing for any unit]
  // Other numbers
  'measure', // 'kg', 'bedrooms': a unit of something that is not money
  'countable', // 'beer', 'ticket': a thing that is bought by the piece
  'label', // 'piso 3', 'flight 12': before a number that names something and is no price
  'weakLabel', // 'colectivo 152': before a number that names something, unless it is the only number
  'model', // 'iphone 15': before a number that is part of a product's name
  'fuel', // 'nafta 95': before a number that is a grade of fuel
  'timeBefore', // 'a las 8', 'at 8': before a time of day
  'timeAfter', // '8 pm', 'en punto': after a time of day
  'instalments', // '12 cuotas', 'in 3 payments': after the number of instalments of a price
  'tender', // 'un billete de 1000', 'list price 60': before money handed over, or an old price ['soft']
  'discount', // '20 off', '30 de descuento': after an amount that was not paid
  // Days
  'day', // 'ayer' [days from today, 'weekend', 'first' of the month, month and day, or 'now' for no day]
  'weekday', // [0 for Sunday]
  'month', // [1 for January]
  'dayUnit', // 'weeks', 'días' [days, 'month' or 'year']
  'agoBefore', // 'hace 3 días': before how far back a day is
  'agoAfter', // '3 days ago': after how far back a day is
  'past', // 'el lunes pasado', 'last month': of a weekday or a period [weeks before that]
  'dayBefore', // 'el 5', 'on the 5th': before the number of a day
  // Small words
  'and',
  'or',
  'plus',
  'further', // 'also', 'además': between two statements, and no part of a description
  'but',
  'article',
  'preposition',
  'of',
  'pronoun', // 'I', 'we': the writer or the household
  'stranger', // 'he', 'the neighbour': somebody whose spending is not the household's
  'family', // 'mi marido', 'my mum': a relative or partner, who may be the payer
  'filler', // 'please', 'in one go': left out of descriptions
  'approx',

  'method', // 'con tarjeta', 'in cash': how an expense was paid
  // Verbs
  'spend', // 'gasté', 'paid', 'bought': a verb of spending of the writer ['buy' for verbs of buying]
  'spendHe', // 'pagó', 'paid': a verb of spending of somebody else
  'record', // 'anotá', 'log': asks to record an expense
  'cost', // 'costó', 'it came to': a verb before the price of something
  'consume', // 'almorcé', 'had lunch': a verb that tells what was bought [the thing]
  'infinitive', // 'comprar', 'pay': a verb of spending that is still to be done
  'now', // 'compro', 'I pay': a verb of spending that is done or about to be
  // What makes it not an expense
  'not',
  'almost',
  'income',
  'transfer',
  'send', // 'transferí', 'sent': money to somebody, which is an expense if it is told what for
  'withdrawal',
  'loan',
  'future',
  'quote',
  'hypothetical',
  'statement', // 'news', 'preheat': words of sentences that are about something other than spending
  'idiom', // 'catch 22', 'a dime a dozen': a whole phrase whose number is no amount
  'code', // 'call me on', 'password', 'shop now': beside a number to call or type, or in an advertisement
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
  'target', // 'the last one', 'it': a recorded expense that is not named
  // Corrections
  'oops', // 'perdón', 'no wait': takes back what stands before it
  'change', // 'cambiá', 'fix it': asks for a correction
  'was', // 'eran', 'it was': before the right amount or name of an expense
  'payer', // 'lo pagó', 'paid by': beside the payer ['me' for the writer]
  'field', // 'amount', 'fecha': what of an expense is wrong ['category', 'date', or nothing for the others]
  // Questions
  'howMuch',
  'show', // 'mostrame los gastos', 'give me': opens a request to see something
  'top', // 'the biggest': asks for what comes first ['expenses', 'members', 'days', else categories]
  'compare', // 'compared to': asks for a comparison [with which period]
  'list', // 'the last ten things': asks for single expenses ['one' for the last one, 'mine' for the writer's]
  'spending', // 'gastos', 'spending': what a question is about ['average' of a day, a week or a month]
  'period', // 'este mes', 'today' [name of the period]
  'me',
  'budget',
  'limit', // 'no more than', 'cap': a verb or phrase that sets a budget
  'left', // 'how much remains': asks for what is left of a budget
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
