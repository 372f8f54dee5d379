import type { Language } from './languages/language.ts'
import type { CategoryKind } from './meaning.ts'

/** A category of the household; `kind` where the household or its defaults say which one it is. */
export interface Category {
  readonly id: string
  readonly name: string
  readonly kind?: CategoryKind
}

/** What the household has taught: a message about `words` belongs to the category. */
export interface Habit {
  readonly words: string
  readonly categoryId: string
}

/** A member who can be named as the payer or asked about. */
export interface Member {
  readonly id: string
  readonly name: string
}

/** What must be known beside the text. */
export interface Context {
  /** The writer's languages, preferred first; all others are understood too. */
  readonly languages: readonly Language[]
  /** BCP 47 ('es-AR', 'en-US'): decides the order of day and month, and what a peso or a mango is. */
  readonly locale?: string
  /** ISO 4217 of the household. */
  readonly currency: string
  /** `YYYY-MM-DD` in the writer's timezone at the moment of sending. */
  readonly today: string
  readonly categories: readonly Category[]
  readonly habits: readonly Habit[]
  /** By category id, in hundredths: what the household usually spends at once. */
  readonly medians?: Readonly<Record<string, number>>
  /** The same of all categories together. */
  readonly usual?: number
  readonly members?: readonly Member[]
}
