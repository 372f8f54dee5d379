import { BudgetAlert } from './budgets.ts'
import { endpoint } from './endpoint.ts'
import {
  Amount,
  Day,
  Done,
  Id,
  IdParams,
  Instant,
  optionalText,
  queryNumber,
  StoredCurrency,
  success,
  text,
} from './fields.ts'
import { limits } from './limits.ts'
import * as z from './schema.ts'

export const expenseSources = ['web', 'whatsapp', 'import', 'recurring'] as const
export type ExpenseSource = (typeof expenseSources)[number]

/** An expense as one member sees it. */
export const Expense = z.object({
  id: Id,
  description: z.string(),
  note: z.nullable(z.string()),
  amount: z.number(),
  currency: StoredCurrency,
  category_id: z.nullable(Id),
  category_name: z.nullable(z.string()),
  category_icon: z.nullable(z.string()),
  category_color: z.nullable(z.string()),
  user_id: Id,
  user_name: z.string(),
  paid_by: Id,
  paid_by_name: z.string(),
  expense_date: Day,
  source: z.enum(expenseSources),
  /** Whether it has a picture of a receipt. */
  has_receipt: z.boolean(),
  created_at: Instant,
  updated_at: Instant,
  deleted_at: z.nullable(Instant),
  can_edit: z.boolean(),
  can_delete: z.boolean(),
})
export type Expense = z.infer<typeof Expense>

const Description = text(limits.descriptionMax, 'Description is required')

/** `null` is equivalent to omitting a field. */
export const ExpenseInput = z.object({
  description: Description,
  amount: Amount,
  category_id: z.optional(z.nullable(Id)),
  expense_date: z.optional(z.nullable(Day)),
  paid_by: z.optional(z.nullable(Id)),
  note: z.optional(z.nullable(optionalText(limits.noteMax))),
})
export type ExpenseInput = z.infer<typeof ExpenseInput>

/**
 * Omitted fields stay unchanged. Null removes the category, the note or the description (the web then shows that there
 * is none), and leaves day and payer unchanged.
 */
export const ExpenseChange = z.object({
  description: z.optional(z.nullable(optionalText(limits.descriptionMax))),
  amount: z.optional(Amount),
  category_id: z.optional(z.nullable(Id)),
  expense_date: z.optional(z.nullable(Day)),
  paid_by: z.optional(z.nullable(Id)),
  note: z.optional(z.nullable(optionalText(limits.noteMax))),
})
export type ExpenseChange = z.infer<typeof ExpenseChange>

/** The filters shared by the list, the totals, the export and the links from charts. `none` means no category. */
export const expenseFilters = {
  category_id: z.optional(z.union([Id, z.literal('none')], 'Unknown category')),
  start_date: z.optional(Day),
  end_date: z.optional(Day),
  user_id: z.optional(Id),
  search: z.optional(optionalText(100)),
}

/** The orders of the ledger. */
export const expenseOrders = ['newest', 'largest'] as const

export const ExpenseQuery = z.object({
  page: z.optional(queryNumber(1, 1_000_000)),
  /** 0 is treated as 1, because a client may ask for as many as an empty ledger has. */
  per_page: z.optional(queryNumber(0, limits.pageSizeMax)),
  /** Sorted by amount, a page has at most 1000 expenses. */
  sort: z.optional(z.enum(expenseOrders, 'Unknown order')),
  /** `edges` asks for the sums of the days that may go on on another page. */
  days: z.optional(z.enum(['edges'], 'Unknown days')),
  ...expenseFilters,
})
export type ExpenseQuery = z.infer<typeof ExpenseQuery>

export const ExpensePage = z.object({
  success,
  expenses: z.array(Expense),
  total_count: z.number(),
  page: z.number(),
  per_page: z.number(),
  total_pages: z.number(),
  has_next: z.boolean(),
  has_prev: z.boolean(),
  general_total: z.number(),
  filtered_total: z.optional(z.number()),
  /**
   * The whole sums, over all pages, of the first day if a page precedes, and of the last if one follows. Only if asked
   * for, of pages of up to 1000 expenses by day.
   */
  edge_days: z.optional(z.array(z.object({ day: Day, total: z.number() }))),
  currency: StoredCurrency,
})
export type ExpensePage = z.infer<typeof ExpensePage>

/** `budget_alerts` lists the budget thresholds crossed by this change. */
const ExpenseAnswer = z.object({
  success,
  message: z.string(),
  expense: Expense,
  budget_alerts: z.array(BudgetAlert),
})

export const listExpenses = endpoint({
  method: 'GET',
  path: '/v2/expenses',
  access: 'member',
  tag: 'Expenses',
  summary: 'The ledger, newest or largest first, with filters, pages and totals',
  query: ExpenseQuery,
  answer: ExpensePage,
})

export const createExpense = endpoint({
  method: 'POST',
  path: '/v2/expenses',
  access: 'member',
  tag: 'Expenses',
  summary: 'Record an expense',
  repeatable: true,
  body: ExpenseInput,
  answer: ExpenseAnswer,
  problems: ['idempotency_conflict', 'ledger_full'],
})

export const changeExpense = endpoint({
  method: 'PUT',
  path: '/v2/expenses/{id}',
  access: 'member',
  tag: 'Expenses',
  summary: 'Change an expense; its author and the owner of the household may',
  params: IdParams,
  body: ExpenseChange,
  answer: ExpenseAnswer,
  problems: ['not_found', 'forbidden', 'ledger_full'],
})

export const deleteExpense = endpoint({
  method: 'DELETE',
  path: '/v2/expenses/{id}',
  access: 'member',
  tag: 'Expenses',
  summary: 'Delete an expense; it can be restored for 30 days',
  params: IdParams,
  answer: Done,
  problems: ['not_found', 'forbidden'],
})

export const restoreExpense = endpoint({
  method: 'POST',
  path: '/v2/expenses/{id}/restore',
  access: 'member',
  tag: 'Expenses',
  summary: 'Bring a deleted expense back',
  params: IdParams,
  answer: ExpenseAnswer,
  problems: ['not_found', 'forbidden', 'restore_expired', 'ledger_full'],
})
