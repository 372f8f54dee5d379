import type { Scan } from '../../message/scan.ts'
import { hasParticle, mayHaveParticle, particleEnd } from '../../words/particle.ts'
import { allOf, hasAny, type Sentence, type Stretch } from '../../words/sentence.ts'

/** '¿Qué día gastamos más?', 'which day did we spend the most': whether the days of the most are asked for. */
export function asksForDay({ sentence, figures }: Scan): boolean {
  if (figures.length > 0 || whichDayIn(sentence) === null) return false
  // 'Spend the most' and 'gastamos más' are one phrase each.
  if (hasAny(sentence, 'top', 'compare')) return true
  return hasAny(sentence, 'spend', 'spending', 'now') && hasParticle(sentence, allOf(sentence), 'moreOf')
}

/** Where a question asks which day it was; null where it does not. */
export function whichDayIn(sentence: Sentence): Stretch | null {
  if (!mayHaveParticle(sentence, 'whichDay')) return null
  for (let start = 0; start < allOf(sentence).end; start++) {
    const end = particleEnd(sentence, start, 'whichDay')
    if (end > start) return { start, end }
  }
  return null
}
