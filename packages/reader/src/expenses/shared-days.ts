import type { Day } from '../days/day.ts'
import type { Scan } from '../message/scan.ts'
import type { Segment } from '../message/segment.ts'
import { isAt } from '../words/sentence.ts'
import { daysIn, isDayOfOtherThing } from './spending-days.ts'

/**
 * Returns the day of each segment, or null. A single day applies to all of them; several days each apply to their own
 * clause and the following ones or, if each follows a price, to that price.
 */
export function shareDays(scan: Scan, segments: readonly Segment[]): (Day | null)[] {
  if (scan.days.length === 0) return segments.map(() => null)
  const own = segments.map((segment) => daysIn(scan, segment)[0] ?? null)
  const days = scan.days.filter((day) => !isDayOfOtherThing(scan.sentence, day))
  const distinct = new Set(days.map((day) => day.date))
  if (distinct.size === 0) return own
  if (trailAll(segments, days)) return days
  if (distinct.size === 1) {
    const day = days[0] ?? null
    const isLater = own.findIndex((each) => each !== null) > 0
    const isOfOne = isLater && (opensItsSegment(scan, segments, own) || tellsApart(scan, segments, day))
    return isOfOne ? inherit(own) : segments.map((_, index) => own[index] ?? day)
  }
  return inherit(own)
}

/** Whether there are as many days as prices, one after each: 'café 3 el lunes tostado 5 el martes'. */
function trailAll(segments: readonly Segment[], days: readonly Day[]): boolean {
  if (segments.length < 2 || days.length !== segments.length) return false
  return segments.every(({ figures }, index) => {
    const [day, next] = [days[index], segments[index + 1]?.figures[0]]
    const price = figures.at(-1)
    if (day === undefined || price === undefined || day.start < price.end) return false
    return next === undefined || day.end <= next.start
  })
}

function opensItsSegment(scan: Scan, segments: readonly Segment[], own: readonly (Day | null)[]): boolean {
  const index = own.findIndex((day) => day !== null)
  const day = own[index]
  const figure = segments[index]?.figures[0]
  return (
    day !== null &&
    day !== undefined &&
    figure !== undefined &&
    day.start < figure.start &&
    index > 0 &&
    scan.days.length === 1
  )
}

/**
 * Whether the last segment is only a price and its day, which tell it from the same thing before: 'bakery 4.20, and
 * 3.80 yesterday'.
 */
function tellsApart({ sentence }: Scan, segments: readonly Segment[], day: Day | null): boolean {
  const [other, segment] = segments.slice(-2)
  const chunk = segment?.chunks.at(-1)
  const [figure, ...others] = chunk?.figures ?? []
  if (chunk === undefined || figure === undefined || day === null || others.length > 0) return false
  // 'Gas and water 40 and 25 yesterday' are two things.
  if (segment?.chunks[0]?.start !== other?.chunks[0]?.start) return false
  const isPart = (at: number) =>
    isAt(sentence, at, 'and', 'currency') || [figure, day].some(({ start, end }) => at >= start && at < end)
  const words = sentence.tokens.slice(chunk.start, chunk.end)
  return words.every((_, index) => isPart(chunk.start + index))
}

function inherit(own: readonly (Day | null)[]): (Day | null)[] {
  let last: Day | null = null
  return own.map((day) => {
    last = day ?? last
    return last
  })
}
