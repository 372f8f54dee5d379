import type { Day } from '../days/day.ts'
import { isNotSpendingDay } from '../days/not-spending-day.ts'
import type { Scan } from '../message/scan.ts'
import type { Segment } from '../message/segment.ts'
import { hasParticle, isParticle, isParticleBefore } from '../words/particle.ts'
import { before, has, isAt, type Sentence, senseAt } from '../words/sentence.ts'
import { keyAt } from '../words/text.ts'

/**
 * Returns the days of a segment, most likely first: those directly after a verb of paying, then those beside the
 * price, then the last one before it. The day of a thing ('train du 24') comes last.
 */
export function daysIn(scan: Scan, segment: Segment): Day[] {
  if (scan.days.length === 0) return []
  const priced = segment.chunks.filter((chunk) => chunk.figures.length > 0)
  const price = segment.figures[0]?.start ?? 0
  const led = daysOf(scan, segment.chunks).filter(({ start }) => start < price)
  const days = [...daysOf(scan, priced), ...led.reverse(), ...daysOf(scan, segment.chunks)].filter(
    (day) => !isDayOfOtherThing(scan.sentence, day),
  )
  const isOfThing = ({ start }: Day) =>
    isAt(scan.sentence, start, 'of') || isAt(scan.sentence, start - 1, 'of')
  if (days.length < 2) return days
  const rank = (day: Day) => (isOfThing(day) ? 2 : isPaidOn(scan.sentence, day) ? 0 : 1)
  return [0, 1, 2].flatMap((place) => days.filter((day) => rank(day) === place))
}

/**
 * Whether a day directly follows a verb of paying: 'llegó ayer pero la compré el sábado', 'parcela do dia 30, debitada
 * ontem'.
 */
function isPaidOn(sentence: Sentence, { start }: Day): boolean {
  const verb = before(sentence, start)
  return isAt(sentence, verb, 'spend') || isParticle(sentence, verb, 'charged')
}

/**
 * Whether a day belongs to something other than the purchase: 'carne pro domingo', 'wine for Saturday', 'vence 25/11'
 * (is due).
 */
export function isDayOfOtherThing(sentence: Sentence, day: Pick<Day, 'start' | 'end' | 'date'>): boolean {
  const { tokens } = sentence
  const { start, end } = day
  if (isNotSpendingDay(sentence, day)) return true
  const since = hasParticle(sentence, { start: start - 1, end: start + 1 }, 'since')
  if (since || isInRange(sentence, { start, end }) || isIdle(sentence, start, end)) return true
  const lead = tokens[start - 1]?.key === '.' ? start - 2 : start - 1
  const due = isParticle(sentence, lead, 'due') || isParticleBefore(sentence, start, 'due')
  if (due || isOverdue(sentence, start)) return true
  const aim = [start - 1, start].find((at) => isParticle(sentence, at, 'for'))
  // 'ajoute pour dimanche les crêpes à 18' (add for Sunday): the day to book on.
  const aims = aim !== undefined && !isAt(sentence, before(sentence, aim), 'record')
  const named = (at: number) =>
    isAt(sentence, at, 'weekday') || senseAt(sentence, at, 'day')?.value === 'weekend'
  return aims && (isDayOfMonth(sentence, day) || tokens.slice(start, end).some((_, at) => named(start + at)))
}

/** Whether a day is only a day of the month: 'para el 5', 'booked for the 5th'. */
function isDayOfMonth(sentence: Sentence, { start, end }: Pick<Day, 'start' | 'end'>): boolean {
  const told = sentence.tokens.slice(start, end)
  const isNumber = told.filter(({ kind }) => kind === 'number').length === 1
  return isNumber && !has(sentence, { start, end }, 'month', 'agoAfter', 'past', 'dayUnit')
}

/** Whether a day after a price is one on which nothing was bought: 'pastel 9, domingo nada', 'today nothing'. */
function isIdle(sentence: Sentence, start: number, end: number): boolean {
  const { tokens } = sentence
  if (!isParticle(sentence, end, 'nothingThatDay')) return false
  const next = tokens[end + 1]
  const ends = next === undefined || next.kind === 'break'
  return ends && tokens.slice(0, start).some(({ kind }) => kind === 'number')
}

/** Whether a day is the first or the last of a range: 'del 1 al 15', 'from the 3rd to the 9th'. */
function isInRange(sentence: Sentence, { start, end }: Pick<Day, 'start' | 'end'>): boolean {
  const { tokens } = sentence
  const number = [end + 1, end + 2, end + 3].find((at) => tokens[at]?.kind === 'number') ?? 0
  // 'le 12 au soir 26 €' is not a range: only small words may lead to the last day.
  const small = (at: number) => isAt(sentence, at, 'article', 'dayBefore', 'of', 'weekday', 'month')
  const follows = number > 0 && tokens.slice(end + 1, number).every((_, index) => small(end + 1 + index))
  if (follows && isParticle(sentence, start, 'daysFrom') && isParticle(sentence, end, 'until')) return true
  return [start, start - 1].some((at) => isParticle(sentence, at, 'until') && endsFirstDay(sentence, at))
}

/** Whether the first day of a range ends directly before a token: 'del 1', 'do dia 1/11', 'du 3 de mars'. */
function endsFirstDay(sentence: Sentence, end: number): boolean {
  const { tokens } = sentence
  const isNumber = (at: number) => tokens[at]?.kind === 'number'
  let at = isParticle(sentence, end - 1, 'theDay', 'dayEnding') ? end - 2 : end - 1
  if (!isNumber(at) && isAt(sentence, at - 1, 'of')) at -= 2
  if (keyAt(tokens, at - 1) === '/' && isNumber(at - 2)) at -= 2
  const lead = isParticle(sentence, at - 1, 'theDay') ? at - 2 : at - 1
  return isNumber(at) && isParticle(sentence, lead, 'daysFrom')
}

/**
 * Whether a day is one on which something should have been paid: 'era pra ter pago dia 10', 'tenía que haber pagado el
 * 5', 'should have been paid on the 3rd'.
 */
function isOverdue(sentence: Sentence, start: number): boolean {
  const paid = isParticle(sentence, start - 1, 'onTheDay') ? start - 2 : start - 1
  if (!isParticle(sentence, paid, 'paid')) return false
  return [0, 1, 2, 3].some((more) => isParticleBefore(sentence, paid - more, 'shouldHave'))
}

function daysOf(scan: Scan, chunks: Segment['chunks']): Day[] {
  return scan.days.filter((day) => chunks.some((chunk) => day.start >= chunk.start && day.start < chunk.end))
}
