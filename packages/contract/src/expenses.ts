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

/** A row of the ledger as one member sees it. */
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
  /** Whether the picture of a receipt is kept with it. */
  has_receipt: z.boolean(),
  created_at: Instant,
  updated_at: Instant,
  deleted_at: z.nullable(Instant),
  can_edit: z.boolean(),
  can_delete: z.boolean(),
})
export type Expense = z.infer<typeof Expense>

const Description = text(limits.descriptionMax, 'Description is required')

/** `null` is as good as left out. */
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
 * Each field alone; what is left out stays. Null takes away what an expense may be without, its category, note and
 * description (the web then says that there is none), and leaves day and payer as they are.
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

/** The filters that list, totals, export and the drill-down of charts share. `none` stands for no category. */
export const expenseFilters = {
  category_id: z.optional(z.union([Id, z.literal('none')], 'Unknown category')),
  start_date: z.optional(Day),
  end_date: z.optional(Day),
  user_id: z.optional(Id),
  search: z.optional(optionalText(100)),
}

/** In which order a ledger is listed. */
export const expenseOrders = ['newest', 'largest'] as const

export const ExpenseQuery = z.object({
  page: z.optional(queryNumber(1, 1_000_000)),
  /** 0 is as good as 1: who asks for as many as there are asks for it of an empty ledger. */
  per_page: z.optional(queryNumber(0, limits.pageSizeMax)),
  /** The largest first has pages of at most 1000. */
  sort: z.optional(z.enum(expenseOrders, 'Unknown order')),
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
  currency: StoredCurrency,
})
export type ExpensePage = z.infer<typeof ExpensePage>

/** `budget_alerts` are the thresholds of budgets that this very change crossed. */
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
