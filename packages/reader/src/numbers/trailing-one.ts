import { after, isAt, isNumberAt, type Sentence, senseAt } from '../words/sentence.ts'
import { keyAt } from '../words/text.ts'
import type { Sense } from '../words/vocabulary.ts'
import { type Accumulator, one } from './accumulator.ts'
import { isOneThing, startsNewNumber } from './new-number.ts'

/** Whether French puts 'et' before a one after these tens: 'vingt et un', but 'cent un' and 'quatre-vingt-un'. */
function takesEt(sum: Accumulator): boolean {
  const tens = ((sum.current?.[0] ?? 0) / one) % 100
  return tens > 0 && tens < 80
}

/** Whether the number ends in tens, so that an article after it is a one: 'vinte e um', 'vingt et un'. */
function completesTens(sum: Accumulator): boolean {
  const base = (sum.current?.[0] ?? 0) / one
  return sum.raw === null && base >= 20 && base % 10 === 0 && base % 100 !== 10
}

/**
 * Whether dictation has written the last digit of a number as a figure, before the unit or attached to the tens:
 * 'cinquenta e 5 reais', 'ochentay5'.
 */
export function isTypedOne(sentence: Sentence, sum: Accumulator, at: number): boolean {
  const typed = /^[1-9]$/.test(keyAt(sentence.tokens, at))
  const isOne = sentence.tokens[at]?.glued === true || isAt(sentence, at + 1, 'currency', 'coin')
  return typed && completesTens(sum) && isOne
}

/** Returns the sense of a one at a token, where it can end the number. */
export function oneAt(sentence: Sentence, sum: Accumulator, at: number): Sense | undefined {
  const counts = completesTens(sum) || (sum.current === null && isLastOne(sentence, at))
  return counts ? senseAt(sentence, at, 'one') : undefined
}

/**
 * Whether an article after a number is its one. After tens it is only behind 'and', before money or at the end, so not
 * in 'veinte un café'; French also says 'cent un'.
 */
export function isOneJoined(sentence: Sentence, sum: Accumulator): boolean {
  if (oneAt(sentence, sum, sum.at) === undefined) return false
  if (startsNewNumber(sentence, (sum.current?.[0] ?? 0) / one, sum.at)) return false
  if (!completesTens(sum) || isAt(sentence, sum.at - 1, 'and')) return true
  if (sentence.language === 'fr') return !takesEt(sum) || !isOneThing(sentence, after(sentence, sum.at))
  return isLastOne(sentence, sum.at) || isAt(sentence, after(sentence, sum.at), 'times')
}

/** Whether a one ends the number: it does in 'mil e um', not in 'mil e um sorvete', nor in '11 mil y una a 13 mil'. */
export function isLastOne(sentence: Sentence, at: number): boolean {
  if (!isAt(sentence, at, 'one')) return false
  const next = after(sentence, at)
  if (isAt(sentence, next, 'rate') && isNumberAt(sentence, after(sentence, next))) return false
  return (
    sentence.tokens[next]?.kind !== 'word' ||
    isAt(sentence, next, 'preposition', 'of', 'currency', 'coin', 'pronoun')
  )
}
