import { amountOf } from '../numbers/figure.ts'
import { readNumeral } from '../numbers/numeral.ts'
import { isParticle } from '../words/particle.ts'
import { after, isAt, type Sentence, senseAt } from '../words/sentence.ts'
import { addDays, dayInMonthOf, lastOf, monthStart } from './calendar.ts'
import type { Day } from './day.ts'

/**
 * Reads a distance back from today: 'hace tres semanas', 'two days ago', 'dos días atrás', 'hace dos viernes', 'three
 * weeks ago today'.
 */
export function readAgo(sentence: Sentence, at: number): Day | null {
  if (!sentence.present.has('dayUnit') && !sentence.present.has('weekday')) return null
  const leads = isAt(sentence, at, 'agoBefore')
  const numberAt = leads ? after(sentence, at) : at
  const counted = countAt(sentence, numberAt)
  if (counted === null) return null
  const unit = senseAt(sentence, counted.end, 'dayUnit')
  const weekday = senseAt(sentence, counted.end, 'weekday')
  if ((unit === undefined && weekday === undefined) || counted.value > 366) return null
  // 'ela tem 13 anos': an age.
  if (unit?.value === 'year' && isParticle(sentence, at, 'hasAge')) return null
  let end = after(sentence, counted.end)
  const trails = isAt(sentence, end, 'agoAfter')
  if (!leads && !trails) return null
  if (trails) end = after(sentence, end)
  const { today } = sentence.context
  if (unit !== undefined) {
    if (senseAt(sentence, end, 'day')?.value === '0') end = after(sentence, end)
    return { start: at, end, date: goBack(today, counted.value, unit.value), future: false }
  }
  const date = addDays(lastOf(today, Number(weekday?.value)), -7 * (counted.value - 1))
  return { start: at, end, date, future: false }
}

function goBack(today: string, count: number, unit: string): string {
  if (unit !== 'month' && unit !== 'year') return addDays(today, -count * Number(unit))
  const start = monthStart(today, -count * (unit === 'year' ? 12 : 1))
  for (let day = +today.slice(8); day > 0; day--) {
    const date = dayInMonthOf(start, day)
    if (date !== null) return date
  }
  return start
}

function countAt(sentence: Sentence, at: number): { value: number; end: number } | null {
  if (isAt(sentence, at, 'one')) return { value: 1, end: after(sentence, at) }
  const numeral = readNumeral(sentence, at)
  const value = amountOf(numeral) / 100
  if (numeral === null || numeral.readings.length > 1 || !Number.isInteger(value)) return null
  return { value, end: numeral.end }
}
