import { notExpense } from '../expenses/reason.ts'
import { type Meaning, type NotExpense, onlyItem } from '../meaning.ts'
import { skipAll } from '../words/edges.ts'
import { isParticleBefore, particleEnd } from '../words/particle.ts'
import { isAsked, numbersIn, type Sentence, textOf } from '../words/sentence.ts'

/**
 * Reads what was told together with the request not to record it: 'The train was 46 but work pays, so don't count
 * that', "le resto c'était 60 mais c'est ma mère qui a payé, note rien". Null for all other messages.
 */
export function readNotToNote(sentence: Sentence, readPart: (text: string) => Meaning): NotExpense | null {
  const { tokens } = sentence
  const at = tokens.findLastIndex((_, each) => particleEnd(sentence, each, 'notToNote') > each)
  if (at < 1 || skipAll(sentence, particleEnd(sentence, at, 'notToNote'), 'filler') < tokens.length)
    return null
  if (isAsked(sentence) || numbersIn(sentence, { start: 0, end: at }) === 0) return null
  const told = readPart(textOf(sentence, 0, at))
  // In 'coffee 4, lunch 12 don't count it' only the last one may be meant.
  const isOne = told.kind === 'not_expense' || told.kind === 'correction' || onlyItem(told) !== null
  return prices.has(told.kind) && (isOne || isParticleBefore(sentence, at, 'concludes'))
    ? { ...notExpense('negation'), ofLast: false }
    : null
}

/** What a message may be that tells a price. */
const prices: ReadonlySet<Meaning['kind']> = new Set(['expenses', 'ambiguous', 'correction', 'not_expense'])
