import { isRand } from '../words/code.ts'
import { after, isAt, type Sentence, senseAt } from '../words/sentence.ts'
import type { Sense } from '../words/vocabulary.ts'
import type { Figure } from './figure.ts'

/** A word or sign of money. */
export interface Unit {
  readonly value: string
  readonly end: number
}

/** '$', 'US$', 'usd' before a number. */
export function prefixAt(sentence: Sentence, at: number): Unit | null {
  if (isRand(sentence, at)) return { value: 'ZAR', end: at + 1 }
  const sense = senseAt(sentence, at, 'currency')
  if (sense === undefined || isPen(sentence, at) || isThing(sentence, at)) return null
  const end = after(sentence, at)
  const next = prefixAt(sentence, end)
  return next !== null && sense.value === 'own' ? next : { value: sense.value, end }
}

/** 'livres 15', 'trente de livres': a thing that a currency is called like, where a unit would stand elsewhere. */
function isThing(sentence: Sentence, at: number): boolean {
  return isAt(sentence, at, 'kind', 'countable')
}

/** '2 livres à 7,50': a thing, and not the foreign money that is called like it, where another number can be the price. */
function isCountedThing(sentence: Sentence, at: number, { value }: Sense): boolean {
  const foreign = isThing(sentence, at) && value !== sentence.context.currency
  return foreign && sentence.tokens.some(({ kind }, index) => kind === 'number' && index !== at - 1)
}

/** 'pens 3.20': what one writes with, outside Peru. */
function isPen({ text, tokens, context }: Sentence, at: number): boolean {
  const word = text.slice(tokens[at]?.start, tokens[at]?.end)
  return context.currency !== 'PEN' && /^[Pp]ens?$/.test(word)
}

/** 'pesos', '€', 'lucas', 'de dólares'; a unit that already stands before the next number belongs there. */
export function suffixAt(sentence: Sentence, at: number): Unit | null {
  let cursor = at
  if (isAt(sentence, cursor, 'of')) {
    cursor = after(sentence, cursor)
    if (!isAt(sentence, cursor, 'currency') || isThing(sentence, cursor)) return null
  }
  const sense = senseAt(sentence, cursor, 'currency') ?? senseAt(sentence, cursor, 'coin')
  if (sense === undefined || isInitial(sentence, cursor) || isCountedThing(sentence, cursor, sense))
    return null
  const end = after(sentence, cursor)
  const token = sentence.tokens[cursor]
  const next = sentence.tokens[end]
  const sign = sentence.tokens[end - 1]?.kind === 'sign'
  const isSign = sign || sense.value === 'own'
  const spoken = sentence.tokens[cursor - 1]?.kind === 'word' && (next?.glued ?? false)
  const belongsToNext =
    next?.kind === 'number' &&
    !(token?.glued ?? false) &&
    (spoken || next.key.length > 2 || (next.glued && sign)) &&
    (next.glued || isSign)
  if (belongsToNext || (!token?.glued && isSignBeforePrice(sentence, cursor, end))) return null
  const more = suffixAt(sentence, end)
  return more !== null && sense.value === 'own' ? more : { value: sense.value, end }
}

/** 'tam 10 R$ 45', 'seats 17 18 rs 5,870': signs that always stand before a price, and nothing that the number behind could count. */
function isSignBeforePrice({ tokens, marks }: Sentence, at: number, number: number): boolean {
  const thing =
    tokens[number + 1]?.kind === 'word' && marks[number + 1]?.senses.some(({ type }) => type === 'kind')
  return /^(r|s|rs)$/.test(tokens[at]?.key ?? '') && tokens[number]?.kind === 'number' && thing !== true
}

/** '134.75 e-banking': a letter that begins a word with a hyphen. */
function isInitial({ tokens }: Sentence, at: number): boolean {
  const next = tokens[at + 1]
  return tokens[at]?.kind === 'word' && next?.kind === 'word' && next.glued
}

/** 'R$250 €', 'CHF 12 €': the unit before a number is of another money than the one behind it. */
export function hasTwoUnits(
  sentence: Sentence,
  { start, numberEnd }: Pick<Figure, 'start' | 'numberEnd'>,
): boolean {
  const [before, behind] = [
    prefixAt(sentence, start)?.value ?? '',
    suffixAt(sentence, numberEnd)?.value ?? '',
  ]
  return [before, behind].every((each) => /^[A-Z]{3}$/.test(each)) && before !== behind
}
