import type { Doubt } from '../meaning.ts'
import { isPieces } from '../message/content.ts'
import { isName, memberAt } from '../message/payer.ts'
import type { Scan } from '../message/scan.ts'
import { type Segment, totalIn } from '../message/segment.ts'
import { isDear } from '../numbers/currency.ts'
import { type Figure, isProduct } from '../numbers/figure.ts'
import { readNumeral } from '../numbers/numeral.ts'
import { sharersAt } from '../numbers/sharers.ts'
import { endsAt } from '../words/edges.ts'
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
  numberSaidAt,
  type Sentence,
  senseAt,
} from '../words/sentence.ts'
import { keyAt } from '../words/text.ts'
import type { Candidate } from './candidate.ts'
import { tookOne } from './own-one.ts'

/**
 * What is paid for all of it, in hundredths, of a price that was not multiplied yet: 'en 12 cuotas de 50.000', 'cena 80 entre
 * 4', '12, twice'; 'remeras a 5000 cada una' does not say how many there were.
 */
export function withCount(
  scan: Scan,
  segment: Segment,
  figure: Figure,
): { readings: readonly number[]; why: Doubt | null } {
  const { sentence } = scan
  const reading = figure.readings[0] ?? 0
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
  // 'Starbucks twice, 5.25 each', 'piano 45 each for both kids'.
  const isTwo =
    hasPhrase(sentence, 'twice') || (hasPhrase(sentence, 'bothOf') && !hasAny(sentence, 'discount'))
  if (isEach && scan.figures.length === 1 && isTwo) return { readings: [2 * reading], why: null }
  const times = timesBehind(sentence, figure.end)
  if (times > 1) return { readings: [times * reading, reading], why: 'each' }
  if (isEach && (tookOne(sentence, figure.end) || isOfDozen(sentence, figure)))
    return { readings: [reading], why: null }
  // 'Pan 2.300 y palta 4.990 el kilo', of which it is not said how much.
  const isOfUnit = scan.figures.length > 1 && particleEnd(sentence, figure.end, 'perUnit') > figure.end
  return { readings: [reading], why: isEach || isOfUnit ? 'amount' : null }
}

/** 'pedágio 9,80 4 vezes': how often, right behind a price and at the end, where the word may also mean instalments; 0 where it is not told. */
function timesBehind(sentence: Sentence, at: number): number {
  const word = after(sentence, at)
  const isTold = keyAt(sentence.tokens, word) === 'vezes' && endsAt(sentence, word + 1)
  const count = isTold ? Number(numberSaidAt(sentence, at)) : 0
  return count > 1 && count <= mostTimes ? count : 0
}

/** Nothing is paid for more often in one message. */
const mostTimes = 12

/** 'ovo caipira 15 a dúzia': where no more is told of dozens it was one. */
function isOfDozen(sentence: Sentence, { end }: Figure): boolean {
  const dozen = after(sentence, end) - 1
  return sentence.tokens.every((_, at) => isParticle(sentence, at, 'dozen') === (at === dozen))
}

/** 'a toastie eight eighty', and in a list 'diesel was sixty, then a coffee six ninety': nobody pays hundreds for a snack. */
function isSnack({ sentence, figures }: Scan, { chunks }: Segment, figure: Figure): boolean {
  const [low = 0, high = 0] = figure.readings
  const spoken = figure.raw === null && high === low * 100 && isDear(sentence.context.currency)
  const larger = figures.every((each) => each === figure || high > 5 * (each.readings[0] ?? 0))
  if (!spoken || !larger) return false
  if (figures.length < 2) {
    // 'Milk six ninety nine': as prices of small things end.
    const isOne = (at: number) => isOneSnackAt(sentence, at) || (low % 10 === 9 && isStapleAt(sentence, at))
    const isSmall = low < 1000 && sentence.language === 'en'
    return isSmall && chunks.some(({ start, end }) => someAt(sentence, start, end, isOne))
  }
  return chunks.some(({ start, end }) => {
    for (let at = start; at < end; at = after(sentence, at)) {
      if (isAt(sentence, at, 'countable') && senseAt(sentence, at, 'kind')?.value === 'food') return true
    }
    return false
  })
}

/** 'two sandwiches at nine fifty': how many pieces are told before an 'at'; 0 where none are. */
function piecesAt(sentence: Sentence, at: number): number {
  if (keyAt(sentence.tokens, at) !== 'at') return 0
  for (let word = at - 1; word >= Math.max(0, at - longestName); word--) {
    const said = Number(numberSaidAt(sentence, word))
    if (said > 1) return said <= mostTimes && isPieces(sentence, after(sentence, word)) ? said : 0
  }
  return 0
}

/** In words, with what counts it. */
const longestName = 4

function someAt(sentence: Sentence, start: number, end: number, test: (at: number) => boolean): boolean {
  for (let at = start; at < end; at = after(sentence, at)) if (test(at)) return true
  return false
}

/** One thing to eat or drink, by its article; 'pizzas for the party' are many, and 'dinner' was for as many. */
function isOneSnackAt(sentence: Sentence, at: number): boolean {
  const isEaten = /^(food|groceries)$/.test(senseAt(sentence, at, 'kind')?.value ?? '')
  return isEaten && !isPieces(sentence, at) && /^an?$/.test(keyAt(sentence.tokens, at - 1))
}

/** 'Oat milk': what is bought again and again, and is no shop. */
function isStapleAt(sentence: Sentence, at: number): boolean {
  return isParticle(sentence, after(sentence, at) - 1, 'staple')
}

/**
 * 'dinner 80, I paid half', 'cena 80 entre 4', 'dentist 300, 80% covered', 'split a 90 dollar uber': into how many parts the price was parted that stands before such words
 * or right behind them, 1 where that is not known; 0 where it was not.
 */
function partedBy({ sentence, figures }: Scan, figure: Figure): number {
  if (isHalfOf(sentence, figure)) return 2
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

/** What stands before all of something: no 'ma chère moitié vient'. */
const leadsToWhole = /^(a|d|da|de|del|des|do|du|of|our|that|the|this)$/

/** 'half of a 130 bill', 'la mitad de la luz de 13.000': behind what was parted, and a word that leads to the price of all of it. */
function isHalfOf(sentence: Sentence, { start }: Figure): boolean {
  if (!mayHaveParticle(sentence, 'aHalf') || !leadsToWhole.test(keyAt(sentence.tokens, start - 1)))
    return false
  for (let at = start - 1; sentence.tokens[at]?.kind === 'word'; at--)
    if (isParticle(sentence, at, 'aHalf')) return leadsToWhole.test(keyAt(sentence.tokens, at + 1))
  return false
}

/** 'I paid half', 'half with Ann': nothing else is said that was halved. */
function endsHalving(sentence: Sentence, at: number): boolean {
  const next = sentence.tokens[at]
  return next === undefined || next.kind === 'break' || isAt(sentence, at, 'with')
}

/**
 * 'split a 90 dollar uber', 'A medias con Juli el super 20000': words right before a price, or with whom at the beginning
 * of its clause; 'a medias con Juli, mi mitad 10000' is what was paid.
 */
function partsWhatFollows(sentence: Sentence, from: number, end: number, { start }: Figure): boolean {
  const { tokens } = sentence
  if (end === start || (end === start - 1 && isAt(sentence, end, 'one'))) return true
  const isFirst = tokens.slice(0, from).every(({ kind }) => kind !== 'number')
  const isOne = tokens.slice(end, start).every(({ kind }) => kind !== 'break')
  return isFirst && isOne && isAt(sentence, end - 1, 'with')
}

/** 'split 3 ways', and by two where no number is said: 'rachamos'; 1 where one's own part is told. */
function waysAt(sentence: Sentence, from: number, end: number): number {
  for (let at = from; at <= end; at++) {
    const ways = sharersAt(sentence, at) || (at < end ? Number(numberSaidAt(sentence, at)) : 0)
    if (ways > 1) return ways
  }
  return isOwnTold(sentence) ? 1 : 2
}

function isOwnTold(sentence: Sentence): boolean {
  const all = allOf(sentence)
  return (['share', 'mine', 'tookOne'] as const).some((type) => hasParticle(sentence, all, type))
}

/** 'coloc paye la moitié du wifi 30': who pays half of what follows is named, and not the writer. */
function isOfOther(sentence: Sentence, verb: number, end: number): boolean {
  const who = before(sentence, verb)
  const isNamed = sentence.tokens[who]?.kind === 'word' && isAt(sentence, who, 'kind', 'family', 'stranger')
  return isAt(sentence, end, 'of') && (isNamed || isName(sentence, who) || memberAt(sentence, who) !== null)
}

/** 'en 12 cuotas de 50000', 'tres cuotas de 15.900': how many such parts there are. */
function instalmentsBefore(sentence: Sentence, figure: Figure): number {
  let at = before(sentence, figure.start)
  if (!isAt(sentence, at, 'of')) return 0
  at = before(sentence, at)
  if (!isAt(sentence, at, 'instalments') && sentence.tokens[at]?.key !== 'x') return 0
  let number = before(sentence, at)
  // 'Treinta y seis cuotas'.
  while (isAt(sentence, before(sentence, number), 'and', 'number')) number = before(sentence, number)
  const count = readNumeral(sentence, isAt(sentence, number, 'and') ? after(sentence, number) : number)
  return count?.end === at ? (count.readings[0] ?? 0) / 100 : 0
}

/** Whether a segment says that its amount is the sum of others, or that it may be. */
export function totalOf(sentence: Sentence, { chunks, figures: [figure] }: Segment): Candidate['total'] {
  const said = chunks.map((chunk) => totalIn(sentence, chunk))
  return (
    said.find((each) => each === 'total') ??
    said.find((each) => each === 'so') ??
    (isOpening(sentence, figure) ? 'so' : null)
  )
}

/** 'date night 96 (dinner 70, movie 26)': the parts follow. */
function isOpening({ tokens }: Sentence, figure: Figure | undefined): boolean {
  const [mark, next] = tokens.slice(figure?.end, (figure?.end ?? 0) + 2)
  return /^[(:=]$/.test(mark?.key ?? '') || next?.key === 'soit'
}
