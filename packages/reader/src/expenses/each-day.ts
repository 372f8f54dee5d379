import type { Day } from '../days/day.ts'
import type { Ambiguous, Expenses } from '../meaning.ts'
import type { Scan } from '../message/scan.ts'
import { skipAll } from '../words/edges.ts'
import { isParticle } from '../words/particle.ts'
import { before, hasAny, isAt, type Sentence } from '../words/sentence.ts'
import { ambiguous } from './ambiguous.ts'
import { isDayOfOtherThing } from './spending-days.ts'

/**
 * Returns the question whether one price was paid on each of the listed days or only once: 'Café 3,50 segunda, terça e
 * quarta' (Monday, Tuesday and Wednesday), 'lunch 12 yesterday and today'. Null for all other expenses, and for
 * travel, where several nights have one price.
 */
export function eachOfDays(scan: Scan, { items: [item, ...others] }: Expenses): Ambiguous | null {
  const { sentence, figures, days } = scan
  if (days.length < 2 || others.length > 0 || figures.length !== 1 || item.categoryKind === 'travel')
    return null
  if (
    hasAny(sentence, 'total', 'each', 'not', 'oops') ||
    days.some((day) => isDayOfOtherThing(sentence, day))
  )
    return null
  const [first] = days
  if (first === undefined || !isRow(sentence, days)) return null
  const once = { ...item, date: first.date }
  return ambiguous('each', [days.map(({ date }) => ({ ...item, date })), [once]])
}

/** Whether the days form a list that ends a clause or heads the message; a list of two needs 'and' between them. */
function isRow(sentence: Sentence, days: readonly Day[]): boolean {
  const [first, last] = [days[0], days.at(-1)]
  if (first === undefined || last === undefined || first === last) return false
  const next = sentence.tokens[last.end]
  const isLast = (next?.kind ?? 'break') === 'break' && next?.key !== ':'
  const isHead = skipAll(sentence, 0, 'dayBefore', 'article') >= first.start
  const isVerbNext = isAt(sentence, last.end, 'spend', 'pronoun', 'consume')
  const and = sentence.tokens.findIndex(
    (_, at) => at >= first.end && at < last.end && isAt(sentence, at, 'and'),
  )
  if (!(isLast || (isHead && !isVerbNext)) || (and < 0 && days.length < 3)) return false
  if (isParticle(sentence, first.start - 1, 'between', 'daysFrom')) return false
  return days.every((day, at) => isNext(sentence, days[at - 1], day))
}

/**
 * Whether a day is not in the future, is given by name, differs from the previous day, and only joining words or
 * punctuation stand between the two.
 */
function isNext(sentence: Sentence, last: Day | undefined, day: Day): boolean {
  const isNamed = sentence.tokens
    .slice(day.start, day.end)
    .every(({ kind }, at) => kind === 'word' && !isAt(sentence, day.start + at, 'month', 'past'))
  if (day.future || !isNamed || isAt(sentence, day.start - 1, 'of')) return false
  if (last === undefined) return true
  if (isParticle(sentence, day.start, 'until', 'untilInRange') || day.date === last.date) return false
  let at = day.start
  while (at > last.end && isBetween(sentence, before(sentence, at))) at = before(sentence, at)
  return at <= last.end
}

function isBetween(sentence: Sentence, at: number): boolean {
  const isJoint = sentence.tokens[at]?.kind === 'break' || isAt(sentence, at, 'and', 'article', 'dayBefore')
  return isJoint && !isParticle(sentence, at, 'until', 'untilInRange')
}
