import { after, isAt, type Sentence, senseAt, textAt } from '../words/sentence.ts'
import { keyAt } from '../words/text.ts'
import type { Sense } from '../words/vocabulary.ts'
import type { Figure } from './figure.ts'
import { isFrancs, isRand } from './not-money/code.ts'

/** A word or sign of money. */
export interface Unit {
  readonly value: string
  readonly end: number
}

/** Returns the unit before a number: '$', 'US$', 'usd', '$ USD'. */
export function prefixAt(sentence: Sentence, at: number): Unit | null {
  const unit = unitBefore(sentence, at)
  return unit?.value === 'own' ? (unitBefore(sentence, unit.end) ?? unit) : unit
}

function unitBefore(sentence: Sentence, at: number): Unit | null {
  if (isRand(sentence, at)) return { value: 'ZAR', end: at + 1 }
  const sense = senseAt(sentence, at, 'currency')
  if (sense === undefined || isPen(sentence, at) || isThing(sentence, at)) return null
  if (sentence.tokens[at - 1]?.kind === 'number' && isWeight(sentence, at, sense)) return null
  return { value: sense.value, end: after(sentence, at) }
}

/** Whether a currency word also names a thing: 'livres 15', 'trente de livres'. */
function isThing(sentence: Sentence, at: number): boolean {
  return isAt(sentence, at, 'kind', 'countable')
}

/**
 * Whether a currency word is a thing and not the foreign money of that name, where another number can be the price: '2
 * livres à 7,50' (books).
 */
function isCountedThing(sentence: Sentence, at: number, { value }: Sense): boolean {
  const foreign = isThing(sentence, at) && value !== sentence.context.currency
  return foreign && sentence.tokens.some(({ kind }, index) => kind === 'number' && index !== at - 1)
}

/**
 * Whether a currency word is a weight and not the foreign money of that name, as a price follows: 'arroz 5 libras
 * 14.000'.
 */
function isWeight(sentence: Sentence, at: number, { value }: Sense): boolean {
  if (value === sentence.context.currency || senseAt(sentence, at, 'measure')?.value !== 'pounds')
    return false
  const price = keyAt(sentence.tokens, at + 1) === '$' ? at + 2 : at + 1
  return sentence.tokens[price]?.kind === 'number'
}

/** Whether 'pens' are for writing, as they are outside Peru: 'pens 3.20'. */
function isPen(sentence: Sentence, at: number): boolean {
  return sentence.context.currency !== 'PEN' && /^[Pp]ens?$/.test(textAt(sentence, at))
}

/**
 * Returns the unit after a number: 'pesos', '€', 'lucas', 'de dólares'. Null if there is none or it belongs to the
 * next number.
 */
export function suffixAt(sentence: Sentence, at: number): Unit | null {
  if (isFrancs(sentence, at)) return { value: 'franc', end: at + 1 }
  let cursor = at
  if (isAt(sentence, cursor, 'of')) {
    cursor = after(sentence, cursor)
    if (!isAt(sentence, cursor, 'currency') || isThing(sentence, cursor)) return null
  }
  const sense = senseAt(sentence, cursor, 'currency') ?? senseAt(sentence, cursor, 'coin')
  if (sense === undefined || isInitial(sentence, cursor) || isCountedThing(sentence, cursor, sense))
    return null
  if (isWeight(sentence, cursor, sense)) return null
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

/**
 * Whether a sign that always precedes a price belongs to the next number, which counts no thing: 'tam 10 R$ 45',
 * 'seats 17 18 rs 5,870'.
 */
function isSignBeforePrice({ tokens, marks }: Sentence, at: number, number: number): boolean {
  const thing =
    tokens[number + 1]?.kind === 'word' && marks[number + 1]?.senses.some(({ type }) => type === 'kind')
  return /^(r|s|rs)$/.test(tokens[at]?.key ?? '') && tokens[number]?.kind === 'number' && thing !== true
}

/** Whether a letter begins a hyphenated word: '134.75 e-banking'. */
function isInitial({ tokens }: Sentence, at: number): boolean {
  const next = tokens[at + 1]
  return tokens[at]?.kind === 'word' && next?.kind === 'word' && next.glued
}

/** Whether the units before and after a number are different currencies: 'R$250 €', 'CHF 12 €'. */
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
