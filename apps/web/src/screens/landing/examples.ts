import type { Currency, Language } from '@casita/contract'

/** The example family of the landing page: one November whose figures add up, in a currency typical of the language. */
interface Example {
  currency: Currency
  /** The totals of November until the 20th, of October until the 20th, and of all October. */
  month: number
  before: number
  end: number
  /** The amounts of the hero's four ledger rows; two are of today, two of yesterday. */
  rows: readonly [number, number, number, number]
  chat: { electricity: number; pizza: number; gas: number; toll: number; odd: number; usual: number }
  /** This month by category, the largest first: groceries, utilities, gas, eating out, pharmacy. */
  spent: readonly [number, number, number, number, number]
  budgets: { groceries: number; gas: number; out: number; house: number }
}

const dollarsOrEuros = {
  month: 1842.3,
  before: 1961.75,
  end: 2874.1,
  rows: [64.2, 8.5, 48, 23.9],
  chat: { electricity: 120, pizza: 38.5, gas: 48, toll: 6.4, odd: 850, usual: 8.5 },
  spent: [618.4, 342, 236.5, 212.9, 96.35],
  budgets: { groceries: 800, gas: 300, out: 200, house: 2600 },
} as const satisfies Omit<Example, 'currency'>

export const examples: Record<Language, Example> = {
  en: { currency: 'USD', ...dollarsOrEuros },
  fr: { currency: 'EUR', ...dollarsOrEuros },
  es: {
    currency: 'ARS',
    month: 412_350,
    before: 438_900,
    end: 640_200,
    rows: [8500, 3200, 32_000, 6240],
    chat: { electricity: 38_000, pizza: 14_200, gas: 32_000, toll: 1800, odd: 95_000, usual: 3200 },
    spent: [148_500, 86_200, 64_000, 52_400, 31_250],
    budgets: { groceries: 190_000, gas: 80_000, out: 50_000, house: 600_000 },
  },
  pt: {
    currency: 'BRL',
    month: 4268.9,
    before: 4541.4,
    end: 6620.75,
    rows: [185.4, 19, 210, 64.8],
    chat: { electricity: 240, pizza: 96, gas: 210, toll: 18, odd: 950, usual: 9.5 },
    spent: [1486.2, 892, 640, 524, 312.6],
    budgets: { groceries: 1900, gas: 800, out: 500, house: 6000 },
  },
}
