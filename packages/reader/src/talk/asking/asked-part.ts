import type { Scan } from '../../message/scan.ts'
import type { Ranking } from '../../scope.ts'
import { hasParticle, hasPhrase, mayHaveParticle, particleEnd } from '../../words/particle.ts'
import { after, allOf, hasAny, type Sentence, type Stretch } from '../../words/sentence.ts'

/** The units of time that a question may ask for, longest phrase first. */
const parts = [
  ['weekdays', 'whichWeekday'],
  ['days', 'whichDay'],
  ['weeks', 'whichWeek'],
  ['months', 'whichMonth'],
] as const satisfies readonly (readonly [Ranking, string])[]

/** The unit of time that a question asks for, and where it is named. */
export interface TimeUnitAsked extends Stretch {
  readonly ranking: (typeof parts)[number][0]
}

/**
 * Whether a message asks for the day, week or month with the most spending: '¿Qué día gastamos más?', 'which month did
 * we spend the most'.
 */
export function asksForPart({ sentence, figures }: Scan): boolean {
  if (figures.length > 0 || timeUnitAskedIn(sentence) === null) return false
  // In 'Spend the most' and 'gastamos más' the word for 'most' is part of a longer phrase.
  if (hasAny(sentence, 'top', 'compare') || hasPhrase(sentence, 'dearest')) return true
  return hasAny(sentence, 'spend', 'spending', 'now') && hasParticle(sentence, allOf(sentence), 'moreOf')
}

/** Where a question asks which day, week or month it was; null if it does not. */
export function timeUnitAskedIn(sentence: Sentence): TimeUnitAsked | null {
  if (!mayHaveParticle(sentence, ...parts.map(([, type]) => type))) return null
  for (let start = 0; start < allOf(sentence).end; start++)
    for (const [ranking, type] of parts) {
      const end = particleEnd(sentence, start, type)
      // In 'Gastamos mais que mês passado?' 'que mês' is part of a comparison.
      if (end > start && after(sentence, end - 1) === end) return { start, end, ranking }
    }
  return null
}
