import type { Item } from '@casita/reader'

/** What an amount alone tells of a purchase: nothing but its currency and the day it was told on. */
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
