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
}
