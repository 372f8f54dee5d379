import { ambiguous } from '../expenses/ambiguous.ts'
import { notExpense } from '../expenses/reason.ts'
import { type Ambiguous, type Meaning, type NotExpense, onlyTold } from '../meaning.ts'
import { endsAt, endsClauseAt } from '../words/edges.ts'
import { particleEnd } from '../words/particle.ts'
import { before, isAsked, isAt, numbersIn, type Sentence, textOf } from '../words/sentence.ts'

/**
 * Reads a purchase that the message itself takes back as none if it says why or calls it a joke ('parking 8, never mind,
 * Tom already put it in', 'pizza 20, je rigole'); otherwise as one to be asked about ('café 3000, olvidalo'). Null for all
 * other messages.
 */
export function readGivenUp(
  sentence: Sentence,
  readPart: (text: string) => Meaning,
): Ambiguous | NotExpense | null {
  const { tokens } = sentence
  const phrase = tokens.findIndex((_, at) => at > 0 && endOfDropping(sentence, at) > at)
  const cut = lead(sentence, phrase)
  // 'Sunglasses 25, polarised (joke)' only comments.
  const isApart = /^(break|number)$/.test(tokens[cut - 1]?.kind ?? '') && tokens[cut - 1]?.key !== '('
  if (phrase < 0 || !isApart || isAsked(sentence)) return null
  const isTold = numbersIn(sentence, { start: 0, end: cut }) > 0
  // 'Pizza 20, scratch that, 22' goes on with the right price.
  const isCorrected = numbersIn(sentence, { start: cut, end: tokens.length }) > 0
  const item = isTold && !isCorrected ? onlyTold(readPart(textOf(sentence, 0, cut))) : null
  if (item === null) return null
  const isBare =
    particleEnd(sentence, phrase, 'joke') === phrase && endsAt(sentence, endOfDropping(sentence, phrase))
  return isBare ? ambiguous('intent', [[item]]) : { ...notExpense('negation'), ofLast: false }
}

/** The index after words that take back what was told and end a clause; the token itself for none. */
function endOfDropping(sentence: Sentence, at: number): number {
  const ends = (['dropsIt', 'joke'] as const).map((type) => particleEnd(sentence, at, type))
  return Math.max(at, ...ends.filter((end) => end > at && endsClauseAt(sentence, end)))
}

/** Where the words right before a token that only lead up to it begin: 'oh no,'. */
function lead(sentence: Sentence, phrase: number): number {
  let at = phrase
  while (at > 0 && isAt(sentence, before(sentence, at), 'filler', 'oops', 'not')) at = before(sentence, at)
  return at
}
