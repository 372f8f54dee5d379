import type { CategoryKind } from './category-kind.ts'

/** How a period was named, so that the answer can name it in the member's language. */
export const periodNames = [
  'today',
  'yesterday',
  'day',
  'this_week',
  'last_week',
  'weekend',
  'this_month',
  'last_month',
  'month',
  'this_year',
  'last_year',
  'year',
  'days',
  'range',
  'all',
] as const

/** How a period was named. */
export type PeriodName = (typeof periodNames)[number]

/** Days from `from` to `to`, both included, as `YYYY-MM-DD`; 'all' has no bounds. */
export interface Period {
  readonly name: PeriodName
  readonly from: string | null
  readonly to: string | null
}

/** What a question or a request is about. */
export interface Scope {
  readonly categoryId: string | null
  readonly categoryKind: CategoryKind | null
  /** Words of the message that name neither category nor person ('uber'), for searching descriptions. */
  readonly words: string
  /** 'me' for 'how much did I spend', a member's id when one is named, null for the household. */
  readonly person: 'me' | (string & {}) | null
}

/** What a 'top' question ranks. */
export const rankings = ['categories', 'expenses', 'members', 'days', 'weekdays', 'weeks', 'months'] as const

/** What a 'top' question ranks. */
export type Ranking = (typeof rankings)[number]

/** The unit of an average. */
export type AverageOf = 'day' | 'week' | 'month'

/** What a question can ask for. */
export type QueryAsk = 'total' | 'top' | 'compare' | 'list' | 'deleted' | 'latest' | 'repeated'
