import type { Correction } from '../../meaning.ts'
import type { Scan } from '../../message/scan.ts'
import { endsAt, skipAll } from '../../words/edges.ts'
import { isParticle } from '../../words/particle.ts'
import { after, isAsked, isAt, type Sentence } from '../../words/sentence.ts'

/**
 * Reads a day after a 'no' as the right day ('Non avant-hier', 'no, Monday'), and a day after a 'not' as the wrong
 * one, without the right one ('not yesterday', 'non pas hier'); else null.
 */
export function readOtherDay({ sentence, figures, days: [day, ...others] }: Scan): Correction | null {
  if (day === undefined || day.future || others.length + figures.length > 0 || isAsked(sentence)) return null
  const start = behindFillers(sentence)
  let last = start
  let at = start
  while (isAt(sentence, at, 'not', 'oops') || isParticle(sentence, at, 'not')) {
    last = at
    at = skipAll(sentence, after(sentence, at))
  }
  if (at === start || at !== day.start || !endsAt(sentence, skipAll(sentence, day.end, 'filler'))) return null
  return isOnlyNot(sentence, last)
    ? { kind: 'correction', changes: {}, wrong: 'date', sure: true }
    : { kind: 'correction', changes: { date: day.date }, sure: true }
}

/** Skips greetings and fillers, except those that also take something back ('sorry'). */
function behindFillers(sentence: Sentence): number {
  let at = 0
  while (
    sentence.tokens[at]?.kind === 'break' ||
    (isAt(sentence, at, 'filler', 'greeting') && !isAt(sentence, at, 'oops'))
  )
    at = after(sentence, at)
  return at
}

/** Whether a word is a 'not' that cannot be a 'no': 'Not', 'pas'. */
function isOnlyNot(sentence: Sentence, at: number): boolean {
  // 'Pas hier' is one phrase, which a day may follow.
  return (
    after(sentence, at) === at + 1 &&
    isParticle(sentence, at, 'not') &&
    !isParticle(sentence, at, 'denies') &&
    sentence.tokens[at]?.key !== 'no'
  )
}
