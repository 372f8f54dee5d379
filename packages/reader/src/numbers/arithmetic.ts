import { hasNoCents } from '../currency.ts'
import { behindArticle } from '../words/edges.ts'
import { looksPlural } from '../words/forms.ts'
import { isParticle } from '../words/particle.ts'
import { after, isAt, type Sentence } from '../words/sentence.ts'
import { keyAt } from '../words/text.ts'
import { amountOf, type Figure, isToTheCent, join } from './figure.ts'
import { readTerm } from './term.ts'

/** Whether a star stands directly before a number, as people mark a correction, not a product: '32 *23'. */
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

/**
 * Reads a calculation that starts with a figure: '3x500', '1200+350', '1200 + 350 = 1550', '500-600', '180 + 10%'. The
 * percentage may be included already, which is a second reading.
 */
export function readArithmetic(sentence: Sentence, first: Figure): Figure {
  let result = first
  let sum = 0
  let term = amountOf(first)
  let terms = 1
  let addends: readonly Figure[] = [first]
  for (;;) {
    const sign = afterRate(sentence, result.end)
    const onTop = terms === 1 ? withPercentSaid(sentence, result, sign) : null
    if (onTop !== null) return onTop
    const operator = operatorAt(sentence, sign)
    const next = operator === null ? null : readTerm(sentence, sign + 1)
    if (next === null || !isOperand(sentence, result, sign, next)) break
    const ofTwo = terms === 1 ? ofTwoAlone(sentence, result, operator, next) : null
    if (ofTwo !== null) return ofTwo
    if (operator === '-' || operator === '/') break
    if (operator === '+') {
      sum += term
      term = addedTo(sentence, result, next)
      addends = addends.length < terms ? [] : [...addends, { ...next, readings: [term] }]
    } else {
      if (isStrength(sentence, result, next) || areCounts(term, next)) break
      term = Math.round((term * amountOf(next)) / 100)
    }
    terms++
    result = join(result, next, [sum + term])
  }
  if (terms === 1) return result
  return readResult(sentence, addends.length === terms ? { ...result, addends } : result)
}

/**
 * Returns the result of a calculation of exactly two numbers: '180 + 10%', '500-600', '12.500 / 2'; null for one that
 * may go on.
 */
function ofTwoAlone(
  sentence: Sentence,
  first: Figure,
  operator: Operator | null,
  second: Figure,
): Figure | null {
  if ((operator === '+' || operator === '-') && isAt(sentence, second.end, 'percent'))
    return withPercent(first, second, operator === '+' ? 1 : -1, after(sentence, second.end))
  if (operator === '-') return readRange(sentence, first, second)
  return operator === '/' ? readShare(first, second) : null
}

/** Whether a sign joins the number after it to the one before, and both have one reading. */
function isOperand(sentence: Sentence, first: Figure, sign: number, next: Figure): boolean {
  if (first.readings.length > 1 || next.readings.length > 1) return false
  return !(
    isNameWithPlus(sentence, first, sign, next) ||
    isCountBehindPlus(sentence, sign, next) ||
    isForMany(sentence, first, next)
  )
}

/** Whether both factors are too small for a price and not marked as money: '2 x 3'. */
function areCounts(term: number, next: Figure): boolean {
  const value = amountOf(next)
  return value < 1000 && term < 1000 && value % 100 === 0 && term % 100 === 0 && !next.firm
}

/**
 * Returns a figure plus or minus a percentage; the unchanged figure is a second reading, as it may include the
 * percentage already.
 */
function withPercent(figure: Figure, percent: Figure, sign: 1 | -1, end: number): Figure {
  const amount = amountOf(figure)
  const part = sign * Math.round((amount * amountOf(percent)) / 10_000)
  return { ...join(figure, percent, [amount + part, amount]), end }
}

/** The same where words say so; null if none do. */
function withPercentSaid(sentence: Sentence, figure: Figure, at: number): Figure | null {
  const said = figure.readings.length === 1 ? percentOnTop(sentence, at) : null
  if (said === null) return null
  const end = extraEnd(sentence, after(sentence, said.percent.end))
  return withPercent(figure, said.percent, said.sign, end)
}

/**
 * Returns a percentage that words add or take off, and its sign: 'cena 20000 más el 10% de propina', 'plus tip 10%',
 * 'manteau 120 moins 20%'.
 */
function percentOnTop(sentence: Sentence, at: number): { percent: Figure; sign: 1 | -1 } | null {
  if (!sentence.present.has('percent')) return null
  const lead = sentence.tokens[at]?.key === ',' ? at + 1 : at
  const isPlus = isAt(sentence, lead, 'plus') && sentence.tokens[lead]?.kind === 'word'
  if (!isPlus && !isParticle(sentence, lead, 'minus')) return null
  const next = isPlus ? after(sentence, lead) : lead + 1
  const thing = behindArticle(sentence, next)
  const extra = isPlus && isParticle(sentence, thing, 'extra') ? thing + 1 : thing
  const percent = readTerm(sentence, isAt(sentence, extra, 'of') ? after(sentence, extra) : extra)
  if (percent === null || !isAt(sentence, percent.end, 'percent')) return null
  // '189 moins 25 % = 141,75' tells the result itself.
  const isLast = sentence.tokens.slice(percent.end).every(({ kind }) => kind !== 'number')
  return isPlus || isLast ? { percent, sign: isPlus ? 1 : -1 } : null
}

/** Returns the end of the words after a percentage that say what it is: 'de propina', 'tip'. */
function extraEnd(sentence: Sentence, at: number): number {
  const thing = isAt(sentence, at, 'of') ? after(sentence, at) : at
  return isParticle(sentence, thing, 'extra') ? thing + 1 : at
}

/**
 * Returns the amount that is added, in thousands if a small number follows thousands in a currency without small
 * prices: '35 lucas + 5 de propina'.
 */
function addedTo({ context, marks }: Sentence, { start, end }: Figure, next: Figure): number {
  const isThousands = marks
    .slice(start, end)
    .some((mark) => mark?.senses.some(({ type, value }) => type === 'times' && value === '1000'))
  const isSmall = !next.firm && /^\d\d?$/.test(next.raw ?? '')
  return amountOf(next) * (isThousands && isSmall && hasNoCents(context.currency) ? 1000 : 1)
}

/** Whether two factors are a strength and a count, neither of them a price: 'amoxicilina 500 x 21 cápsulas'. */
function isStrength(sentence: Sentence, { raw, currency }: Figure, next: Figure): boolean {
  const isBare =
    [raw, next.raw].every((each) => /^\d+$/.test(each ?? '')) && (currency ?? next.currency) === null
  return isBare && isAt(sentence, next.end, 'measure') && !isAt(sentence, next.end, 'dayUnit')
}

/**
 * Whether a plus belongs to the bare number before it and not to the price: 'Ikea 365+ 11€97', 'crema solar 50+ 14,99'.
 */
function isNameWithPlus(sentence: Sentence, figure: Figure, sign: number, next: Figure): boolean {
  const [mark, number] = sentence.tokens.slice(sign, sign + 2)
  const apart = mark?.key === '+' && mark.glued && number?.glued === false
  const isGrade = sentence.tokens[figure.start - 1]?.kind === 'word' && isToTheCent(next)
  return apart && figure.currency === null && (next.currency !== null || isGrade)
}

/** Whether the number before a plus counts people and is not money: 'Rs 1,240 pizza for 4 + Rs 30 paan'. */
function isForMany(sentence: Sentence, { start, currency, raw }: Figure, next: Figure): boolean {
  const isBare = currency === null && /^\d\d?$/.test(raw ?? '')
  return isBare && next.currency !== null && isParticle(sentence, start - 1, 'for')
}

/** Whether the number after a plus counts things that have their own price: '3 cafés 6,60 + 2 tartas 9'. */
function isCountBehindPlus(
  sentence: Sentence,
  sign: number,
  { raw, end, firm, readings: [value = 0] }: Figure,
) {
  const { tokens } = sentence
  const small = raw === null ? value <= 2000 : /^\d\d?$/.test(raw)
  if (tokens[sign]?.key !== '+' || firm || !small || !mayBeCounted(sentence, end)) return false
  // In '10+2 gratuits' (free) both numbers count the same things.
  if (tokens[sign]?.glued && tokens[sign + 1]?.glued) return false
  const price = tokens
    .slice(end)
    .find(({ kind, key }) => kind === 'number' || kind === 'break' || key === '+' || key === '=')
  return price?.kind === 'number'
}

/**
 * Whether the word books know a word as something that is counted, or not at all: '29 + 2 fruki 14', '24 + 3 enfants à
 * 17', '200 + 2 tramos de tubo 95'.
 */
function mayBeCounted(sentence: Sentence, at: number): boolean {
  const isPlural = looksPlural(keyAt(sentence.tokens, at)) && isAt(sentence, at + 1, 'of')
  const isUnknown = sentence.tokens[at]?.kind === 'word' && (isPlural || sentence.marks[at] === null)
  return isUnknown || isAt(sentence, at, 'kind', 'countable', 'measure')
}

/**
 * Returns the index of the sign that multiplies a price per unit: '£35 a day x 3', '1,54 le litre x 40'; `from` if
 * there is none.
 */
function afterRate(sentence: Sentence, from: number): number {
  let at = from
  while (
    at < from + 3 &&
    isAt(sentence, at, 'each', 'article', 'rate', 'measure', 'dayUnit', 'countable', 'quote')
  )
    at = after(sentence, at)
  return /^[x*]$/.test(keyAt(sentence.tokens, at)) ? at : from
}

/**
 * Reads two figures with a hyphen between: a range if they rise; if they fall, a subtraction ('100 - 15 off') or,
 * without a word for a discount, perhaps the first figure and a code.
 */
function readRange(sentence: Sentence, from: Figure, to: Figure): Figure {
  const low = amountOf(from)
  const high = amountOf(to)
  if (low < high) return join(from, to, [low, high])
  const next = isAt(sentence, to.end, 'of') ? after(sentence, to.end) : to.end
  return join(from, to, isAt(sentence, next, 'discount') ? [low - high] : [low - high, low])
}

/**
 * Reads a price divided among people ('12.500 / 2'): an even share, or all of it. Other slashes belong to a date, a
 * measure or a name.
 */
function readShare(whole: Figure, by: Figure): Figure {
  const price = amountOf(whole)
  const people = amountOf(by) / 100
  const isPlain = Number.isInteger(people) && !by.firm && by.currency === null
  const isShared = isPlain && people >= 2 && people <= 20 && price >= 1000 && price >= 100 * people
  return isShared ? join(whole, by, [Math.round(price / people), price]) : whole
}

/** Reads '= 1500' after a calculation; if the two differ, both are readings. */
function readResult(sentence: Sentence, figure: Figure): Figure {
  if (sentence.tokens[figure.end]?.key !== '=') return figure
  const said = readTerm(sentence, figure.end + 1)
  return said === null ? figure : join(figure, said, [...new Set([...said.readings, ...figure.readings])])
}
