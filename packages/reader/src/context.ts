import type { CategoryKind } from './category-kind.ts'
import type { Language } from './languages/language.ts'

/** A category of the household; `kind` if the household or its defaults say which kind of spending it is. */
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

/** What the reader needs to know besides the text. */
export interface Context {
  /** The writer's languages, preferred first; all others are understood too. */
  readonly languages: readonly Language[]
  /** BCP 47 ('es-AR', 'en-US'): decides the order of day and month, and what 'peso' or 'mango' stands for. */
  readonly locale?: string
  /** The household's currency, ISO 4217. */
  readonly currency: string
  /** `YYYY-MM-DD` in the writer's timezone at the moment of sending. */
  readonly today: string
  readonly categories: readonly Category[]
  readonly habits: readonly Habit[]
  /** What the household usually spends at once, in hundredths, by category id. */
  readonly medians?: Readonly<Record<string, number>>
  /** The same across all categories. */
  readonly usual?: number
  readonly members?: readonly Member[]
}
