import { isAt, type Sentence, type Stretch, senseAt } from '../words/sentence.ts'
import { addDays } from './calendar.ts'
import type { Day } from './day.ts'

/**
 * 'Mon pie 7, Tue pie 7, Wed salad 13', written on a Wednesday: the day of the week that is today's is a week ago, but
 * today where yesterday's stands before it.
 */
export function inOrder(sentence: Sentence, earlier: readonly Day[], day: Day): Day {
  const { today } = sentence.context
  const isOpen = day.date === addDays(today, -7) && isWeekdayAlone(sentence, day)
  const yesterday = addDays(today, -1)
  const isNext = earlier.some((each) => each.date === yesterday && isWeekdayAlone(sentence, each))
  return isOpen && isNext ? { ...day, date: today } : day
}

/** Whether a day is told by nothing but its name: neither its number nor 'last' beside it. */
function isWeekdayAlone(sentence: Sentence, { start, end }: Stretch): boolean {
  let names = false
  for (let at = start; at < end; at++) {
    if (sentence.tokens[at]?.kind === 'number' || isAt(sentence, at, 'past', 'period', 'day')) return false
    names ||= senseAt(sentence, at, 'weekday') !== undefined
  }
  return names
}
