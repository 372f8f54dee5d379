import type { Claim } from '../message/scan.ts'
import { after, before, isAt, type Sentence } from './sentence.ts'
import { slashedPrices } from './slashed.ts'
import { keyAt, type Token } from './text.ts'

/** Where a number ends that is no amount, and what it is instead. */
export interface Other {
  readonly end: number
  readonly claim: Claim
}

/** '#1234', 'nº 5', '****4532', 'ps5', 'x2', '00123': nothing that anyone pays. */
export function code(sentence: Sentence, at: number): Other | null {
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

function number(end: number): Other {
  return { end, claim: 'number' }
}

/** What begins with a number: sides, ratios, grades, promotions, '00123', '4532A'. */
function codeOfNumber(sentence: Sentence, at: number): Other | null {
  const { tokens, marks } = sentence
  if (marks[at] !== null) return { end: after(sentence, at), claim: null }
  const sides = dimensionsEnd(sentence, at)
  if (sides !== null) return number(sides)
  if (tokens[at + 1]?.kind === 'number' && isTracking(sentence, at - 1)) return number(at + 3)
  if ((isRatio(tokens, at) && slashedPrices(sentence, at) === null) || isGrade(sentence, at))
    return number(at + 3)
  if (isCounted(tokens, at)) return number(at + 2)
  if (isPromotion(tokens, at) && !isAt(sentence, at + 3, 'currency', 'coin', 'each')) return number(at + 3)
  const key = keyAt(tokens, at)
  if (/^0\d+$/.test(key) || (/^\d{10,}$/.test(key) && !isMoneyAround(sentence, at))) return number(at + 1)
  return hasCodeTail(sentence, at) ? number(at + 2) : null
}

/** '4532A': a letter or two at a number, which stand for no unit, hour or sign. */
function hasCodeTail({ tokens, marks }: Sentence, at: number): boolean {
  const [tail, behind] = tokens.slice(at + 1, at + 3)
  const isTail = tail?.kind === 'word' && tail.glued && tail.key.length <= 2 && marks[at + 1] === null
  return isTail && !/^(x|e|h)$/.test(tail.key) && behind?.glued !== true
}

/** What begins with a word that a number is glued to: 'ps5', 'x2', 'DIX30', 'Studio9'. */
function codeOfWord(sentence: Sentence, at: number): Other | null {
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

/** 'R450': how South Africans write their money, abroad with thousands and cents ('R1 245.60'), but for 'R15' behind the sizes of a tyre; elsewhere it names a road. */
export function isRand({ tokens, context }: Sentence, at: number): boolean {
  if (keyAt(tokens, at) !== 'r') return false
  const isSign =
    context.currency === 'ZAR' ||
    (tokens[at + 1]?.glued === true && /^\d{3}\.\d\d$/.test(keyAt(tokens, at + 2)))
  return isSign && tokens[at + 1]?.kind === 'number' && keyAt(tokens, at - 2) !== '/'
}

/** 'QB 512 904 337 BR': two capitals, nine digits and two capitals are a parcel's number in every country. */
function isTracking({ text, tokens }: Sentence, at: number): boolean {
  const code = text.slice(tokens[at]?.start, tokens[at + 4]?.end)
  return tokens[at]?.kind === 'word' && /^[A-Z]{2} ?\d{3} ?\d{3} ?\d{3} ?[A-Z]{2}$/.test(code)
}

/** 'I-95', 'A-6', 'WD-40': capitals and a hyphen make a name of a number. */
function isHyphenated({ text, tokens }: Sentence, at: number): boolean {
  const [letter, hyphen, number] = tokens.slice(at, at + 3)
  const joined = hyphen?.key === '-' && hyphen.glued && number?.kind === 'number' && number.glued
  return (
    joined && letter?.kind === 'word' && /^(\p{Lu}{1,3}|\p{L})$/u.test(text.slice(letter.start, letter.end))
  )
}

/** 'vis 4x40 7,30', 'colchón 135x190, 429', 'filter 20x25x1 14.98': sides right before what can only be the price. */
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

/** 'calle 72 # 10-34': what follows the sign with a hyphen belongs to it. */
function houseNumberEnd(tokens: readonly Token[], at: number): number {
  const [hyphen, number] = tokens.slice(at, at + 2)
  return hyphen?.key === '-' && hyphen.glued && number?.kind === 'number' ? at + 2 : at
}

/** '175/70' on a tyre, '12/8' of the blood, a day that was not spent on: two plain numbers that are no date. */
function isRatio(tokens: readonly Token[], at: number): boolean {
  const [first, sign, second] = tokens.slice(at, at + 3)
  const glued = sign?.key === '/' && sign.glued && second?.kind === 'number' && second.glued
  return glued && /^\d{1,6}$/.test(first?.key ?? '') && /^\d{1,6}$/.test(second.key)
}

/** '5w30' of an oil: a letter between two numbers that stands for no unit, hour or sign between prices. */
function isGrade({ tokens, marks }: Sentence, at: number): boolean {
  const [, letter, second] = tokens.slice(at, at + 3)
  const joined = letter?.glued === true && second?.glued === true && second.kind === 'number'
  const unit = marks[at + 1]?.senses.some(({ type }) => type !== 'measure') ?? false
  return joined && /^[a-df-gi-jl-wyz]$/.test(letter.key) && !unit
}

/** '2x banana 14': so many of what follows, when its price does too. */
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

/** 'DIX30', 'RTX4070' with more behind it: a name in capitals that no lexicon knows as a thing. */
function isCapitalised({ text, tokens }: Sentence, at: number): boolean {
  const word = text.slice(tokens[at]?.start, tokens[at]?.end)
  return word.length < 12 && word === word.toUpperCase() && tokens.length > at + 2
}

/** 'Auto5', 'Studio9': a name with a capital letter. */
function isProperName({ text, tokens }: Sentence, at: number): boolean {
  return /^\p{Lu}\p{Ll}{2}/u.test(text.slice(tokens[at]?.start, tokens[at]?.end))
}

/** Whether the message has another number. */
export function hasOtherNumber({ tokens }: Sentence, at: number): boolean {
  return tokens.some(({ kind }, index) => kind === 'number' && index !== at)
}

/** '2x1', '3 for 2': a promotion, not a product. */
function isPromotion(tokens: readonly Token[], at: number): boolean {
  const [paid, sign, taken] = tokens.slice(at, at + 3)
  const joined = (sign?.key === 'x' && sign.glued) || sign?.key === 'for'
  return joined && /^[2-6]$/.test(paid?.key ?? '') && /^[1-5]$/.test(taken?.key ?? '')
}

function isMoneyAround(sentence: Sentence, at: number): boolean {
  return (
    isAt(sentence, at + 1, 'currency', 'coin', 'times') || isAt(sentence, before(sentence, at), 'currency')
  )
}
