import type { Expenses, Meaning } from '../../meaning.ts'
import { particleEnd, phraseStart } from '../../words/particle.ts'
import { allOf, before, has, isAsked, isAt, numbersIn, type Sentence, textOf } from '../../words/sentence.ts'

/**
 * Reads a payment in part without when the rest of it will be paid: 'Le dejé 1000 de anticipo y el resto se lo pago el
 * viernes', 'paid the carpenter 200 and the rest is for Friday'. Null for all other messages.
 */
export function readRestLater(sentence: Sentence, readPart: (text: string) => Meaning): Expenses | null {
  const rest = phraseStart(sentence, 'theRest', 1)
  if (rest < 1 || isAsked(sentence)) return null
  const isJoined = isAt(sentence, rest, 'and') || isAt(sentence, before(sentence, rest), 'and', 'but')
  const end = isAt(sentence, before(sentence, rest), 'and', 'but') ? before(sentence, rest) : rest
  const behind = { start: particleEnd(sentence, rest, 'theRest'), end: sentence.tokens.length }
  const isDated = has(sentence, behind, 'day', 'weekday', 'month')
  const isBefore = numbersIn(sentence, { start: 0, end: rest }) === numbersIn(sentence, allOf(sentence))
  if (!isJoined || !isDated || !isBefore) return null
  const paid = readPart(textOf(sentence, 0, end))
  return paid.kind === 'expenses' && paid.sure ? paid : null
}
