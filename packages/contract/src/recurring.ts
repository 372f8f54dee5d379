import { endpoint } from './endpoint.ts'
import {
  Amount,
  Day,
  Done,
  Id,
  IdParams,
  Instant,
  optionalText,
  StoredCurrency,
  success,
  text,
} from './fields.ts'
import { limits } from './limits.ts'
import * as z from './schema.ts'

/** How often an expense comes back. */
export const recurrences = ['week', 'two_weeks', 'month', 'two_months', 'three_months', 'year'] as const
export type Recurrence = (typeof recurrences)[number]

/** An expense that comes back: it is noted by itself on each of its days, from the one after `starts_on` on. */
export const RecurringExpense = z.object({
  id: Id,
  /** The expense that it repeats, as it was when that was wished. */
  expense_id: Id,
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
  every: z.enum(recurrences),
  /** The day of the expense that it repeats, or another one of its month; a shorter month has its last day instead. */
  starts_on: Day,
  /** The last day on which it may be noted. */
  ends_on: z.nullable(Day),
  /** The day of the last occurrence that was recorded or skipped; initially that of the original expense. */
  last_date: Day,
  /** When it is noted next; null once it is over. */
  next_date: z.nullable(Day),
  /** The days of this month on which it is still to be noted. */
  days_this_month: z.array(Day),
  created_at: Instant,
  updated_at: Instant,
  can_edit: z.boolean(),
})
export type RecurringExpense = z.infer<typeof RecurringExpense>

const Every = z.enum(recurrences, 'Please choose how often')

export const RecurringInput = z.object({
  expense_id: Id,
  every: Every,
  ends_on: z.optional(z.nullable(Day)),
})
export type RecurringInput = z.infer<typeof RecurringInput>

/** Each field alone; what is left out stays. What was noted already stays as it is. */
export const RecurringChange = z.object({
  description: z.optional(text(limits.descriptionMax, 'Description is required')),
  amount: z.optional(Amount),
  category_id: z.optional(z.nullable(Id)),
  paid_by: z.optional(Id),
  note: z.optional(z.nullable(optionalText(limits.noteMax))),
  every: z.optional(Every),
  ends_on: z.optional(z.nullable(Day)),
})
export type RecurringChange = z.infer<typeof RecurringChange>

const RecurringAnswer = z.object({ success, message: z.string(), recurring_expense: RecurringExpense })

export const listRecurring = endpoint({
  method: 'GET',
  path: '/v2/recurring-expenses',
  access: 'member',
  tag: 'Recurring expenses',
  summary: 'What comes back in the household, what is next first, what is over last',
  answer: z.object({
    success,
    currency: StoredCurrency,
    /** What all of it that is still to be noted this month adds up to. */
    still_to_come: z.number(),
    recurring_expenses: z.array(RecurringExpense),
  }),
})

export const repeatExpense = endpoint({
  method: 'POST',
  path: '/v2/recurring-expenses',
  access: 'member',
  tag: 'Recurring expenses',
  summary: 'Have an expense come back; one that does already changes how often',
  body: RecurringInput,
  answer: z.object({
    success,
    message: z.string(),
    recurring_expense: RecurringExpense,
    /** The expense that was noted at once because one was due today; null if none was. */
    noted_expense_id: z.nullable(Id),
  }),
  problems: ['not_found', 'forbidden', 'recurring_limit', 'ledger_full'],
})

export const changeRecurring = endpoint({
  method: 'PUT',
  path: '/v2/recurring-expenses/{id}',
  access: 'member',
  tag: 'Recurring expenses',
  summary: 'Change what will be noted; its author and the owner of the household may',
  params: IdParams,
  body: RecurringChange,
  answer: RecurringAnswer,
  problems: ['not_found', 'forbidden', 'ledger_full'],
})

export const skipRecurring = endpoint({
  method: 'POST',
  path: '/v2/recurring-expenses/{id}/skip',
  access: 'member',
  tag: 'Recurring expenses',
  summary: 'Leave the next time out',
  params: IdParams,
  answer: RecurringAnswer,
  problems: ['not_found', 'forbidden'],
})

export const stopRecurring = endpoint({
  method: 'DELETE',
  path: '/v2/recurring-expenses/{id}',
  access: 'member',
  tag: 'Recurring expenses',
  summary: 'Have an expense come back no more; what was noted stays',
  params: IdParams,
  answer: Done,
  problems: ['not_found', 'forbidden'],
})

export const resumeRecurring = endpoint({
  method: 'POST',
  path: '/v2/recurring-expenses/{id}/restore',
  access: 'member',
  tag: 'Recurring expenses',
  summary: 'Have an expense come back again that was stopped; what was missed meanwhile is not noted',
  params: IdParams,
  answer: RecurringAnswer,
  problems: ['not_found', 'forbidden', 'invalid', 'recurring_limit', 'ledger_full'],
})
