import { endpoint } from './endpoint.ts'
import { Expense, expenseSources } from './expenses.ts'
import { Id, IdParams, Instant, queryNumber, success } from './fields.ts'
import * as z from './schema.ts'

/** A page of the expenses that can be restored. */
export const DeletedQuery = z.object({
  page: z.optional(queryNumber(1, 1_000_000)),
  per_page: z.optional(queryNumber(1, 1000)),
})
export type DeletedQuery = z.infer<typeof DeletedQuery>

export const deletedExpenses = endpoint({
  method: 'GET',
  path: '/v2/expenses/deleted',
  access: 'member',
  tag: 'Expenses',
  summary: 'What was deleted in the last 30 days, latest first',
  query: DeletedQuery,
  answer: z.object({ success, expenses: z.array(Expense), total_count: z.number(), has_next: z.boolean() }),
})

export const expenseActions = ['created', 'changed', 'deleted', 'restored'] as const

/** An entry of an expense's history: who did what when, and the fields before and after. */
export const ExpenseEvent = z.object({
  id: Id,
  action: z.enum(expenseActions),
  source: z.enum(expenseSources),
  user_id: z.nullable(Id),
  user_name: z.string(),
  at: Instant,
  changes: z.array(
    z.object({
      field: z.enum(['description', 'amount', 'category', 'expense_date', 'paid_by', 'note', 'receipt']),
      before: z.nullable(z.union([z.string(), z.number()])),
      after: z.nullable(z.union([z.string(), z.number()])),
    }),
  ),
})
export type ExpenseEvent = z.infer<typeof ExpenseEvent>

export const expenseHistory = endpoint({
  method: 'GET',
  path: '/v2/expenses/{id}/changes',
  access: 'member',
  tag: 'Expenses',
  summary: 'The history of one expense, oldest first',
  params: IdParams,
  answer: z.object({ success, changes: z.array(ExpenseEvent) }),
  problems: ['not_found'],
})
