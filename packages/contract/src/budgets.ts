import { endpoint } from './endpoint.ts'
import { Amount, Day, Done, Flag, Id, IdParams, Instant, StoredCurrency, success } from './fields.ts'
import * as z from './schema.ts'

/** `watch`: 90 % is used, or this pace ends 5 % over. `over`: more is spent than there is. */
export const budgetStates = ['ok', 'watch', 'over'] as const
export type BudgetState = (typeof budgetStates)[number]

/** The percentages whose crossing is told, once each in a budget's month. */
export const budgetThresholds = [80, 100] as const
export type BudgetThreshold = (typeof budgetThresholds)[number]

/** Whose budget it is and how much there is; no category is the whole household. */
const budgetFields = {
  id: Id,
  category_id: z.nullable(Id),
  category_name: z.nullable(z.string()),
  category_icon: z.nullable(z.string()),
  category_color: z.nullable(z.string()),
  /** First and last day of the budget's month, which may start on a payday. */
  start_date: Day,
  end_date: Day,
  /** What there is for this month: its amount and what was carried over. */
  available: z.number(),
  spent: z.number(),
  /** Negative once more is spent than there is. */
  left: z.number(),
  /** How much of `available` is spent; rounded down, so that 80 means that 80 % are reached. */
  percent: z.number(),
} as const

/** A budget and how its month goes. */
export const Budget = z.object({
  ...budgetFields,
  /** What every month has that has no amount of its own. */
  usual_amount: z.number(),
  /** What this month has before anything is carried over. */
  amount: z.number(),
  rollover: z.boolean(),
  /** What was left of the months before; 0 without `rollover`. */
  rollover_amount: z.number(),
  month_starts_on: z.number(),
  /** How much of the month is over, today included. */
  month_gone_percent: z.number(),
  /** What will be spent by the end of the month at the pace so far. */
  projected: z.number(),
  /** What comes back in its month and is still to be noted; `left` is before that. */
  still_to_come: z.number(),
  /** What may be spent on each day that is left, today included, once `still_to_come` is paid; 0 when nothing is left. */
  per_day: z.number(),
  state: z.enum(budgetStates),
  /** The thresholds crossed this month: when, and by whose expense (nobody's for a recurring one). */
  alerts: z.array(
    z.object({
      threshold: z.number(),
      expense_id: z.nullable(Id),
      user_id: z.nullable(Id),
      at: Instant,
    }),
  ),
})
export type Budget = z.infer<typeof Budget>

/** A budget at the moment in which an expense crossed a threshold; a jump over both tells of the higher one. */
export const BudgetAlert = z.object({ ...budgetFields, threshold: z.literal(budgetThresholds) })
export type BudgetAlert = z.infer<typeof BudgetAlert>

const BudgetAmount = Amount.check(z.minimum(0.01, 'A budget must be more than 0'))
const startsOn = 'Must be a day of the month, from 1 to 31'

/**
 * What is left out stays. A new budget needs an amount and begins on the first of the month, without carrying over.
 * With `month`, the amount is of that month alone, and null gives the month the usual amount again. Without, it is of
 * every month from this one on, but for later ones that have an amount of their own.
 */
export const BudgetInput = z.object({
  category_id: z.optional(z.nullable(Id)),
  amount: z.optional(z.nullable(BudgetAmount)),
  /** Any day of the budget's month. */
  month: z.optional(Day),
  /** A shorter month starts on its last day. */
  month_starts_on: z.optional(z.int(startsOn).check(z.minimum(1, startsOn), z.maximum(31, startsOn))),
  /** Whether what is left of a month is added to the next. */
  rollover: z.optional(Flag),
})
export type BudgetInput = z.infer<typeof BudgetInput>

export const listBudgets = endpoint({
  method: 'GET',
  path: '/v2/budgets',
  access: 'member',
  tag: 'Budgets',
  summary: 'The budgets of the household and how their month goes, the whole household first',
  answer: z.object({ success, currency: StoredCurrency, budgets: z.array(Budget) }),
})

export const setBudget = endpoint({
  method: 'PUT',
  path: '/v2/budgets',
  access: 'member',
  tag: 'Budgets',
  summary: 'Set or change the monthly budget of the household or a category; any member may',
  body: BudgetInput,
  answer: z.object({ success, message: z.string(), budget: Budget }),
})

export const deleteBudget = endpoint({
  method: 'DELETE',
  path: '/v2/budgets/{id}',
  access: 'member',
  tag: 'Budgets',
  summary: 'Give a budget up; any member may',
  params: IdParams,
  answer: Done,
  problems: ['not_found'],
})

export const restoreBudget = endpoint({
  method: 'POST',
  path: '/v2/budgets/{id}/restore',
  access: 'member',
  tag: 'Budgets',
  summary: 'Take the end of a budget back, as it was; any member may',
  params: IdParams,
  answer: Done,
  // `invalid`: another budget is in its place by now.
  problems: ['not_found', 'invalid'],
})
