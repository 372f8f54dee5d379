import * as z from 'zod/mini'
import { UserInfo } from './auth.ts'
import { endpoint } from './endpoint.ts'
import { StoredCurrency, success } from './fields.ts'
import { Member } from './households.ts'

/** What the dashboard shows at first glance; without a household only the first fields and a message. */
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
      /** The household's total of last month up to the same day. */
      previous_month_to_date: z.number(),
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
