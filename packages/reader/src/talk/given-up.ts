import { notExpense } from '../expenses/reason.ts'
import { type Meaning, type NotExpense, onlyTold } from '../meaning.ts'
import { endsClauseAt } from '../words/edges.ts'
import { particleEnd } from '../words/particle.ts'
import { before, isAsked, isAt, numbersIn, type Sentence, textOf } from '../words/sentence.ts'

/**
 * Reads a purchase that the message itself takes back, and perhaps why, as none: 'Café 3000, olvidalo', 'parking 8,
 * never mind, Tom already put it in', 'pizza 20, je rigole'. Null for all other messages.
 */
export function readGivenUp(sentence: Sentence, readPart: (text: string) => Meaning): NotExpense | null {
  const { tokens } = sentence
  const phrase = tokens.findIndex((_, at) => at > 0 && givesUpAt(sentence, at))
  const cut = lead(sentence, phrase)
  // 'Sunglasses 25, polarised (joke)' only comments.
  const isApart = /^(break|number)$/.test(tokens[cut - 1]?.kind ?? '') && tokens[cut - 1]?.key !== '('
  if (phrase < 0 || !isApart || isAsked(sentence)) return null
  const isTold = numbersIn(sentence, { start: 0, end: cut }) > 0
  // 'Pizza 20, scratch that, 22' goes on with the right price.
  const isCorrected = numbersIn(sentence, { start: cut, end: tokens.length }) > 0
  if (!isTold || isCorrected) return null
  return onlyTold(readPart(textOf(sentence, 0, cut))) === null
    ? null
    : { ...notExpense('negation'), ofLast: false }
}

/** Whether words that take back what was told end a clause. */
function givesUpAt(sentence: Sentence, at: number): boolean {
  return (['dropsIt', 'joke'] as const).some((type) => {
    const end = particleEnd(sentence, at, type)
    return end > at && endsClauseAt(sentence, end)
  })
}

/** Where the words right before a token that only lead up to it begin: 'oh no,'. */
function lead(sentence: Sentence, phrase: number): number {
  let at = phrase
  while (at > 0 && isAt(sentence, before(sentence, at), 'filler', 'oops', 'not')) at = before(sentence, at)
  return at
}
