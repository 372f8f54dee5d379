import { hasNoCents } from '../../currency.ts'
import { isParticle, particleEnd } from '../../words/particle.ts'
import { after, allOf, before, isAt, numbersIn, type Sentence, senseAt } from '../../words/sentence.ts'
import { keyAt } from '../../words/text.ts'
import { isOneMoreAt } from '../counts/one-more.ts'
import { isPieces } from '../counts/pieces.ts'
import { isPriceOfOne } from '../counts/price-of-one.ts'
import { isBesidePriced } from '../listed-alike.ts'
import { readNumeral } from '../numeral.ts'
import { hasOtherNumber, type NonAmount, readCode } from './code.ts'
import { readHourRange } from './hour-range.ts'
import { readMonthNumber } from './month-number.ts'
import { readPlate } from './plate.ts'
import { readNumberRow } from './row.ts'
import { readTelephone } from './telephone.ts'

/**
 * Returns the end and the claim of a number whose form shows that it is not an amount: a time of day, a telephone
 * number, a code. Null for other numbers.
 */
export function readNonAmount(sentence: Sentence, at: number): NonAmount | null {
  return (
    readPlate(sentence, at) ??
    readHourRange(sentence, at) ??
    timeOfDay(sentence, at) ??
    readNumberRow(sentence, at) ??
    readTelephone(sentence, at) ??
    readCode(sentence, at) ??
    readMonthNumber(sentence, at) ??
    instalments(sentence, at) ??
    halves(sentence, at)
  )
}

function timeOfDay(sentence: Sentence, at: number): NonAmount | null {
  const leads = isAt(sentence, at, 'timeBefore')
  if (!leads && sentence.tokens[at]?.kind !== 'number') return null
  let start = at
  while (leads && isAt(sentence, start, 'timeBefore')) start = after(sentence, start)
  const hour = sentence.tokens[start]
  // 'As três últimas' are expenses.
  if (isAt(sentence, at, 'article') && isAt(sentence, after(sentence, start), 'past')) return null
  if (hour?.kind !== 'number') {
    const spoken = senseAt(sentence, start, 'number')
    if (!leads || spoken === undefined || Number(spoken.value) > 24) return null
    const next = after(sentence, start)
    if (isAt(sentence, next, 'times', 'currency', 'coin', 'number')) return null
    return { end: isAt(sentence, next, 'timeAfter') ? after(sentence, next) : next, claim: 'time' }
  }
  if (!/^\d{1,2}([.][0-5]\d)?$/.test(hour.key) || Number(hour.key) > 24) return null
  if (isMinuteBehind(sentence, start, leads)) return timeEnd(sentence, start + 3)
  if (isAt(sentence, start + 1, 'timeAfter')) {
    return leads || isHourByForm(sentence, start) ? timeEnd(sentence, start + 1) : null
  }
  if (!leads || isAt(sentence, start + 1, 'currency', 'coin', 'times', 'percent', 'measure', 'each'))
    return null
  if (senseAt(sentence, at, 'timeBefore')?.value === 'soft' && !isHourBeside(sentence, at, start)) return null
  return { end: start + 1, claim: 'time' }
}

/** Whether minutes follow an hour, glued to it or, where it is told and a price beside it, apart: '7:30', 'à 7 h 30'. */
function isMinuteBehind(sentence: Sentence, hour: number, isTold: boolean): boolean {
  const [sign, minute] = sentence.tokens.slice(hour + 1, hour + 3)
  if (minute?.kind !== 'number' || !/^[0-5]\d$/.test(minute.key)) return false
  if ((sign?.key === ':' || sign?.key === 'h') && sign.glued && minute.glued) return true
  const isLed = isTold || isAt(sentence, before(sentence, hour), 'rate')
  const isMoney = isAt(sentence, hour + 3, 'currency', 'coin')
  return isLed && sign?.key === 'h' && !sign.glued && !isMoney && numbersIn(sentence, allOf(sentence)) > 2
}

/**
 * Whether a number after 'at' is an hour: it is in 'dinner at 7 for 45', but a price in '3 shirts at 15', '12 gallons
 * at 3.49', 'lunch at 15' and 'two at 11 and one at 13'.
 */
function isHourBeside(sentence: Sentence, at: number, hour: number): boolean {
  return (
    hasOtherNumber(sentence, hour) &&
    !isPriceOfOne(sentence, at, hour) &&
    !isPieces(sentence, before(sentence, at)) &&
    !isOneMoreAt(sentence, before(sentence, at)) &&
    !(isAt(sentence, before(sentence, at), 'measure') && /[.]/.test(keyAt(sentence.tokens, hour))) &&
    !(isParticle(sentence, at - 1, 'span') && sentence.tokens[at - 2]?.kind === 'number') &&
    !isPieces(sentence, hour + 1)
  )
}

/**
 * Whether a number before a sign of the hour is one without 'at': not in '2 h' if it measures, nor in '23ish', nor
 * before a word that may be a filler if nothing else is a price.
 */
function isHourByForm(sentence: Sentence, hour: number): boolean {
  const sign = sentence.tokens[hour + 1]
  if (isAt(sentence, hour + 1, 'measure') && sign?.glued !== true) return false
  if (isAt(sentence, hour + 1, 'filler') && !hasOtherNumber(sentence, hour)) return false
  return !isAt(sentence, hour + 1, 'inexact') || Number(keyAt(sentence.tokens, hour)) <= 12
}

function timeEnd(sentence: Sentence, from: number): NonAmount {
  let end = from
  while (isAt(sentence, end, 'timeAfter')) end = after(sentence, end)
  return { end, claim: 'time' }
}

/** Reads the two halves of a price that was split: 'dinner 60, 50/50'. */
function halves(sentence: Sentence, at: number): NonAmount | null {
  const end = sentence.tokens[at]?.kind === 'number' ? particleEnd(sentence, at, 'halved') : at
  const isBeside = end > at && numbersIn(sentence, allOf(sentence)) > numbersIn(sentence, { start: at, end })
  return isBeside ? { end, claim: 'dropped' } : null
}

/** The most instalments that a household usually pays for a thing that it names beside others. */
const mostInstalments = 12

/**
 * Whether blanks separate the thousands of a number where less is no price: 'cuota 31 900' in Colombia, but not 'cuota 3
 * 185 400'.
 */
function isInThousands({ tokens, context }: Sentence, at: number): boolean {
  const [group, next] = tokens.slice(at + 1, at + 3)
  return hasNoCents(context.currency) && /^\d{3}$/.test(group?.key ?? '') && next?.kind !== 'number'
}

/**
 * Reads a number of instalments, or the number of one: 'en 6 cuotas', 'em 3x', 'cuota 3 de 12', 'in 12 instalments'.
 */
function instalments(sentence: Sentence, at: number): NonAmount | null {
  const { tokens } = sentence
  if (tokens[at]?.kind === 'number') {
    const next = tokens[at + 1]
    const spread = next?.key === 'x' && next.glued && isAt(sentence, before(sentence, at), 'preposition')
    if (!/^\d{1,2}$/.test(keyAt(tokens, at))) return null
    if (spread && tokens[at + 2]?.kind !== 'number') return { end: at + 2, claim: 'time' }
    // 'Dentista 80 cuota del mes': the price of this month's instalment.
    const isPrice =
      isParticle(sentence, at + 1, 'oneInstalment') &&
      keyAt(tokens, at) !== '1' &&
      !hasOtherNumber(sentence, at)
    const isCount = isAt(sentence, at + 1, 'instalments') && !isPrice
    return isCount ? { end: after(sentence, at + 1), claim: 'time' } : null
  }
  // 'Treinta y seis cuotas': a number in words.
  const counted = isAt(sentence, at, 'number') ? readNumeral(sentence, at) : null
  if (counted && isAt(sentence, counted.end, 'instalments'))
    return { end: after(sentence, counted.end), claim: 'time' }
  if (!isAt(sentence, at, 'instalments')) return null
  let cursor = after(sentence, at)
  const spoken = Number(senseAt(sentence, cursor, 'number')?.value)
  if (spoken < 49 && sentence.tokens[after(sentence, cursor)]?.kind === 'break')
    return { end: after(sentence, cursor), claim: 'time' }
  if (!/^\d{1,2}$/.test(keyAt(tokens, cursor)) || isInThousands(sentence, cursor)) return null
  // 'Club, cuota 30, camiseta 22': a fee, as hardly anything is paid in so many instalments.
  if (Number(keyAt(tokens, cursor)) > mostInstalments && isBesidePriced(sentence, cursor + 1)) return null
  cursor++
  if (
    (tokens[cursor]?.key === '/' || isAt(sentence, cursor, 'of')) &&
    /^\d{1,2}$/.test(keyAt(tokens, cursor + 1))
  ) {
    cursor += 2
  }
  return { end: cursor, claim: 'time' }
}
