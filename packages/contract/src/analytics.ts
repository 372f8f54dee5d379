import { UserInfo } from './auth.ts'
import { Budget } from './budgets.ts'
import { endpoint } from './endpoint.ts'
import { Expense, expenseFilters } from './expenses.ts'
import { Day, Id, StoredCurrency, success } from './fields.ts'
import { Member } from './households.ts'
import * as z from './schema.ts'

/** The figures of the dashboard; without a household only the first fields and a message. */
export const DashboardStats = z.object({
  success,
  has_whatsapp_session: z.boolean(),
  has_household: z.boolean(),
  message: z.nullable(z.string()),
  user: UserInfo,
  household: z.nullable(z.object({ name: z.string() })),
  expenses: z.nullable(
    z.object({
      user_monthly_total: z.number(),
      user_monthly_count: z.number(),
      household_monthly_total: z.number(),
      household_monthly_count: z.number(),
      /** The sum of this month's recurring expenses that are not recorded yet. */
      household_still_to_come: z.number(),
      /**
       * The expected spending by the end of the month: everyday expenses at their pace so far, recurring ones as often
       * as they recur.
       */
      household_projected: z.number(),
      currency: StoredCurrency,
    }),
  ),
  members: z.array(Member),
})
export type DashboardStats = z.infer<typeof DashboardStats>

export const dashboardStats = endpoint({
  method: 'GET',
  path: '/v2/analytics/dashboard/stats',
  access: 'account',
  tag: 'Analytics',
  summary: 'This month in the calendar of the signed-in person, the members, the connection of the chat',
  answer: DashboardStats,
})

export const intervals = ['day', 'week', 'month', 'none'] as const
export type Interval = (typeof intervals)[number]

export const groupings = ['category', 'member', 'none'] as const
export type Grouping = (typeof groupings)[number]

/** Which spending to report, and how to group it; the filters are those of the list of expenses. */
export const SpendingQuery = z.object({
  start_date: Day,
  end_date: Day,
  /** Weeks start on Monday. Without one, the period is a single bucket. */
  interval: z.optional(z.enum(intervals, 'Unknown interval')),
  group_by: z.optional(z.enum(groupings, 'Unknown grouping')),
  category_id: expenseFilters.category_id,
  user_id: expenseFilters.user_id,
  /**
   * Adds the previous period: the same number of months if the period begins with a month, else the same number of
   * days. While the period is running, the previous one ends at the same point. It is left out if it would begin
   * before 1900.
   */
  compare: z.optional(z.enum(['true', 'false'], 'Must be true or false')),
})
export type SpendingQuery = z.infer<typeof SpendingQuery>

const Sum = { amount: z.number(), count: z.number() }

/** A category, a member (who added the expense), or everything (the id is null). */
const SpendingGroup = z.object({
  id: z.nullable(Id),
  name: z.nullable(z.string()),
  icon: z.nullable(z.string()),
  color: z.nullable(z.string()),
  ...Sum,
  previous: z.optional(z.object(Sum)),
})

/** Spending by bucket and group. Empty buckets are included; the first and the last are cut to the period. */
export const SpendingReport = z.object({
  success,
  currency: StoredCurrency,
  start_date: Day,
  end_date: Day,
  interval: z.enum(intervals),
  group_by: z.enum(groupings),
  /** Largest first. */
  groups: z.array(SpendingGroup),
  /** `cells` contains one entry per group, in the order of `groups`. */
  buckets: z.array(z.object({ start_date: Day, end_date: Day, ...Sum, cells: z.array(z.object(Sum)) })),
  ...Sum,
  previous: z.optional(z.object({ start_date: Day, end_date: Day, ...Sum })),
})
export type SpendingReport = z.infer<typeof SpendingReport>

export const spendingReport = endpoint({
  method: 'GET',
  path: '/v2/analytics/spending',
  access: 'member',
  tag: 'Analytics',
  summary:
    'What was spent in a period, by day, week or month, by category or member, and in the period before',
  query: SpendingQuery,
  answer: SpendingReport,
})

/** A month from February 1900, because each is compared with the one before. */
const Month = z
  .string('Must be a month, YYYY-MM')
  .check(z.regex(/^(?!1900-01)(19|20|21)\d\d-(0[1-9]|1[0-2])$/, 'Must be a month, YYYY-MM'))

/** A category's or member's share of the month's total, and its amount in the previous month up to the same day. */
const monthPart = {
  ...Sum,
  /** From 0 to 1. */
  share: z.number(),
  previous_amount: z.number(),
  /** Relative to the previous amount: 0.5 is half more, −0.5 half less; null if that was zero. */
  change: z.nullable(z.number()),
} as const

/** A month at a glance. `previous` is the previous month up to the same day, or all of it once the month is over. */
export const MonthOverview = z.object({
  success,
  currency: StoredCurrency,
  month: z.string(),
  start_date: Day,
  end_date: Day,
  /** Null if today is in another month. */
  today: z.nullable(Day),
  ...Sum,
  change: z.nullable(z.number()),
  /** The running total at the end of each day of the month. */
  running_totals: z.array(z.number()),
  previous: z.object({
    start_date: Day,
    /** The last day of the comparison. */
    end_date: Day,
    ...Sum,
    /** For all days of that month. */
    running_totals: z.array(z.number()),
  }),
  categories: z.array(
    z.object({
      category_id: z.nullable(Id),
      category_name: z.nullable(z.string()),
      category_icon: z.nullable(z.string()),
      category_color: z.nullable(z.string()),
      ...monthPart,
    }),
  ),
  members: z.array(z.object({ user_id: Id, user_name: z.string(), ...monthPart })),
  /** The five biggest expenses, the largest first. */
  biggest: z.array(Expense),
  /** As of today, or as of the end of a past month. */
  budgets: z.array(Budget),
})
export type MonthOverview = z.infer<typeof MonthOverview>

export const monthOverview = endpoint({
  method: 'GET',
  path: '/v2/analytics/month',
  access: 'member',
  tag: 'Analytics',
  summary:
    'A month against the one before: its course, where it went, who spent, the biggest expenses, the budgets',
  query: z.object({ month: z.optional(Month) }),
  answer: MonthOverview,
})
