import { amountOf } from '../numbers/figure.ts'
import { readNumeral } from '../numbers/numeral.ts'
import type { Period, PeriodName } from '../scope.ts'
import { endsAt } from '../words/edges.ts'
import { memberAt } from '../words/member-names.ts'
import { isParticle, particleEnd } from '../words/particle.ts'
import { after, before, isAt, isCapitalAt, type Sentence, type Stretch, senseAt } from '../words/sentence.ts'
import { keyAt } from '../words/text.ts'
import { addDays, monthEnd, monthStart, weekdayOf, weekStart } from './calendar.ts'
import type { DatedMessage, Day } from './day.ts'
import { dayAt, isYear, monthAt, rangeAt } from './range.ts'
import { isSince, sinceAt } from './since.ts'

/** Returns the periods that a question names, in order, leaving out the tokens of `outside`; a comparison names two. */
export function periodsIn(scan: DatedMessage, outside?: Stretch): Period[] {
  const { sentence } = scan
  const periods: Period[] = []
  for (let at = 0; at < sentence.tokens.length; ) {
    if (outside?.start === at) {
      at = outside.end
      continue
    }
    const start = monthBehind(sentence, at) ?? at
    const found =
      rangeAt(scan, start) ?? sinceAt(scan, start) ?? weekAt(scan, start) ?? lastDays(sentence, start)
    if (found !== null) {
      periods.push(found.period)
      at = found.end
      continue
    }
    const day = scan.days.find((each) => each.start === start && !isAt(sentence, start, 'period'))
    const period = periodAt(sentence, start, day)
    if (period !== null) {
      // 'Since we started' is all the time already.
      const isUntilToday = period.name !== 'all' && isSince(sentence, at)
      periods.push(isUntilToday ? { ...period, name: 'range', to: sentence.context.today } : period)
      const other = otherToo(sentence, after(sentence, start), period)
      if (other !== null) periods.push(other)
    }
    at = day?.end ?? after(sentence, start)
  }
  return periods
}

/**
 * The other period that a message ends with a pronoun for: 'La semana pasada y esta', 'esta semana y la pasada'; else
 * null.
 */
function otherToo(sentence: Sentence, and: number, { name }: Period): Period | null {
  if (sentence.present.has('compare') || !isAt(sentence, and, 'and')) return null
  const isNamed = (type: 'thisPeriod' | 'lastPeriod') => {
    const end = particleEnd(sentence, and + 1, type)
    return end > and + 1 && endsAt(sentence, end)
  }
  const [past, current] = pastAndCurrent.find((each) => each.includes(name)) ?? []
  const other =
    name === past && isNamed('thisPeriod')
      ? current
      : name === current && isNamed('lastPeriod')
        ? past
        : undefined
  return other === undefined ? null : periodOf(other, sentence.context.today)
}

const pastAndCurrent: readonly (readonly [past: PeriodName, current: PeriodName])[] = [
  ['last_week', 'this_week'],
  ['last_month', 'this_month'],
  ['last_year', 'this_year'],
]

/**
 * Reads the week in which a day lies, and the index after it: 'La semana del 16', 'week of november 9', 'la semaine du
 * 9'. Null when there is none.
 */
function weekAt(scan: DatedMessage, at: number): { period: Period; end: number } | null {
  const { sentence } = scan
  const isWeek =
    senseAt(sentence, at, 'period')?.value === 'this_week' || senseAt(sentence, at, 'dayUnit')?.value === '7'
  const of = after(sentence, at)
  // Portuguese 'Do dia' does not count as 'of', and in 'esta semana el lunes' the day does not say which week.
  const isOf = isAt(sentence, of, 'of') || (isAt(sentence, of, 'dayBefore') && !isAt(sentence, of, 'article'))
  if (!isWeek || !isOf || rangeAt(scan, of) !== null) return null
  const day = dayAt(scan, of) ?? dayAt(scan, after(sentence, of))
  if (day === null) return null
  const from = weekStart(day.date)
  return { period: { name: 'range', from, to: addDays(from, 6) }, end: day.end }
}

/**
 * Returns the index of the name of a month after the word for 'month': 'El mes de octubre', 'in the month of may'.
 * Null when there is none.
 */
function monthBehind(sentence: Sentence, at: number): number | null {
  const isMonth =
    senseAt(sentence, at, 'period')?.value === 'this_month' ||
    senseAt(sentence, at, 'dayUnit')?.value === 'month'
  const of = after(sentence, at)
  const name = after(sentence, of)
  return isMonth && isAt(sentence, of, 'of') && isAt(sentence, name, 'month') ? name : null
}

/** Values of period words that do not say which period: 'days', and 'so far', which with a month means all of it. */
const unnamed = new Set(['days', 'so_far'])

/** Returns the period that starts at a token, or that of the day found there. */
function periodAt(sentence: Sentence, at: number, day: Day | undefined): Period | null {
  const named = isLeadAt(sentence, at) ? undefined : senseAt(sentence, at, 'period')
  const month = namesMemberAt(sentence, at) ? undefined : senseAt(sentence, at, 'month')
  if (named?.value === 'half_month') return halfMonth(sentence.context.today)
  if (named !== undefined && !unnamed.has(named.value))
    return periodOf(named.value as PeriodName, sentence.context.today)
  if (day !== undefined) return { name: 'day', from: day.date, to: day.date }
  if (month !== undefined) return { name: 'month', ...monthAt(sentence, at, Number(month.value)).days }
  return isYear(sentence, at) ? yearPeriod(Number(keyAt(sentence.tokens, at))) : null
}

/**
 * Whether the name of a month is that of a member here: it is next to a verb of spending ('did June spend', 'gastó
 * julio') or, outside English, where months are small, it has a capital letter.
 */
function namesMemberAt(sentence: Sentence, at: number): boolean {
  if (!isAt(sentence, at, 'month') || memberAt(sentence, at) === null) return false
  const beside = [before(sentence, at), after(sentence, at)]
  const isProper = isCapitalAt(sentence, at)
  const isSpending = beside.some((each) => isAt(sentence, each, 'spend', 'spendHe', 'payer'))
  return isSpending || (isProper && sentence.language !== 'en')
}

/** Whether a word that elsewhere means today only leads to a day here: 'no dia 1/10'. */
function isLeadAt(sentence: Sentence, at: number): boolean {
  const end = after(sentence, at)
  return isParticle(sentence, end - 1, 'theDay') && sentence.tokens[end]?.kind === 'number'
}

/** Reads a number of past days, weeks, months or years: 'últimos 7 días', 'last two weeks', 'les 10 derniers jours'. */
function lastDays(sentence: Sentence, at: number): { period: Period; end: number } | null {
  const leads = isLast(sentence, at)
  const numeral = readNumeral(sentence, leads ? after(sentence, at) : at)
  if (numeral === null || (!leads && !isLast(sentence, numeral.end))) return null
  const counted = leads ? numeral.end : after(sentence, numeral.end)
  const unit = senseAt(sentence, counted, 'dayUnit')
  if (unit === undefined) return null
  const count = amountOf(numeral) / 100
  const days =
    unit.value === 'month' ? count * 30 : unit.value === 'year' ? count * 365 : count * Number(unit.value)
  const { today } = sentence.context
  const end = after(sentence, counted)
  return { period: { name: 'days', from: addDays(today, 1 - Math.min(days, 36500)), to: today }, end }
}

function isLast(sentence: Sentence, at: number): boolean {
  // 'The last' of 'the last 7 days' may also mean the latest expense.
  if (isAt(sentence, at, 'target') && isParticle(sentence, after(sentence, at) - 1, 'theLast')) return true
  const lead = senseAt(sentence, at, 'period')
  return lead === undefined ? isAt(sentence, at, 'past') : lead.value === 'days'
}

/** Returns the half of the month in which today lies: 'Esta quincena'. */
function halfMonth(today: string): Period {
  const isFirst = Number(today.slice(-2)) <= 15
  return isFirst
    ? { name: 'range', from: monthStart(today), to: `${today.slice(0, 8)}15` }
    : { name: 'range', from: `${today.slice(0, 8)}16`, to: monthEnd(today) }
}

function yearPeriod(year: number): Period {
  return { name: 'year', from: `${year}-01-01`, to: `${year}-12-31` }
}

/** Returns the days of a named period as of today; weeks begin on Monday. */
export function periodOf(name: PeriodName, today: string): Period {
  switch (name) {
    case 'today':
    case 'day':
      return { name, from: today, to: today }
    case 'yesterday':
      return { name, from: addDays(today, -1), to: addDays(today, -1) }
    case 'this_week':
      return { name, from: weekStart(today), to: addDays(weekStart(today), 6) }
    case 'last_week':
      return { name, from: addDays(weekStart(today), -7), to: addDays(weekStart(today), -1) }
    case 'weekend': {
      const saturday = addDays(today, -((weekdayOf(today) + 1) % 7))
      return { name, from: saturday, to: addDays(saturday, 1) }
    }
    case 'this_month':
    case 'month':
      return { name, from: monthStart(today), to: monthEnd(today) }
    case 'last_month':
      return { name, from: monthStart(today, -1), to: monthEnd(today, -1) }
    case 'this_year':
    case 'year':
      return { ...yearPeriod(+today.slice(0, 4)), name }
    case 'last_year':
      return { ...yearPeriod(+today.slice(0, 4) - 1), name }
    case 'days':
    case 'range':
      return { name, from: addDays(today, -29), to: today }
    case 'all':
      return { name, from: null, to: null }
    default:
      return name satisfies never
  }
}
