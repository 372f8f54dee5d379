/**
 * What a message can be for: 'nothing' is for neither the ledger nor its keeper; 'open' is what a careful bookkeeper
 * would ask about.
 */
export const intents = ['spending', 'question', 'correction', 'talk', 'nothing', 'open'] as const

export type Intent = (typeof intents)[number]

/** The intent of a message that is clear. */
export type ClearIntent = Exclude<Intent, 'open'>

/** The score of each intent: log-odds, up to a constant that all share. */
export type IntentScores = Readonly<Record<Intent, number>>
