import type { Scan } from '../../message/scan.ts'
import { isParticle, particleEnd, phraseStart } from '../../words/particle.ts'
import { isAt, type Stretch, senseAt } from '../../words/sentence.ts'

/** The weekdays, of every week, that a question is about, 0 for Sunday, and where they are named. */
export interface WeekdaysAsked extends Stretch {
  readonly weekdays: readonly number[]
}

const weekend = [6, 0] as const

/**
 * The weekdays of every week that a message names: 'Los sábados', 'on Sundays', 'cada viernes', 'nos fins de semana';
 * null for none.
 */
export function weekdaysIn({ sentence, days }: Scan): WeekdaysAsked | null {
  const weekends = phraseStart(sentence, 'weekends')
  if (weekends >= 0)
    return { start: weekends, end: particleEnd(sentence, weekends, 'weekends'), weekdays: weekend }
  for (let at = 0; at < sentence.tokens.length; at++) {
    const weekday = senseAt(sentence, at, 'weekday')
    if (weekday === undefined) continue
    const isOfAll = isParticle(sentence, at, 'eachWeek') || isParticle(sentence, at - 1, 'everyLead')
    if (particleEnd(sentence, at - 1, 'howOften') > at)
      return { start: at - 1, end: at + 1, weekdays: [Number(weekday.value)] }
    const isEach = isAt(sentence, at - 1, 'each') || (isOfAll && !days.some(({ start }) => start === at))
    if (isEach) return { start: at, end: at + 1, weekdays: [Number(weekday.value)] }
  }
  return null
}
