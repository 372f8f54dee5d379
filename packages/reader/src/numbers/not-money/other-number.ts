import { isHighValue } from '../../currency.ts'
import { beforeArticle, endsAt, skipAll } from '../../words/edges.ts'
import { isParticle, isParticleBefore } from '../../words/particle.ts'
import {
  after,
  before,
  isAt,
  isNumberAt,
  isOfKind,
  isProperAt,
  type Sentence,
  senseAt,
  textAt,
} from '../../words/sentence.ts'
import { keyAt } from '../../words/text.ts'
import { isForSome } from '../counts/for-some.ts'
import { endsWithMore } from '../counts/one-more.ts'
import { sharingBefore } from '../counts/sharers.ts'
import { amountOf, type Figure, isToTheCent } from '../figure.ts'
import { isListedAlike } from '../listed-alike.ts'
import { isBeforeDiscount, isDiscount, isTakenOff } from '../taken-off.ts'
import { hasOtherNumber } from './code.ts'
import { isAddedTo, isTakingBack } from './naming.ts'
import { isOrdinal } from './ordinal.ts'
import { isFlatNumber, isTableNumber } from './table-number.ts'

/** Whether a word is a thing because it follows 'of': 'tarjeta de cumple 1.500'. */
export function isThingOf(sentence: Sentence, at: number): boolean {
  return isAt(sentence, at, 'kind') && isAt(sentence, before(sentence, at), 'of')
}

/** The highest age, in the minor units of an amount. */
const highestAge = 12_000

/**
 * Whether a word that is also a thing or a measure is followed by its price: the number has its thousands separated
 * ('minutos 1.500'), the thing is plural ('flights 350'), the number is too long for a flight's ('vuelo 35000') or too
 * high for an age ('el cumple 15000'), or the message says no more than a day, unless people have such numbers ('dni
 * 45123').
 */
function isPricedThing(sentence: Sentence, at: number, figure: Figure): boolean {
  const { start, end, raw } = figure
  if (raw === null || !isAt(sentence, at, 'kind', 'measure')) return false
  if (/^\d{1,3}([., ]\d{3})+$/.test(raw)) return true
  if (!isAt(sentence, at, 'kind')) return false
  if (keyAt(sentence.tokens, start - 1).endsWith('s')) return true
  if (/^\d{5,}$/.test(raw) && isOfKind(sentence, at, 'travel')) return true
  if (isOfKind(sentence, at, 'gifts') && (amountOf(figure) > highestAge || isOfOccasion(sentence, at)))
    return true
  const rest = isAt(sentence, end, 'day') ? after(sentence, end) : end
  const isAlone = at === 0 && rest === sentence.tokens.length && /^\d{3,}$/.test(raw)
  return isAlone && isOfKind(sentence, at, 'travel', 'groceries', 'gifts')
}

/** Whether a token ends an ordinal: the 'º' of 'no 2º andar 300', whose number stands before the label. */
function isOrdinalEnding(sentence: Sentence, at: number): boolean {
  const isGlued = sentence.tokens[at]?.glued === true && sentence.tokens[at - 1]?.kind === 'number'
  return isGlued && (/^[º°]$/.test(keyAt(sentence.tokens, at)) || isParticle(sentence, at, 'dayEnding'))
}

/** Whether a figure counts or names something that is not money. */
export function isNotMoney(sentence: Sentence, figure: Figure): boolean {
  if (isAt(sentence, figure.end, 'percent') || isTendered(sentence, figure)) return true
  if (isDiscount(sentence, figure)) return !isBeforeDiscount(sentence, figure)
  return isOtherThoughMarked(sentence, figure) || (!figure.firm && isOtherUnmarked(sentence, figure))
}

/** Whether a figure is not money even if it looks like it. */
function isOtherThoughMarked(sentence: Sentence, figure: Figure): boolean {
  const last = before(sentence, figure.start)
  const isHour = figure.readings.length > 1 && isAt(sentence, before(sentence, figure.end), 'timeAfter')
  return (
    isHour ||
    isTakenOff(sentence, last) ||
    sharingBefore(sentence, figure) >= 0 ||
    isMeasured(sentence, figure) ||
    isOrdinal(sentence, figure) ||
    isFlight(sentence, figure) ||
    isPostcode(sentence, figure) ||
    isOneOf(sentence, figure) ||
    (isParticle(sentence, last, 'percentOf') && isAt(sentence, before(sentence, last), 'percent')) ||
    (isLabelled(sentence, figure) && isPlainSum(sentence, figure))
  )
}

/** Whether a figure that does not look like money is none. */
function isOtherUnmarked(sentence: Sentence, figure: Figure): boolean {
  return (
    isNumerator(sentence, figure) ||
    keyAt(sentence.tokens, figure.end) === '#' ||
    isTableNumber(sentence, figure) ||
    isForSome(sentence, figure) ||
    isFlatNumber(sentence, figure) ||
    isOfUs(sentence, figure) ||
    (isLabelled(sentence, figure) && !isToTheCent(figure)) ||
    isRated(sentence, figure) ||
    isLabelledToo(sentence, figure) ||
    isLoneOne(sentence, figure) ||
    isEvery(sentence, figure) ||
    isAll(sentence, figure) ||
    isMoreOfIt(sentence, figure) ||
    isHouseNumber(sentence, figure) ||
    hasNumberEnding(sentence, figure)
  )
}

/**
 * Whether a figure measures something: '2 kilos', '3 km y medio'. Not a price to the cent before a word that is hardly
 * a unit.
 */
function isMeasured(sentence: Sentence, figure: Figure): boolean {
  const isHalf = isAt(sentence, figure.end, 'half') && !isOwnHalf(sentence, figure)
  const unitAt = isHalf ? after(sentence, figure.end) : figure.end
  if (figure.currency !== null || !isMeasure(sentence, unitAt) || isOwnersThing(sentence, figure))
    return false
  const isNoUnit =
    isAt(sentence, unitAt, 'dayUnit') || senseAt(sentence, unitAt, 'measure')?.value === 'place'
  return !(isToTheCent(figure) && isNoUnit && !sentence.tokens[unitAt]?.glued)
}

/**
 * Whether people behind a price, too many to be counted, tell whose the next priced thing is: 'haircut 32 kids shoes
 * 27'.
 */
function isOwnersThing(sentence: Sentence, figure: Figure): boolean {
  const thing = after(sentence, figure.end)
  return (
    amountOf(figure) > 1000 &&
    isAt(sentence, figure.end, 'family') &&
    isAt(sentence, before(sentence, figure.start), 'kind') &&
    isAt(sentence, thing, 'kind') &&
    isNumberAt(sentence, after(sentence, thing))
  )
}

/** Whether a figure is the numerator of a fraction: '1/2'. */
function isNumerator({ tokens }: Sentence, { end }: Figure): boolean {
  return keyAt(tokens, end) === '/' && tokens[end + 1]?.kind === 'number'
}

/** Whether a label before a figure takes it as its name: 'talle 42' (size), 'mesa 5' (table). */
function isLabelled(sentence: Sentence, figure: Figure): boolean {
  const last = before(sentence, figure.start)
  return (
    isAt(sentence, last, 'label') &&
    !isPaidBill(sentence, last) &&
    !isThingOf(sentence, last) &&
    !isTakingBack(sentence, last) &&
    !isPricedThing(sentence, last, figure) &&
    !isAddedTo(sentence, figure.end) &&
    !isAt(sentence, figure.end, 'each', 'past') &&
    !isOrdinalEnding(sentence, last - 1) &&
    !isListedAlike(sentence, last, figure)
  )
}

/** Whether a thing was bought for an occasion, with an article: 'torta para el cumple', but not 'él cumple 35'. */
function isOfOccasion(sentence: Sentence, at: number): boolean {
  const article = before(sentence, at)
  return isAt(sentence, article, 'article') && isAt(sentence, before(sentence, article), 'preposition')
}

/** Whether a label is the bill that was paid: 'Pagué el tel'. */
function isPaidBill(sentence: Sentence, label: number): boolean {
  const last = before(sentence, label)
  const verb = beforeArticle(sentence, last)
  return senseAt(sentence, label, 'label')?.value === 'bill' && isAt(sentence, verb, 'spend')
}

/** Whether a figure has a glued ending that is not money: '5th', '3º', '19"'. */
function hasNumberEnding(sentence: Sentence, { end }: Figure): boolean {
  const { tokens } = sentence
  const ending = keyAt(tokens, end) === '.' && keyAt(tokens, end + 1) === 'º' ? end + 1 : end
  const isEnding = isParticle(sentence, ending, 'numberEnding') || /^[º°"]$/.test(keyAt(tokens, ending))
  return tokens[ending]?.glued === true && isEnding
}

/**
 * Whether a half after a number belongs to the unit behind it ('Pollo 4200 y medio kilo de pan'); otherwise the unit
 * would be plural ('dos y medio kilos').
 */
function isOwnHalf(sentence: Sentence, { end, readings }: Figure): boolean {
  const unit = after(sentence, end)
  return (readings[0] ?? 0) > 100 && !/s$/.test(keyAt(sentence.tokens, unit))
}

/**
 * Whether a figure is one of a pair that tells which one of how many, where another number can be the price: 'sesión 4
 * de 10, 90', 'day 2 of 5: 18'.
 */
function isOneOf(sentence: Sentence, { start, end, raw }: Figure): boolean {
  const { tokens, marks } = sentence
  if (raw === null || raw.length > 2) return false
  const isPair = (which: number) => {
    const [one, , all, next] = tokens.slice(which, which + 4)
    const [first, last] = [Number(one?.key), Number(all?.key)]
    const ends =
      next?.kind !== 'word' || (marks[which + 3]?.senses.some(({ type }) => type === 'preposition') ?? false)
    return first <= last && last < 61 && isParticle(sentence, which + 1, 'outOf') && ends
  }
  return (isPair(start) || isPair(end - 3)) && tokens.filter(({ kind }) => kind === 'number').length > 2
}

/** Whether a figure tells how many people there were, beside a price: '280, we were four'. */
function isOfUs(sentence: Sentence, { start, readings: [value = 0] }: Figure): boolean {
  return value <= 2000 && hasOtherNumber(sentence, start) && isParticleBefore(sentence, start, 'weWere')
}

/** Whether a figure after a label is a sum without a currency: 'a los 45+2' (minutes of a match). */
function isPlainSum({ tokens }: Sentence, { start, end, currency }: Figure): boolean {
  return currency === null && end === start + 3 && tokens[start + 1]?.key === '+'
}

/**
 * Whether a figure is a flight number: a bare number after two unknown capitals, where another number can be the
 * price: 'flight UA 482 $212'.
 */
function isFlight(sentence: Sentence, { start, raw, firm }: Figure): boolean {
  if (firm || start === 0 || sentence.marks[start - 1] !== null) return false
  const carrier = textAt(sentence, start - 1)
  const others = hasOtherNumber(sentence, start)
  const thing = before(sentence, start - 1)
  const flies =
    isOfKind(sentence, thing, 'transport', 'travel') || isAt(sentence, thing, 'label', 'weakLabel')
  const coded = /^[A-Z]{2}$/.test(carrier) && /^\d{2,4}$/.test(raw ?? '')
  return others && flies && coded && carrier !== 'XL'
}

/** Whether a figure is a postcode, five digits before a name: '75011 Paris'. A price that large would be grouped. */
function isPostcode(sentence: Sentence, { raw, end, firm }: Figure): boolean {
  const isDear = isHighValue(sentence.context.currency)
  return !firm && isDear && /^\d{5}$/.test(raw ?? '') && isProperAt(sentence, end)
}

/**
 * Whether a measure stands at a token. 'w', 'm' and 'un' are measures only when glued to the number: '64.350 w credit
 * card' is a price. 'metrô' is a train.
 */
function isMeasure(sentence: Sentence, start: number): boolean {
  const at = sentence.tokens[start]?.key === 'more' ? start + 1 : start
  const unit = sentence.tokens[at]
  if (leadsDay(sentence, at)) return false
  if (sentence.text[(unit?.end ?? 0) - 1] === 'ô') return false
  // '36 l'abonnement' is a price, without litres.
  if (unit?.key === 'l' && !unit.glued && /['’]/.test(sentence.text[unit.end] ?? '')) return false
  if (unit?.glued && isParticle(sentence, at, 'pieceGlued')) return true
  return isAt(sentence, at, 'measure') && (unit?.glued === true || !isAt(sentence, at, 'preposition'))
}

/**
 * Whether an article before a bare figure makes it a name: 'saqué un 9', 'fue un 7', 'calça o 36', but not 'una 7,99 y
 * otra 12,99'; in English it may be a banknote.
 */
function isRated(sentence: Sentence, { start, raw }: Figure): boolean {
  if (raw === null || sentence.language === 'en') return false
  if (/[.,]\d\d$/.test(raw) && hasOtherNumber(sentence, start)) return false
  const last = before(sentence, start)
  if (isAt(sentence, last, 'one')) return sentence.tokens[last]?.glued !== true
  const [to, article] = [keyAt(sentence.tokens, start - 2), keyAt(sentence.tokens, start - 1)]
  const named = sentence.language === 'pt' ? article === 'o' : /^(el|la)$/.test(article)
  if (named && (last === start - 1 || sentence.tokens[last]?.key === 'de')) return true
  return to === 'a' && article === 'los'
}

/**
 * Whether a figure means all of what was named, with no thing after it: 'les deux', 'pour nous quatre', 'los 2 fueron
 * ayer'.
 */
export function isAll(sentence: Sentence, figure: Figure): boolean {
  const { tokens } = sentence
  const { start, end, raw } = figure
  const ends =
    tokens[end] === undefined ||
    tokens[end].kind === 'break' ||
    isAt(sentence, end, 'preposition', 'day', 'weekday', 'dayBefore')
  const isTold = isAt(sentence, end, 'was', 'payer', 'pronoun')
  const small = (raw === null || (isTold && raw.length === 1)) && amountOf(figure) <= 1200
  return (ends || isTold) && small && isParticle(sentence, start - 1, 'all')
}

/** Whether a number in words says how many more were had, beside a price: 'las cañas fueron 12,40, pedí dos más'. */
function isMoreOfIt(sentence: Sentence, { start, end, raw, readings }: Figure): boolean {
  const isFew = raw === null && (readings[0] ?? 0) <= 500
  return isFew && endsWithMore(sentence, end) && hasOtherNumber(sentence, start)
}

/**
 * Whether a figure is joined to a number that follows a label, where another one can be the price: 'tailles 38 et 40'.
 */
function isLabelledToo(sentence: Sentence, { start, end }: Figure): boolean {
  const { tokens } = sentence
  const joined = isAt(sentence, start - 1, 'and', 'or') && tokens[start - 2]?.kind === 'number'
  return (
    joined &&
    isAt(sentence, before(sentence, start - 2), 'label') &&
    tokens.some(({ kind }, at) => kind === 'number' && at >= end)
  )
}

/** Whether a 'one' is not an amount: 'the vet one', 'y compré uno'. */
function isLoneOne(sentence: Sentence, figure: Figure): boolean {
  if (figure.raw !== null || figure.readings[0] !== 100) return false
  const verb = before(sentence, figure.start)
  if (!isAt(sentence, verb, 'spend', 'cost', 'total')) return true
  return senseAt(sentence, verb, 'spend')?.value === 'buy' && endsAt(sentence, figure.end)
}

/** Whether a figure follows a street and its name: 'Av. Corrientes 3456'. */
function isHouseNumber(sentence: Sentence, { start, raw }: Figure): boolean {
  if (raw === null || !/^\d{1,5}$/.test(raw)) return false
  for (let at = start - 1; at >= Math.max(0, start - 5); at--) {
    if (senseAt(sentence, at, 'label')?.value === 'street') return true
    if (sentence.tokens[at]?.kind !== 'word' || isAt(sentence, at, 'spend', 'cost')) return false
  }
  return false
}

/** Whether a word for days belongs to the number after it: 'luz 100 dia 5'. */
function leadsDay(sentence: Sentence, at: number): boolean {
  const next = after(sentence, at)
  return isAt(sentence, at, 'dayBefore') && isNumberAt(sentence, next)
}

/** Whether a number has the same unit as the one after it: '8 em 8 horas', '3 o 4 días'. */
function isEvery(sentence: Sentence, { end, start }: Figure): boolean {
  const second = after(sentence, end)
  const same = sentence.tokens[second]?.key === sentence.tokens[start]?.key
  return (
    (same || isAt(sentence, end, 'or')) &&
    sentence.tokens[second]?.kind === 'number' &&
    isMeasure(sentence, second + 1)
  )
}

/** Whether the message calls an earlier expense by its amount: 'o de 40 de ontem era 45'. */
function isCalledByAmount(sentence: Sentence): boolean {
  const start = skipAll(sentence, 0, 'filler', 'greeting', 'oops')
  const of = after(sentence, start)
  const isCalled = isAt(sentence, start, 'article', 'target') && isAt(sentence, of, 'of')
  return isCalled && sentence.tokens[after(sentence, of)]?.kind === 'number'
}

/**
 * Whether a figure is money handed over ('con un billete de 1000') or an old price ('antes salía 500'), the latter
 * only if the message tells another one.
 */
export function isTendered(sentence: Sentence, figure: Figure): boolean {
  const at = before(sentence, figure.start)
  const tender = senseAt(sentence, at, 'tender')
  if (isAt(sentence, at, 'with') && isAt(sentence, before(sentence, at), 'spend'))
    return (
      sentence.present.has('income') && sentence.tokens.filter(({ kind }) => kind === 'number').length > 1
    )
  const opens =
    at === 0 ||
    isAt(sentence, before(sentence, at), 'not') ||
    isSaidInstead(sentence, at) ||
    isCalledByAmount(sentence)
  if (tender === undefined || (tender.value === 'soft' && (opens || isAt(sentence, figure.end, 'or'))))
    return false
  return tender.value !== 'soft' || isToldBeside(sentence, figure)
}

/** Whether another number is told, typed or, if this one is in words, in words. */
function isToldBeside(sentence: Sentence, { start, end, raw }: Figure): boolean {
  return sentence.tokens.some(({ kind }, at) => {
    const isOther = at < start || at >= end
    return isOther && (kind === 'number' || (raw === null && isAt(sentence, at, 'number', 'times')))
  })
}

/** Whether the same word stands before a denied number: 'não era 300 era 30'. */
function isSaidInstead(sentence: Sentence, at: number): boolean {
  const { tokens } = sentence
  return tokens.some(
    ({ key }, first) =>
      first > 0 && first < at && key === tokens[at]?.key && isAt(sentence, first - 1, 'not'),
  )
}
