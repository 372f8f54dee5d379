import { isHighValue } from '../currency.ts'
import type { Doubt } from '../meaning.ts'
import type { Scan } from '../message/scan.ts'
import type { Segment } from '../message/segment.ts'
import { isPieces } from '../numbers/counts/pieces.ts'
import { sharersAt } from '../numbers/counts/sharers.ts'
import { amountOf, type Figure, isProduct } from '../numbers/figure.ts'
import { readNumeral } from '../numbers/numeral.ts'
import { endsAt, skipAll } from '../words/edges.ts'
import { isName, memberAt } from '../words/member-names.ts'
import {
  hasParticle,
  hasPhrase,
  isParticle,
  mayHaveParticle,
  particleEnd,
  phraseStart,
} from '../words/particle.ts'
import {
  after,
  allOf,
  before,
  hasAny,
  isAt,
  isOfKind,
  numberSaidAt,
  type Sentence,
} from '../words/sentence.ts'
import { tookOne } from './not-multiplied.ts'

/**
 * Returns the readings of what was paid in all, in hundredths, for a price that was not multiplied yet: 'en 12 cuotas
 * de 50.000', 'cena 80 entre 4', '12, twice'. 'remeras a 5000 cada una' is in doubt, as it does not tell how many
 * there were.
 */
export function paidInAll(
  scan: Scan,
  segment: Segment,
  figure: Figure,
): { readings: readonly number[]; why: Doubt | null } {
  const { sentence } = scan
  const reading = amountOf(figure)
  if (isSnack(scan, segment, figure)) {
    const [one = 0] = figure.readings
    const pieces = piecesAt(sentence, figure.start - 1)
    return pieces > 1 ? { readings: [pieces * one, one], why: 'each' } : { readings: [one], why: null }
  }
  if (figure.readings.length > 1 || isAt(sentence, figure.end, 'inexact')) {
    return { readings: figure.readings, why: figure.doubt }
  }
  if (figure.whole) return { readings: [reading], why: null }
  const parts = instalmentsBefore(sentence, figure)
  if (parts > 1 && tookOne(sentence, figure.end)) return { readings: [reading], why: null }
  if (parts > 1) return { readings: [reading * parts, reading], why: 'instalments' }
  const parted = partedBy(scan, figure)
  if (parted > 0)
    return { readings: parted > 1 ? [Math.round(reading / parted), reading] : [reading], why: 'amount' }
  if (particleEnd(sentence, figure.end, 'twice') > figure.end)
    return { readings: [2 * reading, reading], why: 'each' }
  const isEach = isAt(sentence, figure.end, 'each') && !isProduct(sentence, figure)
  if (isEach && scan.figures.length === 1 && isOfTwo(sentence)) return { readings: [2 * reading], why: null }
  const times = timesBehind(sentence, figure.end)
  if (times > 1) return { readings: [times * reading, reading], why: 'each' }
  if (isEach && (tookOne(sentence, figure.end) || isOfDozen(sentence, figure)))
    return { readings: [reading], why: null }
  // 'Pan 2.300 y palta 4.990 el kilo': the weight is not told.
  const isOfUnit = scan.figures.length > 1 && particleEnd(sentence, figure.end, 'perUnit') > figure.end
  return { readings: [reading], why: isEach || isOfUnit ? 'amount' : null }
}

/** Whether there are two of what the price is for: 'Starbucks twice, 5.25 each', 'piano 45 each for both kids'. */
function isOfTwo(sentence: Sentence): boolean {
  return hasPhrase(sentence, 'twice') || (hasPhrase(sentence, 'bothOf') && !hasAny(sentence, 'discount'))
}

/**
 * Returns how often a price was paid, if that directly follows it at the end of the message: 'pedágio 9,80 4 vezes'.
 * The word may also mean instalments. Otherwise 0.
 */
function timesBehind(sentence: Sentence, at: number): number {
  const word = after(sentence, at)
  const isTold = isParticle(sentence, word, 'timesPaid') && endsAt(sentence, word + 1)
  const count = isTold ? Number(numberSaidAt(sentence, at)) : 0
  return count > 1 && count <= mostTimes ? count : 0
}

/** The most times that a price is paid in one message. */
const mostTimes = 12

/** Whether the dozen of a price is the only one mentioned, so that one dozen was bought: 'ovo caipira 15 a dúzia'. */
function isOfDozen(sentence: Sentence, { end }: Figure): boolean {
  const dozen = after(sentence, end) - 1
  return sentence.tokens.every((_, at) => isParticle(sentence, at, 'dozen') === (at === dozen))
}

/**
 * Whether only the lower reading is possible, as nobody pays hundreds for a snack: 'a toastie eight eighty', or in a
 * list 'diesel was sixty, then a coffee six ninety'.
 */
function isSnack({ sentence, figures }: Scan, { chunks }: Segment, figure: Figure): boolean {
  const [low = 0, high = 0] = figure.readings
  const spoken = figure.raw === null && high === low * 100 && isHighValue(sentence.context.currency)
  const larger = figures.every((each) => each === figure || high > 5 * amountOf(each))
  if (!spoken || !larger) return false
  if (figures.length < 2) {
    // 'Milk six ninety nine': a typical ending for the price of a small thing.
    const isOne = (at: number) => isOneSnackAt(sentence, at) || (low % 10 === 9 && isStapleAt(sentence, at))
    const isSmall = low < 1000 && sentence.language === 'en'
    return isSmall && chunks.some(({ start, end }) => someAt(sentence, start, end, isOne))
  }
  const isFood = (at: number) => isAt(sentence, at, 'countable') && isOfKind(sentence, at, 'food')
  return chunks.some(({ start, end }) => someAt(sentence, start, end, isFood))
}

/** The number of pieces before an 'at': 'two sandwiches at nine fifty'; 0 if there is none. */
function piecesAt(sentence: Sentence, at: number): number {
  if (!isParticle(sentence, at, 'pricedAt')) return 0
  for (let word = at - 1; word >= Math.max(0, at - longestName); word--) {
    const said = Number(numberSaidAt(sentence, word))
    if (said > 1) return said <= mostTimes && isPieces(sentence, after(sentence, word)) ? said : 0
  }
  return 0
}

/** The most tokens of the number and the name of the pieces. */
const longestName = 4

function someAt(sentence: Sentence, start: number, end: number, test: (at: number) => boolean): boolean {
  for (let at = start; at < end; at = after(sentence, at)) if (test(at)) return true
  return false
}

/**
 * Whether one thing to eat or drink stands at a token, after 'a' or 'an'; 'pizzas for the party' are many, and
 * 'dinner' may be for many.
 */
function isOneSnackAt(sentence: Sentence, at: number): boolean {
  const isEaten = isOfKind(sentence, at, 'food', 'groceries')
  return isEaten && !isPieces(sentence, at) && isParticle(sentence, at - 1, 'oneSnack')
}

/** Whether a staple stands at a token, which is bought again and again and is not a shop: 'Oat milk'. */
function isStapleAt(sentence: Sentence, at: number): boolean {
  return isParticle(sentence, after(sentence, at) - 1, 'staple')
}

/**
 * Returns among how many a price is divided by words after it or directly before it: 'dinner 80, I paid half', 'cena
 * 80 entre 4', 'dentist 300, 80% covered', 'split a 90 dollar uber'. 1 if it is divided but the number is unknown, 0
 * if it is not.
 */
function partedBy({ sentence, figures }: Scan, figure: Figure): number {
  if (isHalfOf(sentence, figure) || isHalvedInTime(sentence, figure)) return 2
  if (paidPart(sentence, figure.end) > 0) return 100 / paidPart(sentence, figure.end)
  if (!mayHaveParticle(sentence, 'halved', 'covered', 'partedBy', 'parted')) return 0
  const half = phraseStart(sentence, 'halved', figure.end)
  if (half >= 0 && endsHalving(sentence, particleEnd(sentence, half, 'halved'))) return 2
  for (let at = 0; at < sentence.tokens.length; at++) {
    const isBehind = at >= figure.end
    const halved = particleEnd(sentence, at, 'halved')
    if (halved > at && (isBehind ? endsHalving(sentence, halved) : isOfOther(sentence, at, halved))) return 2
    if (isBehind && isParticle(sentence, at, 'covered') && hasAny(sentence, 'percent')) return 1
    const sharers = isBehind ? sharersAt(sentence, at) : 0
    if (sharers > 0) return sharers
    const parted = particleEnd(sentence, at, 'parted')
    if (parted === at || isParticle(sentence, parted, 'nobody')) continue
    if (isBehind) return figures.length === 1 ? waysAt(sentence, at, parted) : 1
    if (partsWhatFollows(sentence, at, parted, figure)) return 1
  }
  return 0
}

/**
 * Returns how many percent of a price were paid, as a clause behind it says: 'hotel 900, paid 30% now', 'pousada 1.950,
 * paguei 50% agora'. 0 if none says so: 'paid with 10% off' does not.
 */
function paidPart(sentence: Sentence, from: number): number {
  if (!hasAny(sentence, 'percent') || hasAny(sentence, 'discount')) return 0
  const verb = sentence.tokens.findIndex((_, at) => at >= from && isAt(sentence, at, 'spend'))
  const number = verb < 0 ? verb : skipAll(sentence, after(sentence, verb), 'article')
  const percent = Number(sentence.tokens[number]?.key ?? '')
  return isAt(sentence, number + 1, 'percent') && percent > 0 && percent < 100 ? percent : 0
}

/** Whether an amount is the whole of which half was paid: 'half of a 130 bill', 'la mitad de la luz de 13.000'. */
function isHalfOf(sentence: Sentence, { start }: Figure): boolean {
  if (!mayHaveParticle(sentence, 'aHalf') || !isParticle(sentence, start - 1, 'wholeLead')) return false
  for (let at = start - 1; sentence.tokens[at]?.kind === 'word'; at--)
    if (isParticle(sentence, at, 'aHalf')) return isParticle(sentence, at + 1, 'wholeLead')
  return false
}

/**
 * Whether a price is said to be paid in halves, of which only the first may be paid: '1450, half now half when he's
 * done'. Not if the amount itself was handed over, or all of it: 'paid 300, half now', '48, metade hoje, tudo pago'.
 */
export function isHalvedInTime(sentence: Sentence, { start, end }: Figure): boolean {
  const half = phraseStart(sentence, 'halvedInTime', end)
  if (half < 0) return false
  const verb = before(sentence, start)
  const isHanded = isAt(sentence, verb, 'spend', 'send') || isParticle(sentence, verb, 'handed', 'paid')
  const rest = { start: particleEnd(sentence, half, 'halvedInTime'), end: sentence.tokens.length }
  // In 'Metade na entrada e a outra metade agora' both halves were paid.
  const isSecond = hasParticle(sentence, { start: end, end: half }, 'aHalf')
  return !isHanded && !isSecond && !hasParticle(sentence, rest, 'everything')
}

/** Whether the words for the half end there, with nothing else that was halved: 'I paid half', 'half with Ann'. */
function endsHalving(sentence: Sentence, at: number): boolean {
  // 'Paguei metade agora'.
  const next = sentence.tokens[isAt(sentence, at, 'filler') ? after(sentence, at) : at]
  return next === undefined || next.kind === 'break' || isAt(sentence, at, 'with')
}

/**
 * Whether words of splitting apply to the price after them: directly before it ('split a 90 dollar uber'), or naming
 * with whom at the beginning of its clause ('A medias con Juli el super 20000'). In 'a medias con Juli, mi mitad
 * 10000' the price is what was paid.
 */
function partsWhatFollows(sentence: Sentence, from: number, end: number, { start }: Figure): boolean {
  const { tokens } = sentence
  if (end === start || (end === start - 1 && isAt(sentence, end, 'one'))) return true
  const isFirst = tokens.slice(0, from).every(({ kind }) => kind !== 'number')
  const isOne = tokens.slice(end, start).every(({ kind }) => kind !== 'break')
  return isFirst && isOne && isAt(sentence, end - 1, 'with')
}

/**
 * Returns the number of parts in 'split 3 ways'; one more than the others in 'dividi com 3 colegas'; two if no number
 * is told ('rachamos'), or 1 if the writer's own part is told.
 */
function waysAt(sentence: Sentence, from: number, end: number): number {
  const others = othersAt(sentence, end)
  if (others > 1 && others < mostTimes) return others + 1
  for (let at = from; at <= end; at++) {
    const ways = sharersAt(sentence, at) || (at < end ? Number(numberSaidAt(sentence, at)) : 0)
    if (ways > 1) return ways
  }
  return isOwnTold(sentence) ? 1 : 2
}

/** The number of people behind 'with', at or right before a token: 'With 3 friends'; 0 if there is none. */
function othersAt(sentence: Sentence, at: number): number {
  if (isAt(sentence, at - 1, 'with')) return Number(numberSaidAt(sentence, at)) || 0
  return isAt(sentence, at, 'with') ? Number(numberSaidAt(sentence, after(sentence, at))) || 0 : 0
}

function isOwnTold(sentence: Sentence): boolean {
  const all = allOf(sentence)
  return (['share', 'mine', 'tookOne'] as const).some((type) => hasParticle(sentence, all, type))
}

/**
 * Whether somebody else is named who pays half of what follows: 'coloc paye la moitié du wifi 30' (the flatmate pays).
 */
function isOfOther(sentence: Sentence, verb: number, end: number): boolean {
  const who = before(sentence, verb)
  const isNamed = sentence.tokens[who]?.kind === 'word' && isAt(sentence, who, 'kind', 'family', 'stranger')
  return isAt(sentence, end, 'of') && (isNamed || isName(sentence, who) || memberAt(sentence, who) !== null)
}

/**
 * Returns the number of instalments before the amount of one: 'en 12 cuotas de 50000', 'tres cuotas de 15.900'. 0 if
 * there are none.
 */
function instalmentsBefore(sentence: Sentence, figure: Figure): number {
  let at = before(sentence, figure.start)
  if (!isAt(sentence, at, 'of')) return 0
  at = before(sentence, at)
  if (!isAt(sentence, at, 'instalments') && sentence.tokens[at]?.key !== 'x') return 0
  let number = before(sentence, at)
  // 'Treinta y seis cuotas': a number of several words.
  while (isAt(sentence, before(sentence, number), 'and', 'number')) number = before(sentence, number)
  const count = readNumeral(sentence, isAt(sentence, number, 'and') ? after(sentence, number) : number)
  return count?.end === at ? amountOf(count) / 100 : 0
}
