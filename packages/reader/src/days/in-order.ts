import { isAt, type Sentence, type Stretch, senseAt } from '../words/sentence.ts'
import { addDays } from './calendar.ts'
import type { Day } from './day.ts'

/**
 * Moves a day named by today's weekday from a week ago to today when yesterday's weekday is named before it: 'Mon pie
 * 7, Tue pie 7, Wed salad 13', written on a Wednesday.
 */
export function inOrder(sentence: Sentence, earlier: readonly Day[], day: Day): Day {
  const { today } = sentence.context
  const isOpen = day.date === addDays(today, -7) && isWeekdayAlone(sentence, day)
  const yesterday = addDays(today, -1)
  const isNext = earlier.some((each) => each.date === yesterday && isWeekdayAlone(sentence, each))
  return isOpen && isNext ? { ...day, date: today } : day
}

/** Whether a day is given by the name of its weekday alone, without a number or a word such as 'last'. */
function isWeekdayAlone(sentence: Sentence, { start, end }: Stretch): boolean {
  let names = false
  for (let at = start; at < end; at++) {
    if (sentence.tokens[at]?.kind === 'number' || isAt(sentence, at, 'past', 'period', 'day')) return false
    names ||= senseAt(sentence, at, 'weekday') !== undefined
  }
  return names
}
