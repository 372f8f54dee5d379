import { resolveCurrency } from '../currency.ts'
import { isParticle } from '../words/particle.ts'
import { after, type Sentence, senseAt } from '../words/sentence.ts'
import { readCents } from './cents/cents.ts'
import { readHalfCoin, readOneCoin } from './cents/one-coin.ts'
import { amountOf, type Figure } from './figure.ts'
import { partAt } from './half.ts'
import { readNumeral } from './numeral.ts'
import { prefixAt, suffixAt } from './unit.ts'

/** Reads one number with what belongs to it: sign, unit, cents. */
export function readTerm(sentence: Sentence, at: number): Figure | null {
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

/** Whether a minus belongs to the number: it does in '-500', not in a list ('- 500') or a range ('1-500'). */
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

/** Reads an amount in a minor unit: '50 centavos', '99p'. */
function readMinor(sentence: Sentence, figure: Figure): Figure | null {
  const sense = senseAt(sentence, figure.numberEnd, 'minor')
  const value = amountOf(figure)
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

/** Reads a half after the unit: 'trois euros et demi'. */
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

/** Includes a final dash that means no cents: '$500.-', '12,-'. */
function trimDashes(sentence: Sentence, figure: Figure): Figure {
  const [point, dash] = sentence.tokens.slice(figure.end, figure.end + 2)
  const isDash = (point?.key === '.' || point?.key === ',') && point.glued && dash?.key === '-' && dash.glued
  return isDash ? { ...figure, end: figure.end + 2, firm: true } : figure
}

/** Whether a figure begins a range in words: 'between 60', 'entre 30'. */
export function isBetween(sentence: Sentence, { start }: Figure): boolean {
  return isParticle(sentence, start - 1, 'between')
}
