import type { Item } from '@casita/reader'

/** An item with nothing but an amount, a currency and a day. */
export function unnamedItem(amount: number, date: string, currency: string): Item {
  return {
    amount,
    currency,
    currencyStated: false,
    date,
    dateStated: false,
    dateImpossible: false,
    description: '',
    categoryId: null,
    categoryKind: null,
    payerId: null,
    readFrom: { amount: [], day: [], category: [] },
  }
}
