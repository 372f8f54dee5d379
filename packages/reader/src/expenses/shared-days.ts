import type { Day } from '../days/day.ts'
import { hasContent } from '../message/content.ts'
import type { Scan } from '../message/scan.ts'
import type { Segment } from '../message/segment.ts'
import { after, isAt } from '../words/sentence.ts'
import { daysIn, isPurpose } from './item.ts'

/**
 * The day of each segment, or null. One day in a message is everyone's; several belong each to its own clause and what
 * follows it, or, where each stands behind a price, to that.
 */
export function shareDays(scanned: Scan, segments: readonly Segment[]): (Day | null)[] {
  const scan = withoutTakenBack(scanned)
  const own = segments.map((segment) => daysIn(scan, segment)[0] ?? null)
  const days = scan.days.filter((day) => !isPurpose(scan.sentence, day))
  const distinct = new Set(days.map((day) => day.date))
  if (distinct.size === 0) return own
  if (trailAll(segments, days)) return days
  if (distinct.size === 1) {
    const day = days[0] ?? null
    const opensLater = own.findIndex((each) => each !== null) > 0 && opensItsSegment(scan, segments, own)
    return opensLater ? inherit(own) : segments.map((_, index) => own[index] ?? day)
  }
  return inherit(own)
}

/** 'cine el viernes 18, no, fue el jueves': behind all prices a day takes the place of the one before. */
function withoutTakenBack(scan: Scan): Scan {
  const { sentence, figures, days } = scan
  if (days.length < 2 || !sentence.present.has('oops')) return scan
  const isTakenBack = (day: Day, index: number) => {
    const meant = days[index + 1]
    if (meant === undefined || meant.date === day.date) return false
    const oops = sentence.marks.findIndex(
      (_, at) => at >= day.end && at < meant.start && isAt(sentence, at, 'oops'),
    )
    const isLast = oops >= 0 && figures.every(({ end }) => end <= oops)
    return isLast && !hasContent(scan, after(sentence, oops), meant.start)
  }
  return { ...scan, days: days.filter((day, index) => !isTakenBack(day, index)) }
}

/** 'café 3 el lunes tostado 5 el martes': as many days as prices, one behind each. */
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

function inherit(own: readonly (Day | null)[]): (Day | null)[] {
  let last: Day | null = null
  return own.map((day) => {
    last = day ?? last
    return last
  })
}
