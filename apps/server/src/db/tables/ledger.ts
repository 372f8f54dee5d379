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

/** A household's category. Deactivated ones keep their expenses and their name. */
export interface Categories {
  household_id: Id
  id: Id
  name: string
  /** The name folded (case, accents, blanks): unique in the household. */
  name_key: string
  icon: string | null
  color: string
  kind: CategoryKind | null
  position: number
  /** The import that it was made for. */
  import_id: Id | null
  created_at: Time
  updated_at: Time
  deactivated_at: Time | null
}

/** A row of the ledger. Deleted ones stay for 30 days and count nowhere. */
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
  /** What it came from, unique per household and source: an inbound message and its line, a row of an import, a due date. */
  source_ref: string | null
  /** The import that it came with. */
  import_id: Id | null
  /** What the message said when it named another currency; the amount is always the household's. */
  original_amount: Minor | null
  original_currency: Currency | null
  /** Description and note folded, for searching. */
  search_key: string
  /** Since when the picture of a receipt is kept with it. */
  receipt_at: Time | null
  created_at: Time
  updated_at: Time
  deleted_at: Time | null
}

/** With what the database keeps by itself. */
export interface StoredExpenses extends Expenses {
  /** The first day of the month of `expense_date`. */
  expense_month: GeneratedAlways<Day>
}

/** A file that was imported, written with each stretch of its rows: it is done when all of them are. */
export interface Imports {
  household_id: Id
  id: Id
  imported_by: Id
  /** The hash of the file, by which the rest of it is known for that after it was cut off. */
  digest: string
  /** The hash of the idempotency key that it came with, by which a repeat is known. */
  request_key: string | null
  row_count: number
  rows_done: number
  /** What it recorded. */
  expense_count: number
  sum: Minor
  created_at: Time
  updated_at: Time
  taken_back_at: Time | null
}

/** The picture of an expense's receipt; goes with it. */
export interface Receipts {
  household_id: Id
  expense_id: Id
  content_type: PictureType
  bytes: Uint8Array
  /** Of the bytes, in hexadecimal. */
  sha256: string
  created_at: Time
}

/** The history of an expense. `before_json` and `after_json` hold the fields that changed. */
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

/** How long a row of `spending` reaches: a day, a calendar month, or all time (`starts_on` = `allTime`). */
const spendingSpans = ['day', 'month', 'all'] as const
export type SpendingSpan = (typeof spendingSpans)[number]
/** The `starts_on` of rows that reach over all time. */
export const allTime: Day = '0001-01-01'

/**
 * Count and sum of the expenses that are not deleted, per span, category and member, changed in the same transaction
 * as the expense. Every total, count and page number is answered from here, never from a scan: whole months from
 * 'month', the edges of a period from 'day', everything from 'all'. There is one row per category and member and not
 * one per household, so that members writing at once do not wait for each other. Change the rows last in a
 * transaction (their locks last until the commit) and in the order of their key (or two edits may deadlock).
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

/** What the household calls things: folded words → category, counted up with each confirmed use. */
export interface CategoryHabits {
  household_id: Id
  words: string
  category_id: Id
  uses: number
  updated_at: Time
}

/** A monthly goal for the household (`category_id` null) or one category; at most one of each is not deleted. */
export interface Budgets {
  household_id: Id
  id: Id
  category_id: Id | null
  amount: Minor
  /** The day on which its month starts, 1 to 31; a shorter month starts on its last day. */
  month_starts_on: number
  /** Since which month unspent money is carried over; null when it is not. */
  rollover_since: Day | null
  created_by: Id
  created_at: Time
  updated_at: Time
  deleted_at: Time | null
}

/** The amount of one month where it differs from the usual one. */
export interface BudgetMonths {
  household_id: Id
  budget_id: Id
  /** The first day of the budget's month. */
  month: Day
  amount: Minor
  updated_at: Time
}

/** Crossings that were told: inserting the row is the right to tell it, so it is told once however many try. */
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

/** An expense that comes back. Stopped ones stay for 31 days. */
export interface RecurringExpenses {
  household_id: Id
  id: Id
  /** The expense that it repeats; it may be gone by now. */
  expense_id: Id
  added_by: Id
  paid_by: Id
  amount: Minor
  description: string
  note: string | null
  category_id: Id | null
  every: Recurrence
  /** The day of that expense, by which its days are counted. */
  starts_on: Day
  ends_on: Day | null
  /** The last of its days that was noted or left out. */
  last_on: Day
  /** The next one, and the instant at which it begins where the author is; null where it is over. */
  next_on: Day | null
  due_at: Time | null
  created_at: Time
  updated_at: Time
  deleted_at: Time | null
}
