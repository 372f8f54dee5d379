import type { Doubt } from '../meaning.ts'
import { isParticle } from '../words/particle.ts'
import { after, before, isAt, type Sentence, senseAt } from '../words/sentence.ts'
import { slashedPrices } from '../words/slashed.ts'
import { keyAt } from '../words/text.ts'
import { readCents } from './cents.ts'
import { isWhole, resolveCurrency } from './currency.ts'
import { partAt } from './half.ts'
import { isNaming } from './naming.ts'
import { readNumeral } from './numeral.ts'
import { readHalfCoin, readOneCoin } from './one-coin.ts'
import { prefixAt, suffixAt } from './unit.ts'

/** A number together with the money words around it: tokens from `start` up to `end`. */
export interface Figure {
  readonly start: number
  readonly end: number
  /** Where the bare number stands. */
  readonly numberStart: number
  readonly numberEnd: number
  /** In whole hundredths. */
  readonly readings: readonly number[]
  readonly doubt: Doubt
  /** ISO 4217 when the message names one. */
  readonly currency: string | null
  /** Written as money or scaled as only money is: cannot be a quantity. */
  readonly firm: boolean
  /** The figure as typed, when it is nothing but one. */
  readonly raw: string | null
  readonly negative: boolean
  /** What stayed of the money that was handed over: surely paid. */
  readonly paid?: boolean
  /** Worked out for all that was bought: not to be multiplied. */
  readonly whole?: boolean
}

/** Its likeliest amount, in hundredths; zero of none. */
export function amountOf(figure: Figure | undefined): number {
  return figure?.readings[0] ?? 0
}

/** Whether it was typed with its cents, as only prices are. */
export function isToTheCent(figure: Figure): boolean {
  return /[.,]\d\d$/.test(figure.raw ?? '')
}

/** Whether it can only be money: marked or scaled as such, or typed with its cents. */
export function isCertain(figure: Figure): boolean {
  return figure.firm || isToTheCent(figure)
}

/** Whether it was multiplied in the message: '3x500'. */
export function isProduct({ tokens }: Sentence, { start, end }: Figure): boolean {
  return tokens.slice(start, end).some(({ key }) => /^[x*@]$/.test(key))
}

/** Reads the amount-like thing that starts at a token: sign, number, unit, cents; sums and products too. */
export function readFigure(sentence: Sentence, at: number): Figure | null {
  const first = readTerm(sentence, at)
  return first === null
    ? null
    : (readBetween(sentence, first) ??
        readEither(sentence, first) ??
        readSlashed(sentence, first) ??
        readArithmetic(sentence, first))
}

function isBetween(sentence: Sentence, { start }: Figure): boolean {
  return isParticle(sentence, start - 1, 'between')
}

/** 'between 60 and 70', 'entre 30 y 40': a range that is said. */
function readBetween(sentence: Sentence, from: Figure): Figure | null {
  if (!isBetween(sentence, from) || !isAt(sentence, from.end, 'and')) return null
  const to = readTerm(sentence, after(sentence, from.end))
  const [low = 0, high = 0] = [from.readings[0], to?.readings[0]]
  if (to === null || low >= high) return null
  const end = isAt(sentence, to.end, 'timeAfter') ? after(sentence, to.end) : to.end
  return { ...join(from, to, [low, high]), end, firm: from.firm || to.firm }
}

/** '30 40 soles más o menos', '15 20 mil aprox': two round numbers side by side, of which the writer is not sure. */
function readEither(sentence: Sentence, from: Figure): Figure | null {
  const next = sentence.tokens[from.end]
  if (
    from.firm ||
    next?.kind !== 'number' ||
    !(sentence.present.has('approx') || sentence.present.has('inexact'))
  )
    return null
  const to = readTerm(sentence, from.end)
  const [typed = 0, high = 0] = [from.readings[0], to?.readings[0]]
  const low = high >= 1000 * typed ? 1000 * typed : typed
  const round = low >= 1000 && low % 500 === 0 && high % 500 === 0
  if (
    to === null ||
    !round ||
    high <= low ||
    high > 2 * low ||
    isNaming(sentence, before(sentence, from.start), '95')
  )
    return null
  return join(from, to, [low, high])
}

/** 'cerrajero 80/120': either of them. */
function readSlashed(sentence: Sentence, from: Figure): Figure | null {
  const either = slashedPrices(sentence, from.start)
  return either === null ? null : { ...join(from, from, either), end: from.start + 3 }
}

function readTerm(sentence: Sentence, at: number): Figure | null {
  const negative = isMinus(sentence, at)
  let start = negative ? at + 1 : at
  const coin = readOneCoin(sentence, start) ?? readHalfCoin(sentence, start)
  if (coin !== null) return coin
  const prefix = prefixAt(sentence, start)
  let numberStart = prefix === null ? start : prefix.end
  if (sentence.tokens[numberStart]?.key === '-' && prefix !== null) numberStart++
  const numeral = readNumeral(sentence, numberStart)
  if (numeral === null) return null
  if (negative) start = at
  const suffix = suffixAt(sentence, numeral.end)
  const figure: Figure = {
    start,
    end: suffix?.end ?? numeral.end,
    numberStart,
    numberEnd: numeral.end,
    readings: numeral.readings,
    doubt: 'amount',
    currency: chooseCurrency(sentence, prefix?.value, suffix?.value),
    firm: prefix !== null || suffix !== null || numeral.scaled,
    raw: numeral.raw,
    negative: negative || numberStart > (prefix?.end ?? start),
  }
  return (
    readMinor(sentence, figure) ??
    readHalfUnit(sentence, figure) ??
    (isBetween(sentence, figure) ? null : readCents(sentence, figure, suffix !== null)) ??
    trimDashes(sentence, figure)
  )
}

/** '-500' is negative; '- 500' and '1-500' are a list and a range. */
function isMinus(sentence: Sentence, at: number): boolean {
  const token = sentence.tokens[at]
  const next = sentence.tokens[at + 1]
  if (token === undefined || next?.glued !== true || (token.key !== '-' && token.key !== '−')) return false
  return !token.glued
}

function chooseCurrency(sentence: Sentence, prefix = '', suffix = ''): string | null {
  const value = suffix !== '' && suffix !== 'own' ? suffix : prefix || suffix
  return value === '' ? null : resolveCurrency(value, sentence.context)
}

/** '50 centavos', '99p'. */
function readMinor(sentence: Sentence, figure: Figure): Figure | null {
  const sense = senseAt(sentence, figure.numberEnd, 'minor')
  const value = figure.readings[0] ?? 0
  if (sense === undefined || figure.end !== figure.numberEnd || value % 100 !== 0 || value > 99_900)
    return null
  return {
    ...figure,
    end: after(sentence, figure.numberEnd),
    readings: [value / 100],
    firm: true,
    currency: sense.value === '' ? figure.currency : resolveCurrency(sense.value, sentence.context),
    raw: null,
  }
}

/** 'trois euros et demi'. */
function readHalfUnit(sentence: Sentence, figure: Figure): Figure | null {
  const part = figure.end === figure.numberEnd ? 0 : partAt(sentence, figure.end)
  if (part === 0) return null
  return {
    ...figure,
    end: after(sentence, figure.end),
    readings: figure.readings.map((each) => each + part),
    raw: null,
  }
}

/** '$500.-' and '12,-' end in a dash that means no cents. */
function trimDashes(sentence: Sentence, figure: Figure): Figure {
  const [point, dash] = sentence.tokens.slice(figure.end, figure.end + 2)
  const isDash = (point?.key === '.' || point?.key === ',') && point.glued && dash?.key === '-' && dash.glued
  return isDash ? { ...figure, end: figure.end + 2, firm: true } : figure
}

/** '32 *23': with a star right before it people send again what they mistyped. */
export function isStar({ tokens }: Sentence, at: number): boolean {
  const star = tokens[at]
  return star?.key === '*' && !star.glued && tokens[at + 1]?.glued === true
}

type Operator = '+' | '*' | '-' | '/'

function operatorAt(sentence: Sentence, at: number): Operator | null {
  const token = sentence.tokens[at]
  const next = sentence.tokens[at + 1]
  if (token === undefined || next === undefined) return null
  if (token.key === '+') return '+'
  if (isStar(sentence, at)) return null
  if (token.key === '@' || token.key === '*' || token.key === 'x' || token.key === '✕' || token.key === '✖')
    return '*'
  if (token.key === '/') return '/'
  if (token.key === '-' || token.key === '–' || token.key === '—')
    return token.glued === next.glued ? '-' : null
  return null
}

/** '3x500', '1200+350', '1200 + 350 = 1550', '500-600', '180 + 10%', which may be in it already. */
function readArithmetic(sentence: Sentence, first: Figure): Figure {
  let result = first
  let sum = 0
  let term = first.readings[0] ?? 0
  let terms = 1
  for (;;) {
    const sign = afterRate(sentence, result.end)
    const onTop = terms === 1 ? percentOnTop(sentence, sign) : null
    if (onTop !== null && result.readings.length === 1) {
      const part = onTop.sign * Math.round((term * amountOf(onTop.percent)) / 10_000)
      return {
        ...join(result, onTop.percent, [term + part, term]),
        end: extraEnd(sentence, after(sentence, onTop.percent.end)),
      }
    }
    const operator = operatorAt(sentence, sign)
    const next = operator === null ? null : readTerm(sentence, sign + 1)
    if (
      next !== null &&
      (isNameWithPlus(sentence, result, sign, next) ||
        isCountBehindPlus(sentence, sign, next) ||
        isForMany(sentence, result, next))
    )
      break
    if (operator === null || next === null || next.readings.length > 1 || result.readings.length > 1) break
    const value = operator === '+' ? addedTo(sentence, result, next) : amountOf(next)
    const percent = /^[+-]$/.test(operator) && isAt(sentence, next.end, 'percent')
    if (percent && terms === 1) {
      const part = Math.round((term * value) / 10_000) * (operator === '+' ? 1 : -1)
      return { ...join(result, next, [term + part, term]), end: after(sentence, next.end) }
    }
    if (operator === '*') {
      if (isStrength(sentence, result, next)) break
      if (value < 1000 && term < 1000 && value % 100 === 0 && term % 100 === 0 && !next.firm) break
      term = Math.round((term * value) / 100)
    } else if (operator === '+') {
      sum += term
      term = value
    } else {
      if (terms > 1) break
      return operator === '-' ? readRange(sentence, result, next) : readShare(result, next)
    }
    terms++
    result = join(result, next, [sum + term])
  }
  return terms > 1 ? readResult(sentence, result) : result
}

/** 'cena 20000 más el 10% de propina', 'plus tip 10%', 'manteau 120 moins 20%': a percentage that words add or take off. */
function percentOnTop(sentence: Sentence, at: number): { percent: Figure; sign: 1 | -1 } | null {
  if (!sentence.present.has('percent')) return null
  const lead = sentence.tokens[at]?.key === ',' ? at + 1 : at
  const isPlus = isAt(sentence, lead, 'plus') && sentence.tokens[lead]?.kind === 'word'
  if (!isPlus && !isParticle(sentence, lead, 'minus')) return null
  const next = isPlus ? after(sentence, lead) : lead + 1
  const thing = isAt(sentence, next, 'article') ? after(sentence, next) : next
  const extra = isPlus && isParticle(sentence, thing, 'extra') ? thing + 1 : thing
  const percent = readTerm(sentence, isAt(sentence, extra, 'of') ? after(sentence, extra) : extra)
  if (percent === null || !isAt(sentence, percent.end, 'percent')) return null
  // '189 moins 25 % = 141,75' says what came of it.
  const isLast = sentence.tokens.slice(percent.end).every(({ kind }) => kind !== 'number')
  return isPlus || isLast ? { percent, sign: isPlus ? 1 : -1 } : null
}

/** 'de propina', 'tip': behind a percentage, what it is. */
function extraEnd(sentence: Sentence, at: number): number {
  const thing = isAt(sentence, at, 'of') ? after(sentence, at) : at
  return isParticle(sentence, thing, 'extra') ? thing + 1 : at
}

/** '35 lucas + 5 de propina': what comes on top of thousands where nothing costs less. */
function addedTo({ context, marks }: Sentence, { start, end }: Figure, next: Figure): number {
  const isThousands = marks
    .slice(start, end)
    .some((mark) => mark?.senses.some(({ type, value }) => type === 'times' && value === '1000'))
  const isSmall = !next.firm && /^\d\d?$/.test(next.raw ?? '')
  return amountOf(next) * (isThousands && isSmall && isWhole(context.currency) ? 1000 : 1)
}

/** 'amoxicilina 500 x 21 cápsulas': how strong they are, and how many; neither is a price. */
function isStrength(sentence: Sentence, { raw, currency }: Figure, next: Figure): boolean {
  const isBare =
    [raw, next.raw].every((each) => /^\d+$/.test(each ?? '')) && (currency ?? next.currency) === null
  return isBare && isAt(sentence, next.end, 'measure') && !isAt(sentence, next.end, 'dayUnit')
}

/** 'Ikea 365+ 11€97': a plus that belongs to the bare number before it, and not to the price. */
function isNameWithPlus({ tokens }: Sentence, before: Figure, sign: number, next: Figure): boolean {
  const mark = tokens[sign]
  const apart = mark?.key === '+' && mark.glued && tokens[sign + 1]?.glued === false
  return apart && before.currency === null && next.currency !== null
}

/** 'Rs 1,240 pizza for 4 + Rs 30 paan': so many who ate, and not more money. */
function isForMany(sentence: Sentence, { start, currency, raw }: Figure, next: Figure): boolean {
  const isBare = currency === null && /^\d\d?$/.test(raw ?? '')
  return isBare && next.currency !== null && isParticle(sentence, start - 1, 'for')
}

/** '3 cafés 6,60 + 2 tartas 9': behind the plus, so many of a thing that has its own price. */
function isCountBehindPlus(
  sentence: Sentence,
  sign: number,
  { raw, end, firm, readings: [value = 0] }: Figure,
) {
  const { tokens } = sentence
  const small = raw === null ? value <= 2000 : /^\d\d?$/.test(raw)
  if (tokens[sign]?.key !== '+' || firm || !small || !isAt(sentence, end, 'kind', 'countable')) return false
  const price = tokens
    .slice(end)
    .find(({ kind, key }) => kind === 'number' || kind === 'break' || key === '+' || key === '=')
  return price?.kind === 'number'
}

/** '£35 a day x 3', '1,54 le litre x 40': where the sign stands that multiplies a price for one. */
function afterRate(sentence: Sentence, from: number): number {
  let at = from
  while (
    at < from + 3 &&
    isAt(sentence, at, 'each', 'article', 'rate', 'measure', 'dayUnit', 'countable', 'quote')
  )
    at = after(sentence, at)
  return /^[x*]$/.test(keyAt(sentence.tokens, at)) ? at : from
}

/** A hyphen between two figures: a range when it rises, a subtraction ('100 - 15 off') or a code when it falls. */
function readRange(sentence: Sentence, from: Figure, to: Figure): Figure {
  const low = from.readings[0] ?? 0
  const high = to.readings[0] ?? 0
  if (low < high) return join(from, to, [low, high])
  const next = isAt(sentence, to.end, 'of') ? after(sentence, to.end) : to.end
  return join(from, to, isAt(sentence, next, 'discount') ? [low - high] : [low - high, low])
}

/** '12.500 / 2': an even share of a price, or all of it; other slashes part a date, a measure or a name. */
function readShare(whole: Figure, by: Figure): Figure {
  const price = whole.readings[0] ?? 0
  const people = (by.readings[0] ?? 0) / 100
  const isPlain = Number.isInteger(people) && !by.firm && by.currency === null
  const isShared = isPlain && people >= 2 && people <= 20 && price >= 1000 && price >= 100 * people
  return isShared ? join(whole, by, [Math.round(price / people), price]) : whole
}

/** '= 1500' after a sum; a wrong sum is asked about. */
function readResult(sentence: Sentence, figure: Figure): Figure {
  if (sentence.tokens[figure.end]?.key !== '=') return figure
  const said = readTerm(sentence, figure.end + 1)
  return said === null ? figure : join(figure, said, [...new Set([...said.readings, ...figure.readings])])
}

function join(a: Figure, b: Figure, readings: readonly number[]): Figure {
  return {
    ...a,
    end: b.end,
    numberEnd: b.numberEnd,
    readings,
    currency: a.currency ?? b.currency,
    firm: true,
    raw: null,
  }
}
