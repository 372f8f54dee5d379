import { chunksOf } from '../message/chunk.ts'
import { isContentAt } from '../message/content.ts'
import { isGluedToThing, isPricedToo, isSeries } from '../message/count-or-name.ts'
import type { Scan } from '../message/scan.ts'
import { isPieces } from '../numbers/counts/pieces.ts'
import { amountOf, type Figure, isCertain, isToTheCent } from '../numbers/figure.ts'
import { looksPlural } from '../words/forms.ts'
import { isParticle, particleEnd } from '../words/particle.ts'
import { after, before, has, isAt, type Sentence } from '../words/sentence.ts'

/** Leaves out the numbers that count or name things whose price comes later: 'dos entradas, 48 euros'. */
export function leaveOutCounts(scan: Scan): Scan {
  const figures = scan.figures.filter((figure, index) => {
    const isOther = isTableFor(scan, figure) || claimUnitPrice(scan, figure) || isCountAlone(scan, figure)
    if (!isOther && !isCountBeside(scan, figure, index)) return true
    scan.claims.fill('number', figure.start, figure.end)
    return false
  })
  return figures.length === scan.figures.length ? scan : { ...scan, figures }
}

/** Whether a figure counts pieces whose price is told by another one. */
function isCountBeside(scan: Scan, figure: Figure, index: number): boolean {
  const { sentence, figures } = scan
  if (figures.length < 2 || !countsPieces(scan, figure)) return false
  const later = figures.slice(index + 1)
  const each = figures.some((other) => other !== figure && isAt(sentence, other.end, 'each'))
  if (each) return !isSeries(scan)
  const priced = later.some((other) => !countsPieces(scan, other) && isPriceOf(scan, figure, other))
  return priced && !isSeries(scan) && !isPricedToo(sentence, figure, later[0])
}

/**
 * Whether the only number is a word directly before pieces, and nothing tells a price: 'Two bus passes', 'deux billets
 * de train'.
 */
function isCountAlone(scan: Scan, figure: Figure): boolean {
  const { sentence, figures } = scan
  const { start, end, raw, readings } = figure
  if (figures.length > 1 || raw !== null || !readings.every((each) => each > 100 && each <= mostPieces))
    return false
  const isFirst = sentence.tokens.slice(0, start).every((_, at) => isAt(sentence, at, 'filler', 'greeting'))
  const isOfThings = isAt(sentence, start, 'number') && isAt(sentence, end, 'kind')
  // 'Ten on the horses' and 'five groceries' are amounts.
  const isOther = isParticle(sentence, end, 'kindOfSpending') || isParticle(sentence, end, 'on')
  const isMore = has(sentence, { start: end, end: sentence.tokens.length }, 'article', 'spend', 'cost')
  return isFirst && isOfThings && !isOther && !isMore && countsPieces(scan, figure)
}

/** The most pieces whose number people write as a word, in hundredths. */
const mostPieces = 1200

/**
 * Whether a number counts people at a time of day ('resto samedi 20h pour 6') or pieces that nothing is paid for
 * ('broke after 200 cups').
 */
function isTableFor({ sentence, claims }: Scan, { start, end, raw }: Figure): boolean {
  if (!/^\d+$/.test(raw ?? '') || isAt(sentence, end, 'currency', 'coin')) return false
  if (isParticle(sentence, start - 1, 'for')) return claims.includes('time') && raw !== null && raw.length < 3
  return isParticle(sentence, start - 1, 'beforeOrAfter') && isPieces(sentence, end)
}

/** Claims the words for a unit behind a figure, and returns whether it is a price beside what was paid: '75,60 à 1,89 le litre'. */
function claimUnitPrice(scan: Scan, figure: Figure): boolean {
  const { sentence, figures, claims } = scan
  const { start, end } = figure
  if (figures.length < 2) return false
  const at = before(sentence, start)
  const poured =
    isAt(sentence, at, 'rate') && isAt(sentence, before(sentence, at), 'fuel') && isToTheCent(figure)
  if (poured && figures.some(({ readings: [other = 0] }) => other > 5 * amountOf(figure))) return true
  const unit = particleEnd(sentence, end, 'perUnit')
  claims.fill('number', end, unit)
  return unit > end && !isOfAnother(scan, figure)
}

/**
 * Whether each price stands in its own clause after a known thing, so that a unit price is that of its own thing: 'pan
 * 2.300 y palta 4.990 el kilo'.
 */
function isOfAnother(scan: Scan, figure: Figure): boolean {
  const { sentence, figures } = scan
  const priced = chunksOf(scan).filter((chunk) => chunk.figures.length > 0)
  const isPriced = priced.every((chunk) => {
    const [own, ...others] = chunk.figures
    return (
      own !== undefined &&
      others.length === 0 &&
      has(sentence, { start: chunk.start, end: own.start }, 'kind')
    )
  })
  return isPriced && figures.length > 1 && priced.some((chunk) => chunk.figures.includes(figure))
}

/**
 * Whether a price belongs to a count on the same line: nothing separates them, it stands alone, or it is too large to
 * be one of several.
 */
function isPriceOf({ sentence }: Scan, count: Figure, price: Figure): boolean {
  const between = sentence.tokens.slice(count.end, price.start)
  if (between.some((token) => token.key === '\n')) return false
  const apart = between.some((token) => token.kind === 'break')
  return !apart || isLone(sentence, price) || amountOf(price) >= 8 * amountOf(count)
}

/** Whether a price is certain and stands alone between two punctuation marks: '3 walks, $60'. */
function isLone(sentence: Sentence, price: Figure): boolean {
  const { tokens } = sentence
  const last = tokens[price.end]
  const ends = last === undefined || last.kind === 'break' || isParticle(sentence, price.end, 'at')
  return isCertain(price) && tokens[price.start - 1]?.key === ',' && ends
}

/**
 * Whether a small bare number counts: before pieces, with at most one word between ('2 movie tickets'), or after
 * 'para'.
 */
function countsPieces(scan: Scan, figure: Figure): boolean {
  const { sentence } = scan
  const value = amountOf(figure) / 100
  if (figure.firm || figure.readings.length > 1 || !Number.isInteger(value) || value < 1 || value > 30)
    return false
  if (isGluedToThing(sentence, figure)) return false
  if (value === 1) return figure.raw === '1' && isAt(sentence, figure.end, 'countable')
  if (isPieces(sentence, figure.end) || isNamedPieces(sentence, figure.end)) return true
  if (isPlural(sentence, figure.end) || isForMany(sentence, figure)) return true
  // 'Açúcar 26 maçã 6,25' has two prices: a thing in the singular is counted up to a dozen, unless nothing is before it.
  const isCounted =
    value <= 12 || figure.start === 0 || !isAt(sentence, before(sentence, figure.start), 'kind')
  if (sentence.language === 'pt' && isAt(sentence, figure.end, 'countable') && isCounted) return true
  return isContentAt(scan, figure.end) && isPieces(sentence, after(sentence, figure.end))
}

/** Whether a plural stands at a token that the word books know as nothing but a thing, if at all: '2 muzzas'. */
function isPlural({ tokens, marks }: Sentence, at: number): boolean {
  const isThing = marks[at]?.senses.every(({ type }) => type === 'statement' || type === 'kind') ?? true
  return tokens[at]?.kind === 'word' && isThing && looksPlural(tokens[at].key)
}

/** Whether a figure tells how many people something was for, before its price: 'entradas para 4, 356 pesos'. */
function isForMany(sentence: Sentence, { start, end }: Figure): boolean {
  const [mark, next] = sentence.tokens.slice(end, end + 2)
  const priced = mark?.kind === 'break' && (next?.kind === 'number' || isAt(sentence, end + 1, 'currency'))
  const told = priced || isAt(sentence, end, 'cost')
  return told && isParticle(sentence, start - 1, 'for')
}

/** Whether a plural thing at a token has several words in a word book: 'movie tickets', 'train tickets'. */
function isNamedPieces(sentence: Sentence, at: number): boolean {
  const end = after(sentence, at)
  return end > at + 1 && isAt(sentence, at, 'kind') && sentence.tokens[end - 1]?.key.endsWith('s') === true
}
