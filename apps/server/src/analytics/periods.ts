import { firstDay, type Interval } from '@casita/contract'
import { addDays, type DaySpan, daysIn, monthOf, weekOf } from '../calendar.ts'

/**
 * The period to compare with: the same number of months before if this one begins with a month, else the same number of
 * days. If `today` is inside the period, the earlier one ends at the same point, so that equal spans are compared. Null
 * if it would begin before the first day of all.
 */
export function periodBefore(period: DaySpan, today: string): DaySpan | null {
  const before = spanBefore(period, today)
  return before.first < firstDay ? null : before
}

function spanBefore(period: DaySpan, today: string): DaySpan {
  const isRunning = period.first <= today && today < period.last
  const until = isRunning ? today : period.last
  if (period.first !== monthOf(period.first).first) {
    const days = daysIn(period)
    return { first: addDays(period.first, -days), last: addDays(until, -days) }
  }
  const months = monthIndex(period.last) - monthIndex(period.first) + 1
  const { first, last } = monthOf(dayOf(monthIndex(until) - months, '01'))
  const sameDay = `${first.slice(0, 8)}${until.slice(8)}`
  const isWhole = !isRunning && until === monthOf(until).last
  return {
    first: dayOf(monthIndex(period.first) - months, '01'),
    last: isWhole || sameDay > last ? last : sameDay,
  }
}

/** How many buckets a period has. */
export function countBuckets(period: DaySpan, interval: Interval): number {
  switch (interval) {
    case 'day':
      return daysIn(period)
    case 'week':
      return Math.ceil(daysIn({ first: weekOf(period.first).first, last: period.last }) / 7)
    case 'month':
      return monthIndex(period.last) - monthIndex(period.first) + 1
    case 'none':
      return 1
    default:
      return interval satisfies never
  }
}

/** The buckets of a period in order; the first and the last are cut to the period. */
export function bucketsOf(period: DaySpan, interval: Interval): DaySpan[] {
  return Array.from({ length: countBuckets(period, interval) }, (_, place) => {
    const { first, last } = wholeBucket(period, interval, place)
    return {
      first: first < period.first ? period.first : first,
      last: last > period.last ? period.last : last,
    }
  })
}

/** Which of the period's buckets a day lies in. */
export function bucketAt(period: DaySpan, interval: Interval, day: string): number {
  return countBuckets({ first: period.first, last: day }, interval) - 1
}

function wholeBucket(period: DaySpan, interval: Interval, place: number): DaySpan {
  switch (interval) {
    case 'day': {
      const day = addDays(period.first, place)
      return { first: day, last: day }
    }
    case 'week': {
      const monday = addDays(weekOf(period.first).first, place * 7)
      return { first: monday, last: addDays(monday, 6) }
    }
    case 'month':
      return monthOf(dayOf(monthIndex(period.first) + place, '01'))
    case 'none':
      return period
    default:
      return interval satisfies never
  }
}

/** Months since the year 0. */
function monthIndex(day: string): number {
  return Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7)) - 1
}

function dayOf(month: number, day: string): string {
  const year = String(Math.floor(month / 12)).padStart(4, '0')
  return `${year}-${String((month % 12) + 1).padStart(2, '0')}-${day}`
}
