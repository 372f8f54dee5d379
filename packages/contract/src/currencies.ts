/** The currencies a household can keep its ledger in; one list for registration and editor, ARS first. */
export const currencies = ['ARS', 'USD', 'EUR', 'GBP', 'BRL', 'CLP', 'COP', 'MXN', 'PEN'] as const
export type Currency = (typeof currencies)[number]

/** What registration starts with, and what a household without a stored currency is read as. */
export const registrationCurrency: Currency = 'ARS'
export const fallbackCurrency: Currency = 'USD'
