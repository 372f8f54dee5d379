/** The kinds of spending that the word books know; a household's own categories point at one of them. */
export const categoryKinds = [
  'food',
  'groceries',
  'transport',
  'health',
  'home',
  'utilities',
  'entertainment',
  'clothes',
  'education',
  'pets',
  'travel',
  'gifts',
  'other',
] as const

/** One of the kinds of spending that the word books know. */
export type CategoryKind = (typeof categoryKinds)[number]
