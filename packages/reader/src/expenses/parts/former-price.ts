import type { Expenses, Meaning } from '../../meaning.ts'
import { readFigure } from '../../numbers/read-figure.ts'
import { endsClauseAt } from '../../words/edges.ts'
import { isParticle, particleEnd, phraseStart } from '../../words/particle.ts'
import {
  after,
  before,
  has,
  isAsked,
  isAt,
  isNumberAt,
  numbersIn,
  type Sentence,
  type Stretch,
  textOf,
} from '../../words/sentence.ts'

/**
 * Reads an expense without what the same thing cost at another time: 'Haircut 40, last time it was 35', 'school shoes 38
 * would you believe they were 30 last year', "la dernière fois le coiffeur c'était 38 et là il m'a pris 45". Null for all
 * other messages.
 */
export function readWithFormerPrice(
  sentence: Sentence,
  readPart: (text: string) => Meaning,
): Expenses | null {
  if (isAsked(sentence)) return null
  for (const told of [...withoutFormer(sentence), ...withoutFormerBefore(sentence)]) {
    const bought = readPart(told)
    if (bought.kind === 'expenses' && bought.sure) return bought
  }
  return null
}

/**
 * Returns the text without a clause behind a price that tells a former one, and what stands before the remark between
 * both; nothing if there is no such clause.
 */
function withoutFormer(sentence: Sentence): string[] {
  const { tokens } = sentence
  const price = tokens.findIndex((_, at) => isNumberAt(sentence, at))
  for (let at = after(sentence, price); price >= 0 && at < tokens.length; at = after(sentence, at)) {
    const former = isNumberAt(sentence, at) ? formerAt(sentence, at) : null
    if (former === null || former.start <= price) continue
    const end = readFigure(sentence, price)?.end ?? after(sentence, price)
    const isOnly = numbersIn(sentence, { start: end, end: tokens.length }) === numbersIn(sentence, former)
    const rest = textOf(sentence, former.end, tokens.length)
    return [`${textOf(sentence, 0, former.start)} ${rest}`, ...(isOnly ? [textOf(sentence, 0, end)] : [])]
  }
  return []
}

/** The clause that says that the number at a token was the price at another time; null if none says so. */
function formerAt(sentence: Sentence, at: number): Stretch | null {
  const end = readFigure(sentence, at)?.end ?? after(sentence, at)
  const verb = verbBefore(sentence, at)
  if (verb < 0) return null
  let start = verb
  while (isAt(sentence, before(sentence, start), 'pronoun', 'stranger')) start = before(sentence, start)
  // 'It was 40 before the tip' tells no former price.
  const time = particleEnd(sentence, end, 'earlierTime')
  const behind = endsClauseAt(sentence, time) || isAt(sentence, time, 'and', 'but') ? time : end
  const lead = startOf(sentence, start, 'earlierTime')
  const used = particleEnd(sentence, verb, 'usedToBe') > verb
  if (behind === end && lead === start && !used) return null
  const opening = startOf(sentence, lead, 'formerLead')
  // In 'lunch was 14, dinner was 20 last week' another thing is told.
  const isPhrase = after(sentence, verb) > verb + 1
  const isOpen = isPhrase || opening < verb || start < verb || isNumberAt(sentence, before(sentence, opening))
  return isOpen || endsClauseAt(sentence, opening - 1) ? { start: opening, end: behind } : null
}

/** The verb before a price: 'It was 41', 'il était à 2,80', 'used to be about 30'; -1 if there is none. */
function verbBefore(sentence: Sentence, price: number): number {
  let at = before(sentence, price)
  while (isParticle(sentence, at, 'pricedAt', 'at') || isAt(sentence, at, 'approx', 'preposition'))
    at = before(sentence, at)
  const used = startOf(sentence, at + 1, 'usedToBe')
  if (used <= at) return used
  return isAt(sentence, at, 'was', 'cost', 'quote') || isParticle(sentence, at, 'wasPriced') ? at : -1
}

/** The start of the phrases of a type that end before a token; the token itself if there are none. */
function startOf(sentence: Sentence, end: number, type: 'earlierTime' | 'formerLead' | 'usedToBe'): number {
  for (let at = Math.max(end - 5, 0); at < end; at++) if (particleEnd(sentence, at, type) === end) return at
  return end
}

/**
 * Returns the text without a former price that is told first ('Last time the cut was 38, but now he charged 45');
 * nothing if none is.
 */
function withoutFormerBefore(sentence: Sentence): string[] {
  const { tokens } = sentence
  const time = phraseStart(sentence, 'earlierTime')
  const named = particleEnd(sentence, time, 'earlierTime')
  const price = tokens.findIndex((_, at) => at >= named && isNumberAt(sentence, at))
  if (time < 0 || price < 0 || numbersIn(sentence, { start: 0, end: time }) > 0) return []
  const verb = verbBefore(sentence, price)
  const end = readFigure(sentence, price)?.end ?? price + 1
  const now = isAt(sentence, end, 'and', 'but') ? after(sentence, end) : end + 1
  const behind = { start: now, end: tokens.length }
  const isNow = particleEnd(sentence, now, 'thisTime') > now && numbersIn(sentence, behind) > 0
  if (verb < named || !isNow || has(sentence, behind, 'kind')) return []
  let thing = verb
  while (isAt(sentence, before(sentence, thing), 'pronoun', 'stranger')) thing = before(sentence, thing)
  return has(sentence, { start: named, end: thing }, 'kind')
    ? [
        `${textOf(sentence, named, thing)} ${textOf(sentence, particleEnd(sentence, now, 'thisTime'), tokens.length)}`,
      ]
    : []
}
