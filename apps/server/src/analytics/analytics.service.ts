import { type DashboardStats, fromMinor } from '@casita/contract'
import { type Actor, isMember, type MemberActor } from '../actor.ts'
import { dayIn, monthOf, previousMonthToDate } from '../calendar.ts'
import type { Reading } from '../db/database.ts'
import { totalSpending } from '../expenses/spending.ts'
import { getHousehold } from '../households/households.service.ts'
import { listMembers } from '../households/members.service.ts'
import { getUserInfo } from '../users/users.service.ts'

const noHousehold = 'You are not in a household yet. Create one or join one with an invitation.'

/** What the dashboard shows at first glance; "this month" is the calendar month of the actor's time zone. */
export async function dashboardStats(db: Reading, actor: Actor, now: Date): Promise<DashboardStats> {
  const user = await getUserInfo(db, actor.userId)
  const always = { success: true as const, has_whatsapp_session: user.has_whatsapp_session, user }
  if (!isMember(actor))
    return {
      ...always,
      has_household: false,
      message: noHousehold,
      household: null,
      expenses: null,
      members: [],
    }
  const [household, expenses, members] = await Promise.all([
    getHousehold(db, actor.householdId),
    monthSoFar(db, actor, now),
    listMembers(db, actor.householdId, actor),
  ])
  return {
    ...always,
    has_household: true,
    message: null,
    household: { name: household.name },
    expenses: { ...expenses, currency: household.currency },
    members,
  }
}

async function monthSoFar(db: Reading, actor: MemberActor, now: Date) {
  const today = dayIn(actor.timeZone, now)
  const month = monthOf(today)
  const before = previousMonthToDate(today)
  const [mine, all, previous] = await Promise.all([
    totalSpending(db, actor.householdId, { from: month.first, to: month.last, addedBy: actor.userId }),
    totalSpending(db, actor.householdId, { from: month.first, to: month.last }),
    totalSpending(db, actor.householdId, { from: before.first, to: before.last }),
  ])
  return {
    user_monthly_total: fromMinor(mine.sum),
    user_monthly_count: mine.count,
    household_monthly_total: fromMinor(all.sum),
    household_monthly_count: all.count,
    previous_month_to_date: fromMinor(previous.sum),
  }
}
