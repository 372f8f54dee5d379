import { before, isAt, type Sentence } from '../../words/sentence.ts'
import { keyAt } from '../../words/text.ts'
import type { Figure } from '../figure.ts'
import type { Numeral } from '../numeral.ts'

/**
 * Whether the token is an 'e' glued to a number, which may be the euro or make a French ordinal: 'pizza 12e', 'au 6e
 * étage'.
 */
function isGluedE({ tokens }: Sentence, at: number): boolean {
  return tokens[at]?.key === 'e' && tokens[at].glued && /^\d\d?$/.test(keyAt(tokens, at - 1))
}

/**
 * Whether the 'e' after a number makes an ordinal: 'lait 2e âge 23,50'. It is the euro if no other number can be the
 * price, at the end of a clause that begins with a count ('2 churros 6e'), or, if the writer puts it before cents, at the
 * end of a clause ('pain 1e20, bière 6e') or between two things ('jus 2e chips 1e50').
 */
export function isOrdinal(sentence: Sentence, { start, raw, numberEnd }: Figure): boolean {
  if (raw === null || !isGluedE(sentence, numberEnd) || !hasOtherPrice(sentence, numberEnd - 1)) return false
  const isEuro = writesCentsBehindE(sentence)
  const ends = endsClause(sentence, numberEnd + 1) && (isEuro || isBehindCount(sentence, start))
  const isPriced = ends || (isEuro && isBetweenThings(sentence, start, numberEnd + 1))
  return !isPriced || isLed(sentence, numberEnd)
}

/**
 * Whether an ordinal follows an article, so that no cents belong to it unless they are glued to it: 'taxi dans le 6e
 * 14', 'livres pour la 5e 32'.
 */
export function isLedOrdinal(sentence: Sentence, at: number): boolean {
  return isGluedE(sentence, at) && isLed(sentence, at) && sentence.tokens[at + 1]?.glued !== true
}

/**
 * Whether a number may be an ordinal before a price instead of euros before their cents: 'coiffeur 6e 25' (school
 * year), 'resto Paris 11e 38' (district).
 */
export function mayBeOrdinal(sentence: Sentence, at: number, { start, raw }: Numeral): boolean {
  const isApart = start === at + 1 && sentence.tokens[start]?.glued !== true
  // '50' is by far the most common ending of prices.
  if (raw === null || raw === '50' || !isApart || !isGluedE(sentence, at)) return false
  return Number(keyAt(sentence.tokens, at - 1)) <= highest
}

/** The number of districts of Paris; no school has as many years. */
const highest = 20

function isLed({ tokens }: Sentence, at: number): boolean {
  return /^(le|la|du|au)$/.test(keyAt(tokens, at - 2))
}

function hasOtherPrice(sentence: Sentence, number: number): boolean {
  const { tokens } = sentence
  const isPrice = (at: number) =>
    tokens[at]?.kind === 'number' && keyAt(tokens, at) !== '1' && tokens[at + 1]?.key !== 'e'
  return tokens.some((_, at) => at !== number && isPrice(at) && !isAt(sentence, at + 1, 'measure'))
}

/** Whether the message has an 'e' between euros and cents: '1e20'. */
function writesCentsBehindE(sentence: Sentence): boolean {
  const { tokens } = sentence
  return tokens.some(({ key, glued }, at) => glued && /^\d\d$/.test(key) && isGluedE(sentence, at - 1))
}

/** Whether the words before a number, back to punctuation or 'et', begin with a count: '3 tours de manège 5e'. */
function isBehindCount(sentence: Sentence, start: number): boolean {
  const { tokens } = sentence
  let first = start
  while (first > 0 && !isBreak(sentence, before(sentence, first))) first = before(sentence, first)
  return /^\d\d?$/.test(keyAt(tokens, first)) && tokens[first + 1]?.kind === 'word' && first + 1 < start
}

function isBetweenThings(sentence: Sentence, start: number, end: number): boolean {
  return isAt(sentence, before(sentence, start), 'kind') && isAt(sentence, end, 'kind')
}

function endsClause(sentence: Sentence, at: number): boolean {
  return sentence.tokens[at] === undefined || isBreak(sentence, at)
}

function isBreak(sentence: Sentence, at: number): boolean {
  return sentence.tokens[at]?.kind === 'break' || isAt(sentence, at, 'and', 'plus')
}
