import type { AverageOf } from '@casita/reader'

/** Parts of a time that are told with what was spent in each. */
export type TimePart = 'days' | 'weekdays' | 'weeks' | 'months'

/** What is told of a question in figures, beside totals. */
export interface AnsweringWords {
  /** What a total comes to a day or a week, over so many days, or a month, over so many months. */
  average: (sum: string, of: AverageOf, count: number) => string
  more: (difference: string, percent: string) => string
  less: (difference: string, percent: string) => string
  same: string
  /** Which of two things took more, and by how much. */
  tookMore: (name: string, difference: string) => string
  youTookMore: (difference: string) => string
  /** Behind a total, before a line for each part of its time. */
  mostOf: Readonly<Record<TimePart, string>>
  /** Behind what an answer is about: what is filed nowhere. */
  unfiled: string
  /** Behind a total, how far it is from an amount, or by how much it has passed that. */
  toGo: (left: string, upTo: string) => string
  past: (over: string, upTo: string) => string
  /** What is left of a budget for each day or week, up to its last day. */
  leftEach: (sum: string, of: 'day' | 'week', day: string) => string
  /** What would be left of it, or how much it would be over, once so much more is spent. */
  leftAfter: (more: string, left: string) => string
  overAfter: (more: string, over: string) => string
}
