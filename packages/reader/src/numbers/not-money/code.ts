import { isFranc } from '../../currency.ts'
import { after, before, isAt, type Sentence, textAt } from '../../words/sentence.ts'
import { keyAt, type Token } from '../../words/text.ts'
import type { Claim } from '../claims.ts'
import { slashedPrices } from '../slashed-prices.ts'

/** A number that is not an amount: the token after it, and what it is instead. */
export interface NonAmount {
  readonly end: number
  readonly claim: Claim
}

/**
 * Returns a number at a token that nobody pays: '#1234', 'nº 5', '****4532', 'ps5', 'x2', '00123'; null when there is
 * none.
 */
export function readCode(sentence: Sentence, at: number): NonAmount | null {
  const { tokens } = sentence
  const token = tokens[at]
  if (token === undefined) return null
  if (token.kind === 'number') return codeOfNumber(sentence, at)
  if (isHyphenated(sentence, at)) return number(at + 3)
  const next = tokens[at + 1]
  if (next?.kind !== 'number') return null
  if (token.key === '#') return number(houseNumberEnd(tokens, at + 2))
  if (!next.glued) return null
  if (token.key === '°' || token.key === 'º') return number(at + 2)
  if (token.key === '*' && tokens[at - 1]?.key === '*') return number(at + 2)
  return token.kind === 'word' ? codeOfWord(sentence, at) : null
}

function number(end: number): NonAmount {
  return { end, claim: 'number' }
}

/** Returns what begins with a number and is not an amount: dimensions, ratios, grades, promotions, '00123', '4532A'. */
function codeOfNumber(sentence: Sentence, at: number): NonAmount | null {
  const { tokens, marks } = sentence
  if (marks[at] !== null) return { end: after(sentence, at), claim: null }
  const sides = dimensionsEnd(sentence, at)
  if (sides !== null) return number(sides)
  if (tokens[at + 1]?.kind === 'number' && isTracking(sentence, at - 1)) return number(at + 3)
  if ((isRatio(tokens, at) && slashedPrices(sentence, at) === null) || isGrade(sentence, at))
    return number(at + 3)
  if (isCounted(tokens, at)) return number(at + 2)
  if (isPromotion(sentence, at) && !isAt(sentence, at + 3, 'currency', 'coin', 'each')) return number(at + 3)
  const key = keyAt(tokens, at)
  if (/^0\d+$/.test(key) || (/^\d{10,}$/.test(key) && !isMoneyAround(sentence, at))) return number(at + 1)
  return hasCodeTail(sentence, at) ? number(at + 2) : null
}

/** Whether one or two letters that are neither a unit, an hour nor a sign are glued to the end of a number: '4532A'. */
function hasCodeTail(sentence: Sentence, at: number): boolean {
  const { tokens, marks } = sentence
  const [tail, behind] = tokens.slice(at + 1, at + 3)
  const isTail = tail?.kind === 'word' && tail.glued && tail.key.length <= 2 && marks[at + 1] === null
  return isTail && !/^(x|e|h)$/.test(tail.key) && behind?.glued !== true && !isFrancs(sentence, at + 1)
}

/** Returns a code that begins with a word to which a number is glued: 'ps5', 'x2', 'DIX30', 'Studio9'. */
function codeOfWord(sentence: Sentence, at: number): NonAmount | null {
  if (isAt(sentence, at, 'currency', 'coin', 'times') || isRand(sentence, at)) return null
  const { tokens } = sentence
  const key = keyAt(tokens, at)
  const digits = keyAt(tokens, at + 1)
  if (isProperName(sentence, at) && /^\d$/.test(digits) && hasOtherNumber(sentence, at + 1))
    return number(at + 2)
  if (key.length <= 3 && /^\d{6,}$/.test(digits)) return number(at + 2)
  if (tokens[at]?.glued) return null
  if (key === 'x') return { end: at + 2, claim: null }
  const isModel =
    (key.length <= 2 && /^\d{1,3}$/.test(digits)) || (isCapitalised(sentence, at) && /^\d{1,5}$/.test(digits))
  return isModel && !isAt(sentence, at, 'kind', 'spend') ? number(at + 2) : null
}

/** Whether an 'f' after a number stands for francs, in a household that keeps them: '2 500F'. */
export function isFrancs({ tokens, context }: Sentence, at: number): boolean {
  return tokens[at]?.key === 'f' && tokens[at - 1]?.kind === 'number' && isFranc(context.currency)
}

/**
 * Whether an 'R' before a number is the rand: always in a rand household ('R450', except 'R15' after the sizes of a
 * tyre), elsewhere only with thousands and cents ('R1 245.60'), because it names roads.
 */
export function isRand({ tokens, context }: Sentence, at: number): boolean {
  if (keyAt(tokens, at) !== 'r') return false
  const isSign =
    context.currency === 'ZAR' ||
    (tokens[at + 1]?.glued === true && /^\d{3}\.\d\d$/.test(keyAt(tokens, at + 2)))
  return isSign && tokens[at + 1]?.kind === 'number' && keyAt(tokens, at - 2) !== '/'
}

/**
 * Whether a parcel's tracking number starts here: two capitals, nine digits and two capitals, in every country ('QB
 * 512 904 337 BR').
 */
function isTracking({ text, tokens }: Sentence, at: number): boolean {
  const code = text.slice(tokens[at]?.start, tokens[at + 4]?.end)
  return tokens[at]?.kind === 'word' && /^[A-Z]{2} ?\d{3} ?\d{3} ?\d{3} ?[A-Z]{2}$/.test(code)
}

/** Whether letters, a hyphen and a number form a name: 'I-95', 'A-6', 'WD-40'. */
function isHyphenated(sentence: Sentence, at: number): boolean {
  const [letter, hyphen, number] = sentence.tokens.slice(at, at + 3)
  const joined = hyphen?.key === '-' && hyphen.glued && number?.kind === 'number' && number.glued
  return joined && letter?.kind === 'word' && /^(\p{Lu}{1,3}|\p{L})$/u.test(textAt(sentence, at))
}

/**
 * Returns the token after dimensions such as 'vis 4x40 7,30', 'colchón 135x190, 429' or 'filter 20x25x1 14.98', which
 * the price follows; null when there are none.
 */
function dimensionsEnd({ tokens }: Sentence, at: number): number | null {
  let end = at + 1
  while (tokens[end]?.key === 'x' && tokens[end]?.glued && /^\d+$/.test(keyAt(tokens, end + 1))) end += 2
  if (end === at + 1 || !/^\d+$/.test(keyAt(tokens, at))) return null
  const sides = tokens.slice(at, end).every(({ key }) => key === 'x' || Number(key) >= 20)
  const price = tokens.findIndex(
    (token, index) => index >= end && (/[.,]\d\d$/.test(token.key) || (sides && token.kind === 'number')),
  )
  const between = tokens.slice(end, price)
  const apart = between.some((token) => token.kind === 'break' || token.key === '+')
  return price > 0 && (sides || !apart) && between.length < 6 ? end : null
}

/** Returns the token after a house number that continues after a hyphen: 'calle 72 # 10-34'. */
function houseNumberEnd(tokens: readonly Token[], at: number): number {
  const [hyphen, number] = tokens.slice(at, at + 2)
  return hyphen?.key === '-' && hyphen.glued && number?.kind === 'number' ? at + 2 : at
}

/**
 * Whether two integers are joined by a slash: '175/70' on a tyre, '12/8' as blood pressure, or a date on which nothing
 * was spent.
 */
function isRatio(tokens: readonly Token[], at: number): boolean {
  const [first, sign, second] = tokens.slice(at, at + 3)
  const glued = sign?.key === '/' && sign.glued && second?.kind === 'number' && second.glued
  return glued && /^\d{1,6}$/.test(first?.key ?? '') && /^\d{1,6}$/.test(second.key)
}

/** Whether a single letter that is not a unit joins two numbers, as in the grade of an oil: '5w30'. */
function isGrade(sentence: Sentence, at: number): boolean {
  const { tokens, marks } = sentence
  const [, letter, second] = tokens.slice(at, at + 3)
  const joined = letter?.glued === true && second?.glued === true && second.kind === 'number'
  const unit = marks[at + 1]?.senses.some(({ type }) => type !== 'measure') ?? false
  return joined && /^[a-df-gi-jl-wyz]$/.test(letter.key) && !unit && !isFrancs(sentence, at + 1)
}

/** Whether a quantity such as '2x' precedes a thing whose price follows: '2x banana 14'. */
function isCounted(tokens: readonly Token[], at: number): boolean {
  const [count, sign, thing] = tokens.slice(at, at + 3)
  return (
    /^\d{1,2}$/.test(count?.key ?? '') &&
    sign?.key === 'x' &&
    sign.glued &&
    thing?.kind === 'word' &&
    tokens.slice(at + 3).some((token) => token.kind === 'number')
  )
}

/** Whether a short word in capitals has more than its number after it: 'DIX30', 'RTX4070'. */
function isCapitalised(sentence: Sentence, at: number): boolean {
  const word = textAt(sentence, at)
  return word.length < 12 && word === word.toUpperCase() && sentence.tokens.length > at + 2
}

/** Whether a word is written as a name, with a capital letter: 'Auto5', 'Studio9'. */
function isProperName(sentence: Sentence, at: number): boolean {
  return /^\p{Lu}\p{Ll}{2}/u.test(textAt(sentence, at))
}

/** Whether the message has a number other than the one at the token. */
export function hasOtherNumber({ tokens }: Sentence, at: number): boolean {
  return tokens.some(({ kind }, index) => kind === 'number' && index !== at)
}

/**
 * Whether two small numbers form a promotion or sides rather than a price: '2x1', '3 for 2', '2x4 timber', 'el rollo de
 * 2x5'. A larger number at the end or before 'and' is the price: 'copos 2x5 e pão 4', 'pumpkins 2 for 5'.
 */
function isPromotion(sentence: Sentence, at: number): boolean {
  const { tokens } = sentence
  const [paid, sign, taken] = tokens.slice(at, at + 3)
  const joined = (sign?.key === 'x' && sign.glued) || sign?.key === 'for'
  const isSmall = /^[2-6]$/.test(paid?.key ?? '') && /^[1-5]$/.test(taken?.key ?? '')
  // In 'Parking 3 for 2 hours' the first one is the price.
  if (sign?.key === 'for' && isAt(sentence, at + 3, 'dayUnit', 'measure')) return false
  const isLast = at + 3 >= tokens.length || isAt(sentence, at + 3, 'and')
  const isPriced = isLast && Number(taken?.key) > Number(paid?.key)
  return joined && isSmall && !(isPriced && !isAt(sentence, before(sentence, at), 'of'))
}

function isMoneyAround(sentence: Sentence, at: number): boolean {
  return (
    isAt(sentence, at + 1, 'currency', 'coin', 'times') || isAt(sentence, before(sentence, at), 'currency')
  )
}
