import type { Day } from '../days/day.ts'
import type { Ambiguous, Expenses } from '../meaning.ts'
import type { Scan } from '../message/scan.ts'
import { isParticle } from '../words/particle.ts'
import { before, hasAny, isAt, type Sentence } from '../words/sentence.ts'
import { ambiguous } from './conclude.ts'
import { isPurpose } from './item.ts'

/**
 * 'Café 3,50 segunda, terça e quarta', 'lunch 12 yesterday and today': one thing and its price, which may have been paid on
 * each of the days that are listed. Null for all other expenses; nights away have one price.
 */
export function eachOfDays(scan: Scan, { items: [item, ...others] }: Expenses): Ambiguous | null {
  const { sentence, figures } = scan
  if (others.length > 0 || figures.length !== 1 || item.categoryKind === 'travel') return null
  const days = scan.days.filter((day) => !isPurpose(sentence, day))
  const heads = sentence.tokens[days.at(-1)?.end ?? 0]?.key === ':'
  if (days.length < 2 || days.length !== scan.days.length || heads) return null
  if (
    hasAny(sentence, 'total', 'each', 'not', 'oops') ||
    !days.every((day, at) => isNext(scan, days[at - 1], day))
  )
    return null
  const first = { ...item, date: days[0]?.date ?? item.date }
  return ambiguous('each', [days.map(({ date }) => ({ ...item, date })), [first]])
}

/** Whether a day is over, another one than the one before, and nothing but what joins the two stands between them. */
function isNext({ sentence }: Scan, last: Day | undefined, day: Day): boolean {
  if (day.future) return false
  if (last === undefined) return !isParticle(sentence, day.start - 1, 'between')
  if (isParticle(sentence, day.start, 'until')) return false
  let at = day.start
  while (at > last.end && isBetween(sentence, before(sentence, at))) at = before(sentence, at)
  return at <= last.end && day.date !== last.date
}

function isBetween(sentence: Sentence, at: number): boolean {
  const isJoint = sentence.tokens[at]?.kind === 'break' || isAt(sentence, at, 'and', 'article', 'dayBefore')
  return isJoint && !isParticle(sentence, at, 'until')
}
