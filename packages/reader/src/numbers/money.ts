import type { Context } from '../context.ts'
import { type Language, languages } from '../languages/language.ts'
import { readSentence } from '../words/sentence.ts'
import type { Vocabulary } from '../words/vocabulary.ts'
import { readFigure } from './read-figure.ts'

/** The largest amount that can be recorded, in hundredths: 999 999 999 999.99. */
export const maxAmount = 99_999_999_999_999

/** The result of reading an amount field; amounts are in whole hundredths. */
export type Money =
  | { readonly kind: 'amount'; readonly amount: number }
  | { readonly kind: 'unclear'; readonly readings: readonly [number, ...number[]] }
  | { readonly kind: 'foreign'; readonly currency: string; readonly readings: readonly [number, ...number[]] }
  | { readonly kind: 'none' }
  | { readonly kind: 'too_large' }

/** What the reading of an amount field depends on: the writer's locale and the currency that is kept. */
export interface MoneyContext {
  readonly locale?: string
  /** ISO 4217. */
  readonly currency: string
}

/**
 * Reads the text of an amount field by the same rules as the chat, including words, slang units and sums. Anything
 * other than one amount, and a negative one, is 'none'; an amount in another currency than the one that is kept is
 * 'foreign'.
 */
export function readMoney(vocabulary: Vocabulary, text: string, context: MoneyContext): Money {
  const locale = context.locale ?? ''
  const language = languages.find((each) => each === locale.slice(0, 2))
  const sentence = readSentence(vocabulary, text, contextOf(context, language))
  const figure = readFigure(sentence, 0)
  if (figure === null || figure.negative || figure.end < sentence.tokens.length) return { kind: 'none' }
  const [first, ...others] = figure.readings
  if (first === undefined || figure.readings.some((reading) => reading > maxAmount))
    return { kind: 'too_large' }
  const { currency } = figure
  if (currency !== null && currency !== context.currency)
    return { kind: 'foreign', currency, readings: [first, ...others] }
  return others.length > 0
    ? { kind: 'unclear', readings: [first, ...others] }
    : { kind: 'amount', amount: first }
}

function contextOf(context: MoneyContext, language: Language | undefined): Context {
  const languages = language === undefined ? [] : [language]
  return { ...context, languages, today: '1970-01-01', categories: [], habits: [] }
}
