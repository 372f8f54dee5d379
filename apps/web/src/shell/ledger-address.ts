import { paths } from '../paths.ts'
import type { Period } from './periods.ts'

/** Restricts the ledger to a category ('none' for expenses without one) or a member. */
export interface LedgerPart {
  category_id?: string | undefined
  user_id?: string | undefined
}

/** The navigation state that makes the ledger open one of its expenses. */
export interface AskedExpense {
  expense: string
}

/** The address of the ledger that opens the list of recurring expenses. */
export const recurringAddress = `${paths.expenses}#recurring`

/** The address of the ledger with the expenses of a period, or of all time. */
export function ledgerAddress(period: Period | null, { category_id, user_id }: LedgerPart = {}): string {
  const search = new URLSearchParams(period ? { start_date: period.from, end_date: period.to } : {})
  if (category_id) search.set('category_id', category_id)
  if (user_id) search.set('user_id', user_id)
  return `${paths.expenses}?${search}`
}
