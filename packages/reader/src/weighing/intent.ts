/**
 * What a message can be for: 'nothing' is what is neither for the ledger nor for its keeper, 'open' what a careful
 * bookkeeper would ask about.
 */
export const intents = ['spending', 'question', 'correction', 'talk', 'nothing', 'open'] as const

/** What a message can be for. */
export type Intent = (typeof intents)[number]

/** What a message can be for where that is clear. */
export type ClearIntent = Exclude<Intent, 'open'>
