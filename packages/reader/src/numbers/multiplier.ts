import { isParticle } from '../words/particle.ts'
import { after, isAt, type Sentence, senseAt } from '../words/sentence.ts'
import { keyAt } from '../words/text.ts'
import { type Accumulator, one } from './accumulator.ts'
import { asDecimals, isSingleGroup } from './digits.ts'
import { scaledTailAt } from './scaled-tail.ts'
import { suffixAt } from './unit.ts'

/** Reads a spoken decimal point before a multiplier: 'one point two k', 'dos coma cinco millones'. */
export function readPoint(sentence: Sentence, sum: Accumulator): void {
  const base = sum.current?.[0]
  if (base === undefined || sum.total > 0 || base % one !== 0) return
  const tail = scaledTailAt(sentence, sum.at)
  if (tail === null) return
  sum.current = [base * tail.factor + tail.value]
  sum.at = tail.end
  sum.parts++
  sum.scaled = true
}

/** Applies a multiplier at the current token: 'mil', 'k', 'millones'; false if it is not part of the number. */
export function multiply(sentence: Sentence, sum: Accumulator, factor: number): boolean {
  if (factor === 100) return multiplyHundred(sentence, sum)
  if (factor === 1_000_000 && sum.scale === 1000 && sum.current === null) {
    sum.total *= factor
  } else if (factor >= sum.scale || (sum.current === null && sum.parts > 0)) {
    return false
  } else {
    if (sum.current === null && !standsAlone(sentence, sum.at)) return false
    const base = sum.current ?? [one]
    const wider =
      sum.raw !== null && sum.parts === 1 && isSingleGroup(sum.raw) ? [...base, asDecimals(sum.raw)] : base
    if (wider.length > 1) {
      sum.current = wider.map((value) => value * factor)
      sum.at = after(sentence, sum.at)
      sum.scaled = true
      sum.scale = 0
      return true
    }
    sum.total += (wider[0] ?? 0) * factor
    sum.current = null
  }
  sum.scale = factor
  sum.scaled = true
  sum.at = after(sentence, sum.at)
  return true
}

/**
 * Whether a multiplier counts without a number before it: 'mil' and 'mille' do; 'lucas', 'grand' and words of other
 * languages do not.
 */
function standsAlone(sentence: Sentence, at: number): boolean {
  const key = keyAt(sentence.tokens, at)
  const { language } = senseAt(sentence, at, 'times') ?? {}
  if (key === 'millon') return isAt(sentence, after(sentence, at), 'number')
  if (language !== sentence.language)
    return language === senseAt(sentence, after(sentence, at), 'number')?.language
  return !key.endsWith('s') && key.length > 2 && sentence.language !== 'en'
}

function multiplyHundred(sentence: Sentence, sum: Accumulator): boolean {
  if (sum.current === null && !isOneHundred(sentence, sum.at)) return false
  const base = sum.current === null ? one : sum.current[0]
  if (base === undefined || base > 99 * one || base % one !== 0 || isFrenchCent(sentence, sum.at, base))
    return false
  if (sum.current === null && sum.scale < 1000) return false
  sum.current = [base * 100]
  sum.raw = null
  sum.at = after(sentence, sum.at)
  return true
}

/** Whether a hundred without a number before it is exactly one: not in Spanish, 'hundreds' or 'a few hundred'. */
function isOneHundred(sentence: Sentence, at: number): boolean {
  const isVague = keyAt(sentence.tokens, at).endsWith('s') || isParticle(sentence, at - 1, 'several')
  return sentence.language !== 'es' && !isVague
}

/**
 * Whether 'cents' are hundredths of a euro and not hundreds: 'nonante-neuf cents', as nobody counts more than sixteen
 * hundreds.
 */
function isFrenchCent(sentence: Sentence, at: number, base: number): boolean {
  const plural = sentence.language === 'fr' && sentence.tokens[at]?.key === 'cents'
  return plural && base > 16 * one && suffixAt(sentence, at + 1) === null
}
