import type { Expenses, Meaning } from '../meaning.ts'
import { clauseStart, endsAt, endsClauseAt } from '../words/edges.ts'
import { memberAt } from '../words/member-names.ts'
import { mayHaveParticle, particleEnd, phraseStart } from '../words/particle.ts'
import {
  after,
  before,
  has,
  isAt,
  isNumberAt,
  numbersIn,
  type Sentence,
  type Stretch,
  textOf,
} from '../words/sentence.ts'
import { keyAt } from '../words/text.ts'

/**
 * Reads expenses without what somebody is asked to do in the clause behind them: 'Aldi 43, Mark can you get the kids?',
 * 'carrefour 43,20, tu peux prendre du pain ?'. Null for all other messages.
 */
export function readBeforeRequest(sentence: Sentence, readPart: (text: string) => Meaning): Expenses | null {
  const { tokens } = sentence
  const at = phraseStart(sentence, 'wouldYou', 1)
  if (at < 0) return null
  const verb = particleEnd(sentence, at, 'wouldYou')
  const clause = clauseStart(sentence, at)
  const request = { start: verb, end: tokens.length }
  // 'Coffee 3, can you delete the milk', 'shoes 40, can you pay them', 'can you pay me half', 'tu peux les payer ?'.
  const isAboutLedger =
    isAt(sentence, verb, 'article') ||
    has(
      sentence,
      request,
      'delete',
      'undo',
      'change',
      'record',
      'show',
      'howMuch',
      'left',
      'total',
      'target',
    ) ||
    mayHaveParticle(sentence, 'theHalf', 'back', 'splitIt')
  const isLast = isWithoutAmount(sentence, request) && endsAt(sentence, endOfClause(sentence, verb))
  if (isAboutLedger || !isLast || verb >= tokens.length || !isCalling(sentence, clause, at)) return null
  const end = tokens[clause - 1]?.kind === 'break' ? clause - 1 : clause
  if (numbersIn(sentence, { start: 0, end }) === 0) return null
  const bought = readPart(textOf(sentence, 0, end))
  return bought.kind === 'expenses' && bought.sure ? bought : null
}

/**
 * Reads expenses or a budget without the request to record them at the end: 'No more than 150 a month on clothes can you
 * set that up for me', 'dentiste 60 tu peux le noter'. Null for all other messages.
 */
export function readBeforeNoteIt(sentence: Sentence, readPart: (text: string) => Meaning): Meaning | null {
  const at = phraseStart(sentence, 'noteIt', 1)
  if (at < 1 || !endsAt(sentence, particleEnd(sentence, at, 'noteIt'))) return null
  if (numbersIn(sentence, { start: 0, end: at }) === 0) return null
  const told = readPart(textOf(sentence, 0, at))
  const isSet = told.kind === 'budget' && told.ask === 'set'
  return (isSet || told.kind === 'expenses') && told.sure ? told : null
}

/** Whether the only numbers of a stretch are those of a time of day: 'at 5', 'à 17h', 'vers 16h30'. */
function isWithoutAmount(sentence: Sentence, { start, end }: Stretch): boolean {
  for (let at = start; at < end; at = after(sentence, at)) {
    const isLed = isAt(sentence, before(sentence, at), 'timeBefore', 'rate')
    const isHour = Number(keyAt(sentence.tokens, at)) < 24 && (isLed || isAt(sentence, at + 1, 'timeAfter'))
    const isMinute = isAt(sentence, before(sentence, at), 'timeAfter')
    if (isNumberAt(sentence, at) && !isHour && !isMinute) return false
  }
  return true
}

/** Whether at most a name, after fillers, stands between two tokens: 'Mark can you', 'ok love, can you'. */
function isCalling(sentence: Sentence, start: number, end: number): boolean {
  let at = start
  while (at < end && isAt(sentence, at, 'filler', 'and')) at = after(sentence, at)
  const isCalled =
    sentence.marks[at] === null || memberAt(sentence, at) !== null || isAt(sentence, at, 'family')
  return at >= end || (isCalled && after(sentence, at) === end)
}

function endOfClause(sentence: Sentence, from: number): number {
  let at = from
  while (!endsClauseAt(sentence, at)) at++
  return at
}
