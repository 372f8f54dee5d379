import {
  hasNoCents,
  hundredsOf,
  isHighValue,
  isSaidInCents,
  isSpokenWithoutCents,
  resolveCurrency,
} from '../../currency.ts'
import { behindArticle, endsClauseAt } from '../../words/edges.ts'
import { isParticle } from '../../words/particle.ts'
import { after, before, isAt, numberSaidAt, type Sentence, senseAt } from '../../words/sentence.ts'
import { keyAt } from '../../words/text.ts'
import { isServedBefore } from '../counts/for-some.ts'
import { amountOf, type Figure, onlyReading } from '../figure.ts'
import { isNaming } from '../not-money/naming.ts'
import { isLedOrdinal, mayBeOrdinal } from '../not-money/ordinal.ts'
import { type Numeral, readNumeral } from '../numeral.ts'
import { suffixAt } from '../unit.ts'
import { isOwnPrice, mayBeOwnPrice } from './cents-or-price.ts'
import { isOneOfCents } from './one-and-cents.ts'

/** How two numbers are joined: by a spoken decimal point, by 'with', by 'and', or side by side. */
type Joint = 'point' | 'with' | 'and' | 'none'

/** Reads the cents after a whole amount: '12€50', '12 euros con 50', 'dezenove e noventa', 'twelve fifty'. */
export function readCents(sentence: Sentence, whole: Figure, hasUnit: boolean): Figure | null {
  const units = amountOf(whole)
  if (whole.readings.length > 1 || units % 100 !== 0 || isLedOrdinal(sentence, whole.numberEnd)) return null
  if (isServedBefore(sentence, whole.start)) return null
  const spoken = readZeroCents(sentence, whole)
  if (spoken !== null) return spoken
  const joint = jointAt(sentence, whole.end)
  if (joint === 'and' && isAt(sentence, before(sentence, whole.start), 'label')) return null
  const cents = readNumeral(sentence, joint === 'none' ? whole.end : afterJoint(sentence, whole.end))
  if (cents === null || cents.readings.length > 1 || cents.scaled) return null
  // 'Gastei 75 com 99 pop': the name of a taxi.
  if (joint === 'with' && isAt(sentence, cents.start, 'kind') && after(sentence, cents.start) > cents.end)
    return null
  const value = amountOf(cents) / 100
  if (joint === 'with' && isOfThousands(sentence, whole, value))
    return { ...whole, end: cents.end, readings: [units + value * 100, units], raw: null }
  if (!Number.isInteger(value) || value > 99 || sentence.tokens[cents.end]?.key === '/') return null
  const end = isAt(sentence, cents.end, 'minor') ? after(sentence, cents.end) : cents.end
  const pair = { whole, units, hasUnit, joint, cents, value }
  const unit = end === cents.end && isBeforeUnit(sentence, pair) ? suffixAt(sentence, end) : null
  if (unit !== null) {
    const currency = resolveCurrency(unit.value, sentence.context)
    const readings =
      readFourTwenty(sentence, cents.start, units, value) ?? spokenIn(sentence, currency, units, value)
    return { ...whole, end: unit.end, readings, currency, firm: true, raw: null }
  }
  const hundreds = end === cents.end ? withHundreds(sentence, pair) : null
  if (hundreds !== null) return hundreds
  const readings = end > cents.end ? [units + value] : joined(sentence, pair)
  if (readings === null) return null
  const both = mayBeOrdinal(sentence, whole.numberEnd, cents) ? [value * 100, ...readings] : readings
  const isOpen = end === cents.end && mayBeOwnPrice(sentence, whole.start, whole.numberEnd, cents)
  const two = isOpen && { two: [units, value * 100] }
  return { ...whole, end, readings: [...new Set(both)], firm: true, raw: null, ...two }
}

/** Whether hundreds after 'with' may be part of the thousands before them: '4 lucas con 500'. */
function isOfThousands(sentence: Sentence, { end }: Figure, value: number): boolean {
  const isHundreds = value >= 100 && value < 1000 && value % 50 === 0
  return isHundreds && senseAt(sentence, before(sentence, end), 'times')?.value === '1000'
}

/**
 * Whether spoken cents stand before the unit of the whole price: 'vingt-neuf quatre-vingts euros'. 'vinte trinta
 * reais' is an estimate (twenty or thirty).
 */
function isBeforeUnit(sentence: Sentence, { whole, units, hasUnit, joint, cents, value }: Pair): boolean {
  const { language, context } = sentence
  const spoken = whole.raw === null && cents.raw === null && !hasUnit && joint === 'none'
  if (!spoken || value < 10 || isParticle(sentence, whole.start - 1, 'timesBefore')) return false
  if (language === 'en') {
    const isSum = isAt(sentence, cents.end - 2, 'plus')
    return units < 10_000 && !isSum && !isPriceAdjective(sentence, cents.end)
  }
  const about = units % 1000 === 0 && value * 100 > units && value <= units / 50
  return !about && (language === 'fr' || (language === 'es' && isSaidInCents(context.currency)))
}

/**
 * Whether a unit in the singular makes an adjective of the number before it: 'three fifty dollar tickets' (three of
 * them).
 */
export function isPriceAdjective({ tokens }: Sentence, at: number): boolean {
  return /^(dollar|euro|peso|pound|rupee)$/.test(keyAt(tokens, at))
}

/**
 * Returns the readings of two spoken numbers before a unit, by its currency: 'three fifty rupees' has no cents, 'three
 * fifty dollars' may have, 'twelve fifty dollars' has.
 */
function spokenIn({ language }: Sentence, currency: string, units: number, value: number): readonly number[] {
  const [inCents, inHundreds] = [units + value, (units + value) * 100]
  if (language !== 'en') return [inCents]
  if (isSpokenWithoutCents(currency)) return [inHundreds]
  return units < 1000 ? [inCents, inHundreds] : [inCents]
}

/**
 * Reads cents below ten after a spoken zero: 'quarante et un zéro cinq', 'seven oh five', which in English may also be
 * 705.
 */
function readZeroCents(sentence: Sentence, whole: Figure): Figure | null {
  const english = sentence.language === 'en'
  const isJoined = jointAt(sentence, whole.end) === 'with' || jointAt(sentence, whole.end) === 'and'
  const from = isJoined ? afterJoint(sentence, whole.end) : whole.end
  const isZero =
    senseAt(sentence, from, 'number')?.value === '0' ||
    (english && /^oh?$/.test(keyAt(sentence.tokens, from)))
  const digit = Number(senseAt(sentence, from + 1, 'number')?.value)
  if (!isZero || !(digit > 0 && digit < 10)) return null
  const units = amountOf(whole)
  const readings =
    english && whole.raw === null ? [units + digit, units * 100 + digit * 100] : [units + digit]
  return { ...whole, end: after(sentence, whole.end + 1), readings, firm: true, raw: null }
}

/** Reads hundreds without their word, followed by cents: 'one fifteen ninety' is 115.90. Null for anything else. */
function withHundreds(
  sentence: Sentence,
  { whole, units, hasUnit, joint, cents, value }: Pair,
): Figure | null {
  const { language, context } = sentence
  const isSpoken = language === 'en' && joint === 'none' && whole.raw === null && cents.raw === null
  if (!isSpoken || hasUnit || units >= 1000 || value < 10 || isSpokenWithoutCents(context.currency))
    return null
  if (isParticle(sentence, whole.start - 1, 'for')) return null
  const last = readNumeral(sentence, cents.end)
  const hundredths = onlyReading(last) ?? 0
  const isCents = hundredths % 100 === 0 && hundredths >= 1000 && hundredths < 10_000
  if (last === null || last.raw !== null || last.scaled || !isCents) return null
  const reading = units * 100 + value * 100 + hundredths / 100
  return { ...whole, end: last.end, readings: [reading], firm: true, raw: null }
}

/** Returns the index after the joining word, or after both if a hesitant speaker says 'and' twice. */
function afterJoint(sentence: Sentence, at: number): number {
  const next = after(sentence, at)
  return isAt(sentence, at, 'and') && isAt(sentence, next, 'and') ? after(sentence, next) : next
}

function jointAt(sentence: Sentence, at: number): Joint {
  if (isAt(sentence, at, 'point')) return 'point'
  if (isAt(sentence, at, 'with')) return 'with'
  return isAt(sentence, at, 'and') && !isAt(sentence, at, 'plus') ? 'and' : 'none'
}

interface Pair {
  readonly whole: Figure
  /** The whole amount, in hundredths. */
  readonly units: number
  readonly hasUnit: boolean
  readonly joint: Joint
  readonly cents: Numeral
  /** The second number as told, not in hundredths. */
  readonly value: number
}

/** Returns the readings of the pair in hundredths; null if the second number is not the cents of the first. */
function joined(sentence: Sentence, pair: Pair): readonly number[] | null {
  const { units, hasUnit, joint, cents, value } = pair
  const typed = cents.raw !== null
  if (joint === 'point') return [units + (value < 10 && !hasZero(sentence, cents.start) ? value * 10 : value)]
  if (typed ? cents.raw?.length !== 2 : value < 10 && !isFew(sentence, pair)) return null
  if (suffixAt(sentence, cents.end) !== null) return null
  if (hasUnit && typed && sentence.tokens[cents.start]?.glued) return [units + value]
  const isArticle = /^['’]/.test(sentence.text.slice(sentence.tokens[cents.end]?.end))
  if (!isArticle && isAt(sentence, cents.end, 'times', 'percent', 'measure', 'instalments', 'timeAfter'))
    return null
  // 'Luz 80 15 de novembro': the second number is a date.
  const month = isAt(sentence, cents.end, 'of') ? after(sentence, cents.end) : cents.end
  if (typed && joint === 'none' && !hasUnit && value < 32 && isAt(sentence, month, 'month')) return null
  // '95 con 20 de propina' (with a tip of 20), '70 com 20 de desconto' (less 20).
  const extra = isParticle(sentence, cents.end, 'partOf') ? cents.end + 1 : cents.end
  if (joint === 'with' && isParticle(sentence, extra, 'extra', 'reduction')) return null
  if (joint === 'with') return [units + value]
  if (joint === 'and') return isSpoken(sentence, pair) ? [units + value] : null
  return hasUnit ? afterUnit(sentence, pair) : sideBySide(sentence, pair)
}

/**
 * Whether a single digit means less than ten cents, without a unit: 'dix-sept euros cinq', 'treinta y dos con siete',
 * 'um e cinco o rissol'.
 */
function isFew(sentence: Sentence, pair: Pair): boolean {
  const { hasUnit, joint, whole, cents } = pair
  const isCon = sentence.language === 'es' && joint === 'with' && isSaidInCents(sentence.context.currency)
  const isDearUnit = hasUnit && isHighValue(whole.currency ?? sentence.context.currency)
  const isLast = endsClauseAt(sentence, cents.end)
  const isSaid = isCon || (isDearUnit && joint === 'none')
  return (isSaid && whole.raw === null && isLast) || isFive(sentence, pair)
}

/** Whether 'e cinco' means five cents, as in Portugal: 'um e cinco o rissol'. */
function isFive({ language, context }: Sentence, { joint, hasUnit, whole, value }: Pair): boolean {
  return (
    language === 'pt' &&
    isHighValue(context.currency) &&
    joint === 'and' &&
    !hasUnit &&
    whole.raw === null &&
    value === 5
  )
}

/**
 * Whether 'and' joins cents to the amount: it does between spoken numbers, between figures only after a unit or in
 * Portuguese ('12 e 50', '14 e cinquenta').
 */
function isSpoken(sentence: Sentence, { whole, hasUnit, cents }: Pair): boolean {
  const typed = cents.raw !== null
  if (typed && !hasUnit && (isOfTwo(sentence, whole) || isListed(sentence, whole))) return false
  if (typed && !hasUnit && (isOfPair(sentence, whole, cents) || isOwnPrice(sentence, whole.start, cents)))
    return false
  if (hasUnit)
    return !(typed && isAt(sentence, cents.end, 'of', 'preposition') && namesThing(sentence, whole))
  if (!typed && whole.raw === null) return true
  // 'rouge 17 et 95', as said in Québec.
  if (sentence.context.locale === 'fr-CA') return typed && endsClauseAt(sentence, cents.end)
  if (typed && !whole.firm && isOfThing(sentence, cents.end) && namesThing(sentence, whole)) return false
  // 'custou 3 e cinquenta o café', but not 'pão 3 e cinquenta de queijo'.
  const leads = isAt(sentence, cents.end, 'article', 'preposition') && !namesThing(sentence, whole)
  const ends = typed || leads || endsClauseAt(sentence, cents.end)
  return sentence.language === 'pt' && ends && whole.raw !== null && /^\d{1,3}$/.test(whole.raw)
}

/**
 * Whether a thing stands before the first price, so that the second may belong to another: 'pão 12 euros e 40 de
 * táxi'.
 */
function namesThing({ marks }: Sentence, { start }: Figure): boolean {
  return marks
    .slice(0, start)
    .some((mark) => mark?.senses.some(({ type }) => type === 'kind' || type === 'countable'))
}

/** Whether the thing that the second number pays for follows it: 'cola 2 e 10 de parafusos'. */
function isOfThing(sentence: Sentence, at: number): boolean {
  return isAt(sentence, at, 'of') && isAt(sentence, after(sentence, at), 'kind', 'countable')
}

/** Whether two things are named before the two prices: 'a luz e a água, 54 e 23'. */
function isOfTwo(sentence: Sentence, { start }: Figure): boolean {
  if (sentence.tokens[start - 1]?.kind !== 'break') return false
  return sentence.marks.slice(0, start).some((_, at) => {
    const next = after(sentence, at)
    const thing = behindArticle(sentence, next)
    return isAt(sentence, at, 'and') && thing < start && isAt(sentence, thing, 'kind', 'countable')
  })
}

/** Whether the two numbers end a list of prices: '22, 31 e 18'. */
function isListed({ tokens }: Sentence, { start, raw }: Figure): boolean {
  const isBehindNumber = tokens[start - 1]?.key === ',' && tokens[start - 2]?.kind === 'number'
  const isTime = tokens[start - 3]?.key === ':' && tokens[start - 4]?.kind === 'number'
  return raw !== null && isBehindNumber && !isTime
}

/**
 * Whether two of one thing are followed by two prices, the second not ending as cents do in shops: '2 camisetas, 49 e
 * 59'.
 */
function isOfPair(sentence: Sentence, { start }: Figure, { raw }: Numeral): boolean {
  const { tokens } = sentence
  const mark = after(sentence, after(sentence, 0))
  const isPair = numberSaidAt(sentence, 0) === '2' && mark === start - 1 && tokens[mark]?.kind === 'break'
  return isPair && !/[05]$|9[89]$/.test(raw ?? '')
}

/**
 * Returns the readings of a number after a unit: cents in '12€50' and '12 euros 50', null in '12 euros 50 sandwiches'.
 */
function afterUnit(sentence: Sentence, { cents, units, value }: Pair): readonly number[] | null {
  const typed = cents.raw !== null
  const glued = sentence.tokens[cents.start]?.glued === true
  return typed && !glued && isManyAt(sentence, cents.end) ? null : [units + value]
}

/**
 * Returns the readings of two numbers side by side: 'twelve fifty' is 12.50; 'two fifty' and '12 50' may also be 250
 * and 1250.
 */
function sideBySide(sentence: Sentence, pair: Pair): readonly number[] | null {
  const { whole, cents, units, value } = pair
  const both = [units + value, units * 100 + value * 100]
  const typed = cents.raw !== null
  const { language, context } = sentence
  if (typed !== (whole.raw !== null)) return inBothScripts(sentence, pair)
  const small = language === 'es' ? isSaidInCents(context.currency) : language !== 'en'
  const fourTwenty = typed ? null : readFourTwenty(sentence, cents.start, units, value)
  if (fourTwenty !== null) return fourTwenty
  if (!typed && language === 'es' && hasNoCents(context.currency))
    return inHundreds(units, value, context.currency)
  if (!typed && isOneOfCents(sentence, whole.start)) return [units + value, value * 100]
  if (!typed && language === 'en' && isSpokenWithoutCents(context.currency))
    return [units * 100 + value * 100]
  if (!typed) return units >= 1000 || small ? [units + value] : both
  const isPlain = /^\d{1,3}$/.test(whole.raw ?? '')
  if (!isPlain || isNounAt(sentence, cents.end)) return null
  if (whole.firm) return [units + value]
  if (isNaming(sentence, before(sentence, whole.start), whole.raw ?? '')) return null
  return isSaidInCents(context.currency) && endsPrice(cents) ? [units + value] : both
}

/**
 * Returns the readings of one number in words and one in figures, as dictation writes them: 'six 94', '28 cincuenta'.
 * 'three 50' may also be 350.
 */
function inBothScripts(sentence: Sentence, { whole, cents, units, value }: Pair): readonly number[] | null {
  const { language, context } = sentence
  // 'wellies for the small one 13', 'menú para dos 33': a number word inside a message counts the things around it.
  const isPlain = whole.raw === null ? whole.start === 0 && units > 100 : /^\d\d?$/.test(whole.raw)
  const isOpenEnd = isNounAt(sentence, cents.end) || jointAt(sentence, cents.end) !== 'none'
  if (!isPlain || isOpenEnd || whole.firm || !isSaidInCents(context.currency)) return null
  if (isAt(sentence, before(sentence, whole.start), 'not')) return null
  if (isNaming(sentence, before(sentence, whole.start), whole.raw ?? '')) return null
  const isOpen = language === 'en' && units < 1000 && value % 10 === 0
  return isOpen ? [units + value, (units + value) * 100] : [units + value]
}

/** Returns the readings where nothing is paid in cents: 'ocho setenta' is 870, 'doce cincuenta' 1250 or 12 050. */
function inHundreds(units: number, value: number, currency: string): readonly number[] {
  const hundreds = (units + value) * 100
  return units < 1000 ? hundredsOf(hundreds, currency) : [hundreds, units * 1000 + value * 100]
}

/** Whether a number ends as cents do in shops: 'wifi 79 99'. */
function endsPrice({ raw }: Numeral): boolean {
  return /^9[589]$/.test(raw ?? '')
}

/**
 * Returns the readings of a French amount with a possible 'quatre-vingt': 'trente-quatre vingt' is 34.20, 'trente
 * quatre-vingt' 30.80. If the hyphens do not tell, both are possible.
 */
function readFourTwenty({ text, tokens, language }: Sentence, at: number, units: number, value: number) {
  if (language !== 'fr' || value < 80 || value > 89 || units % 1000 !== 0 || units < 2000 || units > 6000)
    return null
  const joined = [at, at + 1].map((each) => text[(tokens[each]?.start ?? 0) - 1] === '-')
  const both = [units + value, units + 400 + value - 60]
  return joined[0] === joined[1] ? both : both.slice(joined[0] ? 1 : 0, joined[0] ? 2 : 1)
}

/** Whether a spoken or typed zero puts the digit in the second decimal place: 'tres coma cero cinco'. */
function hasZero(sentence: Sentence, at: number): boolean {
  return sentence.tokens[at]?.key.startsWith('0') === true || senseAt(sentence, at, 'number')?.value === '0'
}

/** Whether a token is a plural noun ('sandwiches'), so that the number before it counts and is not cents. */
function isManyAt(sentence: Sentence, at: number): boolean {
  return isNounAt(sentence, at) && /[sx]$/.test(keyAt(sentence.tokens, at))
}

function isNounAt(sentence: Sentence, at: number): boolean {
  return (
    sentence.tokens[at]?.kind === 'word' &&
    !isAt(sentence, at, 'preposition', 'article', 'of', 'day', 'and', 'plus', 'minor')
  )
}
