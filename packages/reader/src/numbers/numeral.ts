import { hasNoCents, isHighValue, isSaidInCents } from '../currency.ts'
import { after, before, has, isAt, type Sentence, senseAt } from '../words/sentence.ts'
import { keyAt } from '../words/text.ts'
import { type Accumulator, one } from './accumulator.ts'
import { isOneAndCents, isOneOfCents } from './cents/one-and-cents.ts'
import { parseDigits } from './digits.ts'
import { factorAt } from './factor.ts'
import { joinGroups, mayBeCountAndPrice } from './grouping.ts'
import { isBareHalf, isHundredBefore, partAt } from './half.ts'
import { canFollow, isJoining, joinsThousand } from './joining.ts'
import { multiply, readPoint } from './multiplier.ts'
import { startsNewNumber } from './new-number.ts'
import { isLastOne, isOneJoined, isTypedOne, oneAt } from './trailing-one.ts'
import { suffixAt } from './unit.ts'

/** A number of the message, in figures, in words or in both ('2 mil quinientos'). */
export interface Numeral {
  /** Tokens from `start` up to, not including, `end`. */
  readonly start: number
  readonly end: number
  /** In whole hundredths; more than one if the writing is ambiguous. */
  readonly readings: readonly number[]
  /** The digits as typed, if the number is nothing else; null for words and mixtures. */
  readonly raw: string | null
  /** Ends in a word or letter that multiplies by a thousand or more. */
  readonly scaled: boolean
}

/** Reads the number that starts at a token; null when none does. */
export function readNumeral(sentence: Sentence, start: number): Numeral | null {
  const sum: Accumulator = {
    at: start,
    total: 0,
    current: null,
    scale: Infinity,
    raw: null,
    parts: 0,
    scaled: false,
  }
  if (!readPrefixHalf(sentence, sum)) {
    while (readPart(sentence, sum) || readJoined(sentence, sum)) sum.parts++
  }
  if (sum.parts === 0) return null
  readPoint(sentence, sum)
  readHalf(sentence, sum)
  readOddThousand(sentence, sum)
  const readings = readingsOf(sentence, sum)
  return { start, end: sum.at, readings, raw: sum.parts === 1 ? sum.raw : null, scaled: sum.scaled }
}

/**
 * Returns the possible values. After a million, 'cuatro' may be four hundred thousand, and 'doscientos' two hundred or
 * two hundred thousand.
 */
function readingsOf(sentence: Sentence, sum: Accumulator): number[] {
  const dear = isHighValue(sentence.context.currency)
  const current = sum.current ?? [0]
  const value = current[0] ?? 0
  const open = sum.scale === 1_000_000 && value >= 100 * one && value < 1000 * one
  const few = sentence.language === 'es' && sum.scale === 1_000_000 && value > 0 && value < 10 * one
  const possible = few
    ? [value * 100_000, value * 1000]
    : open
      ? dear
        ? [value, value * 1000]
        : [value * 1000]
      : current
  return [...new Set(possible.map((each) => Math.round(sum.total + each)))]
}

/** Reads half of a multiplier: 'medio palo', 'half a grand'. */
function readPrefixHalf(sentence: Sentence, sum: Accumulator): boolean {
  if (!isAt(sentence, sum.at, 'prefixHalf')) return false
  let at = after(sentence, sum.at)
  if (isAt(sentence, at, 'article', 'one')) at = after(sentence, at)
  const factor = factorAt(sentence, at)
  if (factor < 1000) return false
  sum.at = after(sentence, at)
  sum.current = [(factor * one) / 2]
  sum.parts = 2
  sum.scaled = true
  return true
}

/** Reads one more figure, number word or multiplier; false if the number ends here. */
function readPart(sentence: Sentence, sum: Accumulator): boolean {
  const token = sentence.tokens[sum.at]
  if (token === undefined) return false
  if (token.kind === 'number') return readFigurePart(sentence, sum, token.key)
  const factor = factorAt(sentence, sum.at)
  if (factor > 0) return multiply(sentence, sum, factor)
  const word = senseAt(sentence, sum.at, 'number')
  if (word !== undefined) return add(sentence, sum, Number(word.value) * one)
  if (!isAt(sentence, sum.at, 'one')) return false
  if (sum.parts > 0) return isOneJoined(sentence, sum) && add(sentence, sum, one)
  const next = after(sentence, sum.at)
  const unit =
    factorAt(sentence, next) > 0 || suffixAt(sentence, next) !== null || isAt(sentence, next, 'minor')
  return (
    (unit || isOneAndCents(sentence, sum.at) || isOneOfCents(sentence, sum.at)) && add(sentence, sum, one)
  )
}

function readFigurePart(sentence: Sentence, sum: Accumulator, key: string): boolean {
  if (sum.parts > 0 && isGluedFactor(sentence, sum.at - 1)) return readHundreds(sentence, sum, key)
  if (sum.current !== null) return false
  const factor = factorAt(sentence, sum.at + 1)
  // '1 lakh 20 thousand'
  const isScaled = factor >= 1000 && factor < sum.scale
  const completes =
    /^\d{3}$/.test(key) || (/^\d\d?$/.test(key) && (isScaled || isAt(sentence, sum.at + 1, 'currency')))
  if (sum.parts > 0 && !(completes && Number(key) < sum.scale && sum.total > 0)) return false
  const joined = sum.parts === 0 ? joinGroups(sentence, sum.at) : { key, end: sum.at + 1 }
  sum.current = parseDigits(joined.key)
  if (joined.end === sum.at + 2 && mayBeCountAndPrice(sentence, sum.at)) {
    sum.current = [...sum.current, ...parseDigits(keyAt(sentence.tokens, sum.at + 1))]
  }
  sum.raw = joined.key
  sum.at = joined.end
  return true
}

/**
 * Whether a token is a single letter glued to a number, after which no digits continue it: '10k 110', 'tv box 4k 149'.
 */
function isGluedFactor({ tokens }: Sentence, at: number): boolean {
  const letter = tokens[at]
  return letter?.kind === 'word' && letter.glued && letter.key.length === 1
}

/** Reads a digit inside a word as the hundreds behind the thousands: '2k5', '1k2'. */
function readHundreds({ tokens }: Sentence, sum: Accumulator, key: string): boolean {
  const isInside = tokens[sum.at]?.glued === true && tokens[sum.at + 1]?.glued !== true
  const isBehind = keyAt(tokens, sum.at - 1) === 'k' && sum.current === null
  if (!isInside || !isBehind || !/^[1-9]$/.test(key)) return false
  sum.current = [Number(key) * 100 * one]
  sum.raw = null
  sum.at++
  return true
}

function add(sentence: Sentence, sum: Accumulator, value: number): boolean {
  if (sum.scale === 0) return false
  if (sum.current === null) {
    // '385 lucas uno nuevo'
    const isThing = value === one && isAt(sentence, sum.at - 1, 'coin')
    if (value >= sum.scale * one || isThing || isCountBehind(sentence, sum, value)) return false
    sum.current = [value]
  } else {
    const base = sum.current[0]
    if (base === undefined || (sum.raw !== null && sum.total === 0) || !canFollow(base / one, value / one))
      return false
    sum.current = [base + value]
  }
  sum.at = after(sentence, sum.at)
  return true
}

/**
 * Whether a digit after thousands counts what follows, where prices have no small digits: 'almuerzo quince mil dos
 * bananos'.
 */
function isCountBehind(sentence: Sentence, sum: Accumulator, value: number): boolean {
  const isFew = sum.scale === 1000 && value > one && value < 10 * one && hasNoCents(sentence.context.currency)
  const next = after(sentence, sum.at)
  const isThing = sentence.marks[next] === null || isAt(sentence, next, 'kind', 'countable')
  const isMany = sentence.tokens[next]?.kind === 'word' && keyAt(sentence.tokens, next).endsWith('s')
  return isFew && isThing && isMany && factorAt(sentence, next) === 0
}

/**
 * Reads a joining word inside a number and the part after it: 'treinta y cinco', 'a hundred and twenty', 'mil e
 * duzentos'.
 */
function readJoined(sentence: Sentence, sum: Accumulator): boolean {
  if (sum.parts === 0 || !isJoining(sentence, sum.at)) return false
  const next = after(sentence, sum.at)
  const word = senseAt(sentence, next, 'number') ?? oneAt(sentence, sum, next)
  if (startsNewNumber(sentence, (sum.current?.[0] ?? 0) / one, next)) return false
  const here = sum.at
  if (word !== undefined) {
    const value = Number(word.value === '' ? 1 : word.value)
    const fits =
      sum.current === null
        ? value < sum.scale && joinsThousand(sentence, value)
        : canFollow((sum.current[0] ?? 0) / one, value)
    if (!fits || (sum.raw !== null && sum.total === 0)) return false
  } else if (isTypedOne(sentence, sum, next) || isTypedTens(sentence, sum, next)) {
    return addFigure(sentence, sum, next)
  } else if (
    !(sentence.language === 'pt' && sentence.tokens[next]?.kind === 'number' && sum.current === null)
  ) {
    return false
  }
  sum.at = next
  if (sum.current === null && isLastOne(sentence, next)) return add(sentence, sum, one)
  if (readPart(sentence, sum)) return true
  sum.at = here
  return false
}

/**
 * Whether two digits complete a Portuguese thousand: 'mil e 50 de mecânico'. In 'aluguel mil e 50 de luz' they are the
 * price of another thing.
 */
function isTypedTens(sentence: Sentence, { at, current, scale }: Accumulator, next: number): boolean {
  const isFree = !has(sentence, { start: 0, end: at }, 'kind', 'countable')
  const isTens = current === null && scale === 1000 && /^[1-9]\d$/.test(keyAt(sentence.tokens, next))
  return sentence.language === 'pt' && isTens && isFree
}

function addFigure(sentence: Sentence, sum: Accumulator, at: number): boolean {
  sum.current = [(sum.current?.[0] ?? 0) + Number(sentence.tokens[at]?.key) * one]
  sum.at = at + 1
  return true
}

/** Reads a half after the number: 'dos millones y medio', 'two and a half grand'. */
function readHalf(sentence: Sentence, sum: Accumulator): void {
  const isBare = isBareHalf(sentence, sum.at)
  const part = isBare ? 50 : partAt(sentence, sum.at)
  if (part === 0 || sum.scale === 0 || (sum.current?.[0] ?? 0) % one !== 0) return
  if (sum.current !== null && sum.total > 0) return
  const next = isBare ? sum.at + 2 : after(sentence, sum.at)
  // 'Cuatro mil y medio kilo de pan': the half belongs to the kilo, as to the beer in '28 e meia cerveja'.
  if (sum.current === null && isAt(sentence, next, 'measure')) return
  if ((sum.current?.[0] ?? 0) >= 10 * one && isAt(sentence, next, 'countable')) return
  if (sum.current === null) {
    sum.total += sum.scale * part
    sum.at = next
    return
  }
  const factor = factorAt(sentence, next)
  const unit = isHundredBefore(sentence, sum.at) ? 100 : 1
  const half = sum.current.map((value) => value + unit * part)
  if (factor >= 100) {
    sum.current = half.map((value) => value * factor)
    sum.scaled = true
    sum.at = after(sentence, next)
  } else if (!isAt(sentence, next, 'measure')) {
    sum.current = half
    sum.at = next
  }
  sum.parts++
}

/**
 * Reads hundreds after a thousand that is not said: in much of America 'dos quinientos' is 2500 and 'veinte
 * novecientos noventa' 20 990. 'nueve noventa' is hundreds too, after a thousand or a million, and after a number
 * where nothing is paid in cents. French 'mille deux' may be 1200.
 */
function readOddThousand(sentence: Sentence, sum: Accumulator): void {
  const base = sum.current?.[0]
  const { language } = sentence
  if (base === undefined || sum.raw !== null || base >= 1000 * one) return
  if (language === 'en') {
    readHundredsSaidShort(sentence, sum, base)
    return
  }
  if (language === 'fr') {
    readOddHundred(sum, base)
    return
  }
  if (sum.total > 0) {
    const tens = base < 10 * one ? saidHundreds(sentence, base, sum.at) : null
    if (tens === null || (sum.scale !== 1000 && sum.scale !== 1_000_000)) return
    sum.current = [sum.scale === 1000 ? tens.value : tens.value * 1000]
    sum.at = tens.end
    return
  }
  if (
    base < 2 * one ||
    (base >= 100 * one && (base % (10 * one) === 0 || isHighValue(sentence.context.currency)))
  )
    return
  const next = isAt(sentence, sum.at, 'and') && language === 'pt' ? after(sentence, sum.at) : sum.at
  const hundreds = hundredsAt(sentence, next)
  if (hundreds === null) return
  sum.current = [base * 1000 + hundreds.value]
  sum.at = hundreds.end
  sum.scaled = true
}

/** Reads a digit and tens as hundreds after a thousand: 'two thousand | three fifty', but 'a thousand and three fifty'. */
function readHundredsSaidShort(sentence: Sentence, sum: Accumulator, digit: number): void {
  const isJoined = isJoining(sentence, before(sentence, before(sentence, sum.at)))
  if (sum.scale !== 1000 || sum.total === 0 || digit >= 10 * one || isJoined) return
  const tens = tensAt(sentence, sum.at)
  if (tens === null) return
  sum.current = [digit * 100 + tens.value]
  sum.at = tens.end
}

/** Adds the reading in hundreds to a digit after a thousand: 'mille deux' may be 1200. */
function readOddHundred(sum: Accumulator, base: number): void {
  const isDigit = base > one && base < 10 * one
  if (isDigit && sum.scale === 1000 && sum.total < 100_000 * one) sum.current = [base, base * 100]
}

interface Said {
  readonly value: number
  readonly end: number
}

/** Reads hundreds: 'novecientos noventa', or 'nueve noventa' where that cannot be cents. */
function hundredsAt(sentence: Sentence, at: number): Said | null {
  const value = Number(senseAt(sentence, at, 'number')?.value ?? 0)
  if (value > 0 && value < 10 && hasNoCents(sentence.context.currency))
    return saidHundreds(sentence, value * one, after(sentence, at))
  if (value < 200 || value > 900 || value % 100 !== 0) return null
  const plain = { value: value * one, end: after(sentence, at) }
  if (sentence.language === 'pt') return plain
  const numeral = readNumeral(sentence, at)
  const [whole = 0] = numeral?.readings ?? []
  return numeral === null || numeral.scaled || whole >= 1000 * one
    ? plain
    : { value: whole, end: numeral.end }
}

/** Reads tens that make hundreds with the digit before them: 'nueve | noventa'. */
function saidHundreds(sentence: Sentence, digit: number, at: number): Said | null {
  if (sentence.language !== 'es' || isSaidInCents(sentence.context.currency)) return null
  const tens = tensAt(sentence, at)
  return tens === null ? null : { value: digit * 100 + tens.value, end: tens.end }
}

/** Reads a number in words from ten to ninety-nine that is not said to be of cents. */
function tensAt(sentence: Sentence, at: number): Said | null {
  const tens = senseAt(sentence, at, 'number') === undefined ? null : readNumeral(sentence, at)
  const [value = 0] = tens?.readings ?? []
  if (tens === null || tens.scaled || isAt(sentence, tens.end, 'minor')) return null
  return value >= 10 * one && value < 100 * one ? { value, end: tens.end } : null
}
