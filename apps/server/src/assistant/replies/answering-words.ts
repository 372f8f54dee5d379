import type { AverageOf } from '@casita/reader'

/** The time units by which spending can be broken down. */
export type TimePart = 'days' | 'weekdays' | 'weeks' | 'months'

/** The phrases of answers with figures, besides totals. */
export interface AnsweringWords {
  /** The average per day or week over `count` days, or per month over `count` months. */
  average: (sum: string, of: AverageOf, count: number) => string
  more: (difference: string, percent: string) => string
  less: (difference: string, percent: string) => string
  same: string
  /** Which of two things cost more, and by how much. */
  tookMore: (name: string, difference: string) => string
  youTookMore: (difference: string) => string
  /** Heads the lines of a breakdown by time, after the total. */
  mostOf: Readonly<Record<TimePart, string>>
  /** Added to the scope of an answer: without a category. */
  unfiled: string
  /** After a total: how much is missing to an amount, or by how much it is exceeded. */
  toGo: (left: string, upTo: string) => string
  past: (over: string, upTo: string) => string
  /** What is left of a budget for each day or week, until its last day. */
  leftEach: (sum: string, of: 'day' | 'week', day: string) => string
  /** What would be left of a budget, or by how much it would be exceeded, after further spending. */
  leftAfter: (more: string, left: string) => string
  overAfter: (more: string, over: string) => string
}
