import { type Ambiguous, type Meaning, onlyTold } from '../../meaning.ts'
import { onlyReading } from '../../numbers/figure.ts'
import { readFigure } from '../../numbers/read-figure.ts'
import { endBefore, endsClauseAt, skipAll } from '../../words/edges.ts'
import { particleEnd, phraseStart } from '../../words/particle.ts'
import {
  after,
  isAsked,
  isAt,
  isNumberAt,
  numbersIn,
  type Sentence,
  type Stretch,
  textOf,
} from '../../words/sentence.ts'
import { ambiguousAmount } from '../ambiguous.ts'

/**
 * Reads one expense followed by a clause that something of it went back to the shop, and its price: 'súper 320, devolví
 * 50', 'target 82, returned 15 of it', 'zara 60 pero devolví un top de 25'. Returns the question whether to book the rest
 * or all of it; null for all other messages.
 */
export function readPartReturned(sentence: Sentence, readPart: (text: string) => Meaning): Ambiguous | null {
  if (isAsked(sentence)) return null
  const clause = returnClause(sentence)
  if (clause === null || numbersIn(sentence, clause) !== 1) return null
  const back = amountIn(sentence, clause)
  if (back === undefined) return null
  const item = onlyTold(readPart(textOf(sentence, 0, endBefore(sentence, clause.joined))))
  return item === null || back >= item.amount ? null : ambiguousAmount(item, item.amount - back)
}

/** A clause from behind its verb on; `joined` is where the words that join it to the clause before it begin. */
interface ReturnClause extends Stretch {
  readonly joined: number
}

/** Returns the last clause of a message if it begins by saying that the writer returned something; else null. */
function returnClause(sentence: Sentence): ReturnClause | null {
  const { tokens } = sentence
  const verb = phraseStart(sentence, 'returnedThing', 1)
  let joined = verb
  while (isJoining(sentence, joined - 1, verb)) joined--
  const isApart = /^(break|number)$/.test(tokens[joined - 1]?.kind ?? '')
  // 'Donné 50, rendu 20' is change.
  if (verb < 0 || !isApart || particleEnd(sentence, verb, 'gaveBack') > verb) return null
  return { joined, start: particleEnd(sentence, verb, 'returnedThing'), end: tokens.length }
}

/** Whether a token may stand between a clause and the verb of the next one. 'But returned' may be one phrase. */
function isJoining(sentence: Sentence, at: number, verb: number): boolean {
  return isAt(sentence, at, 'and', 'but', 'filler', 'me') || (at >= 0 && after(sentence, at) > verb)
}

/**
 * Returns the only number of a clause as an amount; undefined if it counts something ('devolví 2 camisetas') or the money
 * went to somebody ('devolví 20 a Léa').
 */
function amountIn(sentence: Sentence, { start, end }: Stretch): number | undefined {
  let at = start
  while (at < end && !isNumberAt(sentence, at)) at = after(sentence, at)
  const figure = readFigure(sentence, at)
  const behind = figure === null ? end : skipAll(sentence, figure.end, 'currency', 'filler', 'quote')
  const isAlone = endsClauseAt(sentence, behind) || particleEnd(sentence, behind, 'ofIt') > behind
  return isAlone ? onlyReading(figure) : undefined
}
