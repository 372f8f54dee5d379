import {
  type Category,
  type Expense,
  type ExpenseChange,
  ExpenseInput,
  fromMinor,
  type Member,
  recurrences,
  toMinor,
} from '@casita/contract'
import type { Money } from '@casita/reader/money'
import * as z from 'zod/mini'
import { amountText } from '../../shell/amount-field.tsx'

/** The household as the form needs it. */
export interface FormContext {
  currency: string
  today: string
  categories: readonly Category[]
  members: readonly Member[]
}

/** The fields of the expense dialog, as typed text. */
export const ExpenseFields = z.object({
  amount: z.string(),
  description: z.string(),
  /** The chosen category, or empty for none; null while nothing is chosen, so that one can be suggested. */
  categoryId: z.nullable(z.string()),
  day: z.string(),
  paidBy: z.string(),
  note: z.string(),
  /** How often a new expense recurs; empty for never. */
  every: z.union([z.enum(recurrences), z.literal('')]),
})
export type ExpenseFields = z.infer<typeof ExpenseFields>

/** The typed fields, the idempotency key, and the input that was last sent under it and may have been recorded. */
export const ExpenseDraft = z.object({
  fields: ExpenseFields,
  key: z.string(),
  sent: z.nullable(ExpenseInput),
})
export type ExpenseDraft = z.infer<typeof ExpenseDraft>

/** Whether a category may be chosen: an active one, or the one that was there before. */
export function isOffered(
  id: string,
  categories: readonly Category[],
  had: Pick<Expense, 'category_id'> | null,
): boolean {
  return id === had?.category_id || categories.some((category) => category.is_active && category.id === id)
}

/** The initial fields of a new or an edited expense. */
export function fieldsOf(expense: Expense | null, today: string, userId: string): ExpenseFields {
  return {
    amount: expense ? amountText(toMinor(expense.amount), expense.currency) : '',
    description: expense?.description ?? '',
    categoryId: expense ? (expense.category_id ?? '') : null,
    day: expense?.expense_date ?? today,
    paidBy: expense?.paid_by ?? userId,
    note: expense?.note ?? '',
    every: '',
  }
}

/** The fields as the input of a call; null while the amount is not clear. */
export function inputOf(fields: ExpenseFields, money: Money): ExpenseInput | null {
  if (money.kind !== 'amount') return null
  return {
    description: fields.description,
    amount: fromMinor(money.amount),
    category_id: fields.categoryId || null,
    expense_date: fields.day,
    paid_by: fields.paidBy,
    note: fields.note || null,
  }
}

/**
 * The fields that differ from the expense as it was when the dialog opened, so that concurrent changes by others are
 * kept.
 */
export function changesOf(expense: Expense, input: ExpenseInput): ExpenseChange {
  const names = Object.keys(input) as (keyof ExpenseInput)[]
  return Object.fromEntries(
    names.filter((name) => input[name] !== expense[name]).map((name) => [name, input[name]]),
  )
}
