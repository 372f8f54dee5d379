/** The currencies a household can keep its ledger in; one list for registration and editor, ARS first. */
export const currencies = ['ARS', 'USD', 'EUR', 'GBP', 'BRL', 'CLP', 'COP', 'MXN', 'PEN'] as const
export type Currency = (typeof currencies)[number]

/** The default at registration, and the currency of a household that has none stored. */
export const registrationCurrency: Currency = 'ARS'
export const fallbackCurrency: Currency = 'USD'
