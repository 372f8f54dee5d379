import { paths } from '../paths.ts'
import type { Period } from './periods.ts'

/** Whose expenses: a category's ('none' is those without one), a member's. */
export interface LedgerPart {
  category_id?: string | undefined
  user_id?: string | undefined
}

/** What a link to the ledger takes along for it to open one of its expenses. */
export interface AskedExpense {
  expense: string
}

/** The address of the ledger that opens the list of what comes back. */
export const recurringAddress = `${paths.expenses}#recurring`

/** The address of the ledger with the expenses of a period, or of all time, behind a bar, a row or a cell. */
export function ledgerAddress(period: Period | null, { category_id, user_id }: LedgerPart = {}): string {
  const search = new URLSearchParams(period ? { start_date: period.from, end_date: period.to } : {})
  if (category_id) search.set('category_id', category_id)
  if (user_id) search.set('user_id', user_id)
  return `${paths.expenses}?${search}`
}
