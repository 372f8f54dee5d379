import type { Doubt } from '../meaning.ts'
import { isName, memberAt } from '../message/payer.ts'
import type { Scan } from '../message/scan.ts'
import { type Segment, totalIn } from '../message/segment.ts'
import { isDear } from '../numbers/currency.ts'
import { type Figure, isProduct, isToTheCent } from '../numbers/figure.ts'
import { sharersAt } from '../numbers/sharers.ts'
import { hasParticle, isParticle, mayHaveParticle, particleEnd } from '../words/particle.ts'
import { after, allOf, before, hasAny, isAt, type Sentence, senseAt } from '../words/sentence.ts'
import { keyAt } from '../words/text.ts'
import type { Candidate } from './candidate.ts'
import { countIn, loneCountIn } from './counts.ts'

/** More pieces than these come in one pack, whose price is told: '24 rolos a 8,99'. */
const packed = 19

/** What is paid for all of it, in hundredths: '3 cafés a 4 cada uno', '3 cafés a 0,80' and '3 cafés de 4' cost all of it; '3 remeras a 5000' may be either. */
export function withCount(
  scan: Scan,
  segment: Segment,
  figure: Figure,
): { readings: readonly number[]; why: Doubt | null } {
  const { sentence } = scan
  const reading = figure.readings[0] ?? 0
  if (figure.whole) return { readings: [reading], why: null }
  if (isSnackInList(scan, segment, figure)) return { readings: figure.readings.slice(0, 1), why: null }
  if (figure.readings.length > 1 || isAt(sentence, figure.end, 'inexact')) {
    return { readings: figure.readings, why: figure.doubt }
  }
  const parts = instalmentsBefore(sentence, figure)
  if (parts > 1) return { readings: [reading * parts, reading], why: 'instalments' }
  const parted = partedBy(scan, figure)
  if (parted > 0)
    return { readings: parted > 1 ? [Math.round(reading / parted), reading] : [reading], why: 'amount' }
  const told = timesBefore(sentence, figure)
  if (told > 1) return { readings: [reading * told], why: null }
  if (particleEnd(sentence, figure.end, 'twice') > figure.end)
    return { readings: [2 * reading, reading], why: 'each' }
  const measured = measuredBefore(sentence, figure)
  if (measured > 1) {
    const all = Math.round(reading * measured)
    const isOfOne = isFuel(sentence) || isAt(sentence, figure.end, 'each')
    return { readings: isOfOne ? [all] : [all, reading], why: 'each' }
  }
  const spans = spansIn(sentence, figure)
  if (spans > 1) return { readings: [reading * spans, reading], why: 'each' }
  const isEach = isAt(sentence, figure.end, 'each') && !isProduct(sentence, figure)
  const count = countIn(scan, segment) || (isEach ? loneCountIn(scan) : 0)
  if (count < 2) return { readings: [reading], why: isEach ? 'amount' : null }
  if (isEach) return { readings: [reading * count], why: null }
  const last = before(sentence, figure.start)
  const thing = before(sentence, last)
  const ofPrice =
    isAt(sentence, last, 'of') &&
    isAt(sentence, thing, 'countable', 'kind') &&
    !isParticle(sentence, thing, 'receipt')
  const rated = isAt(sentence, last, 'rate') && sentence.tokens[last]?.glued !== true
  const times = sentence.tokens[figure.start - 1]?.key === 'x'
  if (times && sentence.language === 'es' && !isCountedBefore(sentence, figure.start - 2))
    return { readings: [reading, reading * count], why: 'each' }
  if (rated && count > packed) return { readings: [reading], why: null }
  if (ofPrice || times || (rated && isToTheCent(figure))) return { readings: [reading * count], why: null }
  return rated && totalOf(sentence, segment) === null
    ? { readings: [reading, reading * count], why: 'each' }
    : { readings: [reading], why: null }
}

/** 'diesel was sixty, then a coffee six ninety': food by the piece beside a price that leaves no doubt of the scale. */
function isSnackInList({ sentence, figures }: Scan, { chunks }: Segment, figure: Figure): boolean {
  const [low = 0, high = 0] = figure.readings
  const spoken = figure.raw === null && high === low * 100 && isDear(sentence.context.currency)
  const larger = figures.every((each) => each === figure || high > 5 * (each.readings[0] ?? 0))
  if (!spoken || !larger || figures.length < 2) return false
  return chunks.some(({ start, end }) => {
    for (let at = start; at < end; at = after(sentence, at)) {
      if (isAt(sentence, at, 'countable') && senseAt(sentence, at, 'kind')?.value === 'food') return true
    }
    return false
  })
}

/** '7 garrafones x 48', '2 x 89': the number right before, or before its plural. */
function isCountedBefore({ tokens }: Sentence, at: number): boolean {
  return tokens[at]?.kind === 'number' || tokens[at - 1]?.kind === 'number'
}

/** '89 a night for 2 nights', '4 hrs @ 15': for how many spans of time a price per span was paid; 0 when it is for none. */
function spansIn(sentence: Sentence, figure: Figure): number {
  const { tokens } = sentence
  const rated = /^[@x]$/.test(keyAt(tokens, figure.start - 1)) || isSpanBefore(sentence, figure)
  const measured = measuredIn(sentence, figure)
  if (measured > 0) return measured
  const per = isPerSpan(sentence, figure.end)
  if (!rated && !per) return 0
  const counted = tokens.findIndex(
    (_, at) => isParticle(sentence, at, 'span') && tokens[at - 1]?.kind === 'number',
  )
  const times = tokens.findIndex(
    (_, at) => at >= figure.end && isParticle(sentence, at, 'times') && tokens[at + 1]?.kind === 'number',
  )
  if (per && counted < 0 && times > 0) return Number(tokens[times + 1]?.key)
  const count = Number(tokens[counted - 1]?.key)
  return counted > 0 && counted - 1 !== figure.numberStart && Number.isInteger(count) ? count : 0
}

/** 'a night', '/ h', 'por la noche'. */
function isPerSpan(sentence: Sentence, at: number): boolean {
  const end = isPerLead(sentence, at + 1) ? at + 2 : at + 1
  return isPerLead(sentence, at) && isParticle(sentence, end, 'spanOne')
}

function isPerLead(sentence: Sentence, at: number): boolean {
  return keyAt(sentence.tokens, at) === '/' || isParticle(sentence, at, 'perLead')
}

/** 'essence 1,89 le litre, 40 litres': how many of the unit that a price is for stand elsewhere; 0 when none do. */
function measuredIn(sentence: Sentence, { end, start }: Figure): number {
  const { tokens } = sentence
  if (!isPerLead(sentence, end)) return 0
  const unit = singular(tokens, isPerLead(sentence, end + 1) ? end + 2 : end + 1)
  const counted = tokens.findIndex(
    ({ kind }, at) =>
      kind === 'number' &&
      at !== start &&
      isAt(sentence, at + 1, 'measure') &&
      singular(tokens, at + 1) === unit,
  )
  const count = Number(tokens[counted]?.key.replace(',', '.'))
  return count > 1 ? count : 0
}

function singular(tokens: Sentence['tokens'], at: number): string {
  return keyAt(tokens, at).replace(/s$/, '')
}

/** 'plein 45 litres à 1,89', '1,5 kg de queijo a 39,90': how much that is sold by measure stands right before a price; 0 when nothing does. */
function measuredBefore(sentence: Sentence, figure: Figure): number {
  const rate = before(sentence, figure.start)
  if (!isAt(sentence, rate, 'rate')) return 0
  const of = before(sentence, before(sentence, rate))
  const isOf = isAt(sentence, of, 'of')
  const measure = isOf ? of - 1 : rate - 1
  const unit = senseAt(sentence, measure, 'measure')
  const count = sentence.tokens[measure - 1]
  const isSold = (isOf && unit?.value === 'weight') || isToTheCent(figure) || isFuel(sentence)
  if (count?.kind !== 'number' || unit === undefined || !isSold) return 0
  return Number(count.key.replace(',', '.'))
}

/** Fuel, whose price is that of a litre: 'plein', 'abasteci'. */
function isFuel(sentence: Sentence): boolean {
  return hasAny(sentence, 'fuel') || hasParticle(sentence, allOf(sentence), 'poured')
}

/** '9 heures à 9 euros': so many spans of time right before the price of one. */
function isSpanBefore(sentence: Sentence, figure: Figure): boolean {
  const { tokens } = sentence
  const rate = before(sentence, figure.start)
  const spans = isParticle(sentence, rate - 1, 'span') && tokens[rate - 2]?.kind === 'number'
  return spans && isAt(sentence, rate, 'rate')
}

/**
 * 'dinner 80, I paid half', 'cena 80 entre 4', 'dentist 300, 80% covered', 'split a 90 dollar uber': into how many parts the price was parted that stands before such words
 * or right behind them, 1 where that is not known; 0 where it was not.
 */
function partedBy({ sentence }: Scan, figure: Figure): number {
  const { tokens } = sentence
  if (!mayHaveParticle(sentence, 'halved', 'covered', 'partedBy', 'parted')) return 0
  for (let at = 0; at < tokens.length; at++) {
    const halved = particleEnd(sentence, at, 'halved')
    const ends =
      tokens[halved] === undefined || tokens[halved].kind === 'break' || isAt(sentence, halved, 'with')
    if (halved > at && (at >= figure.end ? ends : isOfOther(sentence, at, halved))) return 2
    if (at >= figure.end && isParticle(sentence, at, 'covered') && hasAny(sentence, 'percent')) return 1
    const sharers = at >= figure.end ? sharersAt(sentence, at) : 0
    if (sharers > 0) return sharers
    const parted = particleEnd(sentence, at, 'parted')
    const isRightBefore =
      parted === figure.start || (parted === figure.start - 1 && isAt(sentence, parted, 'one'))
    // 'A medias con Juli el super 20000'; 'a medias con Juli, mi mitad 10000' is what was paid.
    const isFirst = tokens.slice(0, at).every(({ kind }) => kind !== 'number')
    const isOne = tokens.slice(parted, figure.start).every(({ kind }) => kind !== 'break')
    const isWith = isFirst && isOne && isAt(sentence, parted - 1, 'with')
    if (parted > at && (at >= figure.end || isRightBefore || isWith)) return 1
  }
  return 0
}

/** 'coloc paye la moitié du wifi 30': who pays half of what follows is named, and not the writer. */
function isOfOther(sentence: Sentence, verb: number, end: number): boolean {
  const who = before(sentence, verb)
  const isNamed = sentence.tokens[who]?.kind === 'word' && isAt(sentence, who, 'kind', 'family', 'stranger')
  return isAt(sentence, end, 'of') && (isNamed || isName(sentence, who) || memberAt(sentence, who) !== null)
}

/** 'trois fois 15 euros de ciné', and no 'payé en 3 fois 15': how many times a price was paid; 0 where that is not said. */
function timesBefore(sentence: Sentence, { start }: Figure): number {
  const { tokens } = sentence
  const times = start - 1
  if (!isParticle(sentence, times, 'times', 'timesBefore') || !isAt(sentence, times, 'measure')) return 0
  const lead = before(sentence, times - 1)
  if (isAt(sentence, lead, 'preposition', 'with', 'spend')) return 0
  return tokens[times - 1]?.kind === 'number'
    ? Number(keyAt(tokens, times - 1))
    : Number(senseAt(sentence, times - 1, 'number')?.value ?? 0)
}

/** 'en 12 cuotas de 50000': how many such parts there are. */
function instalmentsBefore(sentence: Sentence, figure: Figure): number {
  let at = before(sentence, figure.start)
  if (!isAt(sentence, at, 'of')) return 0
  at = before(sentence, at)
  if (!isAt(sentence, at, 'instalments') && sentence.tokens[at]?.key !== 'x') return 0
  const number = sentence.tokens[at - 1]
  return number?.kind === 'number' ? Number(number.key) : 0
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
