import { classify, spanOf } from './category.ts'
import type { Day } from './day.ts'
import { describe } from './describe.ts'
import type { Figure } from './figure.ts'
import { matterOf } from './matter.ts'
import type { Item } from './meaning.ts'
import { payerIn } from './payer.ts'
import type { Scan } from './scan.ts'
import type { Segment } from './segment.ts'

/** Everything of an expense but its amount, which may still have several readings. */
export type Purchase = Omit<Item, 'amount'>

/** The days of a segment's own chunks; those beside the price first. */
export function daysIn(scan: Scan, segment: Segment): Day[] {
  const priced = segment.chunks.filter((chunk) => chunk.figures.length > 0)
  return [...daysOf(scan, priced), ...daysOf(scan, segment.chunks)]
}

function daysOf(scan: Scan, chunks: Segment['chunks']): Day[] {
  return scan.days.filter((day) => chunks.some((chunk) => day.start >= chunk.start && day.start < chunk.end))
}

/** Tells what was bought, when, by whom and where it belongs. */
export function purchaseOf(scan: Scan, segment: Segment, figure: Figure, day: Day | null): Purchase {
  const { sentence } = scan
  const payer = payerIn(scan, segment)
  const matter = matterOf(scan, segment)
  const classified = classify(scan, matter)
  return {
    currency: figure.currency ?? sentence.context.currency,
    currencyStated: figure.currency !== null,
    date: day?.date ?? sentence.context.today,
    dateStated: day !== null,
    description: describe(scan, segment, matter),
    categoryId: classified.categoryId,
    categoryKind: classified.categoryKind,
    payerId: payer,
    readFrom: {
      amount: [spanOf(sentence, figure.start, figure.end)],
      day: day === null ? [] : [spanOf(sentence, day.start, day.end)],
      category: classified.spans,
    },
  }
}
