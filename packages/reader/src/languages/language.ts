/** The languages that are understood, in the order in which the product offers them. */
export const languages = ['es', 'en', 'pt', 'fr'] as const

/** A language that a member may write in; each is always understood, whatever the member prefers. */
export type Language = (typeof languages)[number]
