import { endpoint } from './endpoint.ts'
import { Amount, Day, Done, Flag, Id, IdParams, Instant, StoredCurrency, success } from './fields.ts'
import * as z from './schema.ts'

/**
 * `over`: more was spent than is available. `watch`: 90 % is used, or the budget will be exceeded by 5 % at this pace
 * and with what is still to come.
 */
export const budgetStates = ['ok', 'watch', 'over'] as const
export type BudgetState = (typeof budgetStates)[number]

/** The percentages that trigger an alert, each once per month of the budget. */
export const budgetThresholds = [80, 100] as const
export type BudgetThreshold = (typeof budgetThresholds)[number]

/** The scope of a budget and its state; no category means the whole household. */
const budgetFields = {
  id: Id,
  category_id: z.nullable(Id),
  category_name: z.nullable(z.string()),
  category_icon: z.nullable(z.string()),
  category_color: z.nullable(z.string()),
  /** The first and last day of the budget's month, which may start on a payday. */
  start_date: Day,
  end_date: Day,
  /** The amount available this month, including what was carried over. */
  available: z.number(),
  spent: z.number(),
  /** Negative if more was spent than is available. */
  left: z.number(),
  /** The used percentage of `available`, rounded down, so that 80 means that 80 % has been reached. */
  percent: z.number(),
} as const

/** A budget and its progress this month. */
export const Budget = z.object({
  ...budgetFields,
  /** The amount of every month that has none of its own. */
  usual_amount: z.number(),
  /** This month's amount before anything is carried over. */
  amount: z.number(),
  rollover: z.boolean(),
  /** Carried over from earlier months; 0 without `rollover`. */
  rollover_amount: z.number(),
  month_starts_on: z.number(),
  /** The elapsed percentage of the month, including today. */
  month_gone_percent: z.number(),
  /**
   * The expected spending by the end of the month: everyday expenses at their pace so far, recurring ones as often as
   * they recur, including `still_to_come`.
   */
  projected: z.number(),
  /** The sum of its recurring expenses that are not recorded yet this month; not subtracted from `left`. */
  still_to_come: z.number(),
  /** What may be spent per remaining day, including today, after `still_to_come` is paid; 0 if nothing is left. */
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

/** A budget at the moment an expense crossed a threshold; if it crossed both, the higher one. */
export const BudgetAlert = z.object({ ...budgetFields, threshold: z.literal(budgetThresholds) })
export type BudgetAlert = z.infer<typeof BudgetAlert>

const BudgetAmount = Amount.check(z.minimum(0.01, 'A budget must be more than 0'))
const startsOn = 'Must be a day of the month, from 1 to 31'

/**
 * Omitted fields stay unchanged. A new budget requires an amount, starts on the first of the month and does not carry
 * over. With `month`, the amount applies to that month alone, and null restores the usual amount. Without it, the
 * amount applies to every month from this one on, except later ones that have their own.
 */
export const BudgetInput = z.object({
  category_id: z.optional(z.nullable(Id)),
  amount: z.optional(z.nullable(BudgetAmount)),
  /** Any day of the budget's month. */
  month: z.optional(Day),
  /** A shorter month starts on its last day. */
  month_starts_on: z.optional(z.int(startsOn).check(z.minimum(1, startsOn), z.maximum(31, startsOn))),
  /** Whether the rest of a month is added to the next. */
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
  // `invalid`: another budget has taken its place.
  problems: ['not_found', 'invalid'],
})
