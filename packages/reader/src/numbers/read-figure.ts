import { after, before, isAt, type Sentence } from '../words/sentence.ts'
import { readArithmetic } from './arithmetic.ts'
import { type Figure, join } from './figure.ts'
import { isNaming } from './not-money/naming.ts'
import { slashedPrices } from './slashed-prices.ts'
import { isBetween, readTerm } from './term.ts'

/** Reads the amount that starts at a token, with sign, unit and cents, or a range, sum or product. */
export function readFigure(sentence: Sentence, at: number): Figure | null {
  const first = readTerm(sentence, at)
  return first === null
    ? null
    : (readBetween(sentence, first) ??
        readEither(sentence, first) ??
        readSlashed(sentence, first) ??
        readArithmetic(sentence, first))
}

/** Reads a range in words: 'between 60 and 70', 'entre 30 y 40'. */
function readBetween(sentence: Sentence, from: Figure): Figure | null {
  if (!isBetween(sentence, from) || !isAt(sentence, from.end, 'and')) return null
  const to = readTerm(sentence, after(sentence, from.end))
  const [low = 0, high = 0] = [from.readings[0], to?.readings[0]]
  if (to === null || low >= high) return null
  const end = isAt(sentence, to.end, 'timeAfter') ? after(sentence, to.end) : to.end
  return { ...join(from, to, [low, high]), end, firm: from.firm || to.firm }
}

/**
 * Reads two round numbers side by side of which the writer is not sure: '30 40 soles más o menos', '15 20 mil aprox'.
 */
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

/** Reads two prices with a slash, either of which may be meant: 'cerrajero 80/120'. */
function readSlashed(sentence: Sentence, from: Figure): Figure | null {
  const either = slashedPrices(sentence, from.start)
  return either === null ? null : { ...join(from, from, either), end: from.start + 3 }
}
