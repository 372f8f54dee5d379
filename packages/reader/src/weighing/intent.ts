/** What a message can be for; 'nothing' is what is neither for the ledger nor for its keeper. */
export const intents = ['spending', 'question', 'correction', 'talk', 'nothing'] as const

/** What a message can be for. */
export type Intent = (typeof intents)[number]
