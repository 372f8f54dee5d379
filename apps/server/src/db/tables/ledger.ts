import type {
  CategoryKind,
  Currency,
  ExpenseSource,
  expenseActions,
  PictureType,
  Recurrence,
} from '@casita/contract'
import type { GeneratedAlways } from 'kysely'
import type { Day, Id, Json, Minor, Time } from './columns.ts'

/** A household's category. A deactivated one keeps its expenses and its name. */
export interface Categories {
  household_id: Id
  id: Id
  name: string
  /** The folded name (case, accents, blanks), unique in the household. */
  name_key: string
  icon: string | null
  color: string
  kind: CategoryKind | null
  position: number
  /** The import for which it was created. */
  import_id: Id | null
  created_at: Time
  updated_at: Time
  deactivated_at: Time | null
}

/** A row of the ledger. Deleted ones are kept for 30 days and not counted. */
export interface Expenses {
  household_id: Id
  id: Id
  added_by: Id
  paid_by: Id
  amount: Minor
  description: string
  note: string | null
  category_id: Id | null
  expense_date: Day
  source: ExpenseSource
  /** The origin, unique per household and source: an inbound message and its line, a row of an import, a due date. */
  source_ref: string | null
  /** The import that the expense came from. */
  import_id: Id | null
  /** The original amount if it was given in another currency; `amount` is always in the household's. */
  original_amount: Minor | null
  original_currency: Currency | null
  /** Description and note, folded for searching. */
  search_key: string
  /** When the picture of its receipt was stored; null when there is none. */
  receipt_at: Time | null
  created_at: Time
  updated_at: Time
  deleted_at: Time | null
}

/** An expense with the columns that the database generates. */
export interface StoredExpenses extends Expenses {
  /** The first day of the month of `expense_date`. */
  expense_month: GeneratedAlways<Day>
}

/** An imported file. The row is updated with each batch of its rows; the import is complete when all are done. */
export interface Imports {
  household_id: Id
  id: Id
  imported_by: Id
  /** The hash of the file, by which an interrupted import is recognised when it continues. */
  digest: string
  /** The hash of the request's idempotency key, by which a repeat is recognised. */
  request_key: string | null
  row_count: number
  rows_done: number
  /** The number and sum of the expenses that it recorded. */
  expense_count: number
  sum: Minor
  created_at: Time
  updated_at: Time
  taken_back_at: Time | null
}

/** The picture of an expense's receipt; deleted with the expense. */
export interface Receipts {
  household_id: Id
  expense_id: Id
  content_type: PictureType
  bytes: Uint8Array
  /** The SHA-256 of the bytes, in hexadecimal. */
  sha256: string
  created_at: Time
}

/** The history of an expense. `before_json` and `after_json` contain the fields that changed. */
export interface ExpenseChanges {
  household_id: Id
  id: Id
  expense_id: Id
  changed_by: Id
  action: (typeof expenseActions)[number]
  source: ExpenseSource
  before_json: Json | null
  after_json: Json | null
  created_at: Time
}

/** The span of a row of `spending`: a day, a calendar month, or all time (`starts_on` = `allTime`). */
const spendingSpans = ['day', 'month', 'all'] as const
export type SpendingSpan = (typeof spendingSpans)[number]
/** The `starts_on` of rows for all time. */
export const allTime: Day = '0001-01-01'

/**
 * Count and sum of the expenses that are not deleted, per span, category and member, updated in the same transaction
 * as the expense. Totals, counts and page numbers are read from here, not by scanning expenses: whole months from
 * 'month', the edges of a period from 'day', everything from 'all'. There is one row per category and member and not
 * one per household, so that members who write at once do not wait for each other. Update the rows last in a
 * transaction (their locks last until the commit) and in key order (or two edits may deadlock).
 */
export interface Spending {
  household_id: Id
  span: SpendingSpan
  starts_on: Day
  /** `noCategory` for expenses without one. */
  category_id: Id
  added_by: Id
  paid_by: Id
  count: number
  sum: Minor
}

/** The household's own words for categories: folded words → category, counted with each confirmed use. */
export interface CategoryHabits {
  household_id: Id
  words: string
  category_id: Id
  uses: number
  updated_at: Time
}

/** A monthly limit for the household (`category_id` null) or one category; at most one of each is not deleted. */
export interface Budgets {
  household_id: Id
  id: Id
  category_id: Id | null
  amount: Minor
  /** The day on which its month starts, 1 to 31; in a shorter month, the last day. */
  month_starts_on: number
  /** The month since which unspent money is carried over; null when it is not. */
  rollover_since: Day | null
  created_by: Id
  created_at: Time
  updated_at: Time
  deleted_at: Time | null
}

/** The amount for one month if it differs from the usual one. */
export interface BudgetMonths {
  household_id: Id
  budget_id: Id
  /** The first day of the budget's month. */
  month: Day
  amount: Minor
  updated_at: Time
}

/**
 * Thresholds that were already reported. Whoever inserts the row reports the crossing, so that it is reported only
 * once.
 */
export interface BudgetAlerts {
  household_id: Id
  budget_id: Id
  month: Day
  /** Percent: 80 or 100. */
  threshold: number
  expense_id: Id | null
  user_id: Id | null
  created_at: Time
}

/** A recurring expense. Stopped ones are kept for 31 days. */
export interface RecurringExpenses {
  household_id: Id
  id: Id
  /** The expense that it repeats; it may have been deleted. */
  expense_id: Id
  added_by: Id
  paid_by: Id
  amount: Minor
  description: string
  note: string | null
  category_id: Id | null
  every: Recurrence
  /** The date of that expense, from which its due dates are counted. */
  starts_on: Day
  ends_on: Day | null
  /** The last due date that was recorded or skipped. */
  last_on: Day
  /** The next due date, and the instant at which that day begins in the author's time zone; null when it has ended. */
  next_on: Day | null
  due_at: Time | null
  created_at: Time
  updated_at: Time
  deleted_at: Time | null
}
