import type { Period } from '@casita/reader'
import { addDays, daysIn, monthOf, weekOf } from '../../calendar.ts'
import { everyLanguage } from '../replies/index.ts'
import { matches } from '../saying.ts'
import type { Turn } from '../turn.ts'

/** The whole current month. */
export function thisMonth(today: string): Period {
  const { first, last } = monthOf(today)
  return { name: 'this_month', from: first, to: last }
}

/** The preceding period of the same kind; null for one without an end or a beginning. */
export function periodBefore({ name, from, to }: Period): Period | null {
  if (from === null || to === null) return null
  switch (name) {
    case 'today':
      return { name: 'yesterday', ...daysUpTo(addDays(from, -1), 1) }
    case 'yesterday':
    case 'day':
      return { name: 'day', ...daysUpTo(addDays(from, -1), 1) }
    case 'this_week':
      return { name: 'last_week', ...daysUpTo(addDays(from, -1), 7) }
    case 'last_week':
      return { name: 'range', ...daysUpTo(addDays(from, -1), 7) }
    case 'weekend':
      return { name, from: addDays(from, -7), to: addDays(to, -7) }
    case 'this_month':
    case 'last_month':
    case 'month': {
      const { first, last } = monthOf(addDays(from, -1))
      return { name: 'month', from: first, to: last }
    }
    case 'this_year':
    case 'last_year':
    case 'year': {
      const year = String(Number(from.slice(0, 4)) - 1)
      return { name: 'year', from: `${year}-01-01`, to: `${year}-12-31` }
    }
    case 'days':
    case 'range':
      return { name: 'range', ...daysUpTo(addDays(from, -1), daysIn({ first: from, last: to })) }
    case 'all':
      return null
    default:
      return name satisfies never
  }
}

/** The current period of the same kind; null if there is none. */
export function periodNow({ name, from, to }: Period, today: string): Period | null {
  const isWeek = name === 'range' && from !== null && from === weekOf(from).first && to === weekOf(from).last
  switch (isWeek ? 'last_week' : name) {
    case 'this_week':
    case 'last_week': {
      const { first, last } = weekOf(today)
      return { name: 'this_week', from: first, to: last }
    }
    case 'this_month':
    case 'last_month':
    case 'month':
      return thisMonth(today)
    case 'this_year':
    case 'last_year':
    case 'year': {
      const year = today.slice(0, 4)
      return { name: 'this_year', from: `${year}-01-01`, to: `${year}-12-31` }
    }
    default:
      return null
  }
}

/**
 * 'Y el finde anterior?' (the previous weekend), after a question about just that weekend, means the one before it; a
 * month that is named means itself.
 */
export function otherThan(before: Period, period: Period): Period {
  const isSame = period.name !== 'month' && before.from === period.from && before.to === period.to
  return isSame ? (periodBefore(period) ?? period) : period
}

/**
 * 'La pasada', 'the one before', 'esta' (this one): the previous or current period of the same kind as the last
 * question's; the current month by its name; null for other words.
 */
export function periodMeant(turn: Turn, said: string, last: Period): Period | null {
  if (everyLanguage.some(({ goesBack }) => goesBack.includes(said))) return periodBefore(last)
  if (matches(said, 'thisMonth')) return thisMonth(turn.today)
  return everyLanguage.some(({ isNow }) => isNow.includes(said)) ? periodNow(last, turn.today) : null
}

/** Two periods as one; null if either is open or a day lies between them. */
export function joined(one: Period, other: Period): Period | null {
  const [first, second] = [one, other].toSorted((a, b) => ((a.from ?? '') < (b.from ?? '') ? -1 : 1))
  if (!first?.from || !first.to || !second?.from || !second.to) return null
  if (addDays(first.to, 1) < second.from) return null
  return { name: 'range', from: first.from, to: first.to > second.to ? first.to : second.to }
}

/** The given number of days that end on `to`. */
function daysUpTo(to: string, days: number): { from: string; to: string } {
  return { from: addDays(to, 1 - days), to }
}
