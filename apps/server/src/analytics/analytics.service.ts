import { type DashboardStats, fromMinor } from '@casita/contract'
import { type Actor, isMember, type MemberActor } from '../actor.ts'
import { dayIn, daysIn, monthOf } from '../calendar.ts'
import { compiled } from '../db/compiled.ts'
import type { ReadOnlyDb } from '../db/database.ts'
import { AppError } from '../errors.ts'
import { notedAgain } from '../forecast/noted-again.ts'
import { projectedSpending } from '../forecast/projected.ts'
import { seriesOfHousehold, sumToCome } from '../forecast/still-to-come.ts'
import { listMembers } from '../membership/membership.service.ts'
import { getUserInfo, presentUser, selectUser } from '../users/users.service.ts'

const noHousehold = 'You are not in a household yet. Create one or join one with an invitation.'

/** Returns the figures of the dashboard; "this month" is the calendar month in the actor's time zone. */
export async function dashboardStats(db: ReadOnlyDb, actor: Actor, now: Date): Promise<DashboardStats> {
  if (!isMember(actor)) {
    const user = await getUserInfo(db, actor.userId)
    return {
      success: true,
      has_whatsapp_session: user.has_whatsapp_session,
      user,
      has_household: false,
      message: noHousehold,
      household: null,
      expenses: null,
      members: [],
    }
  }
  const [{ user, household, expenses }, members] = await Promise.all([
    monthSoFar(db, actor, now),
    listMembers(db, actor.householdId, actor),
  ])
  return {
    success: true,
    has_whatsapp_session: user.has_whatsapp_session,
    user,
    has_household: true,
    message: null,
    household: { name: household },
    expenses,
    members,
  }
}

async function monthSoFar(db: ReadOnlyDb, actor: MemberActor, now: Date) {
  const { householdId, userId } = actor
  const today = dayIn(actor.timeZone, now)
  const month = monthOf(today)
  const [[row], series] = await Promise.all([
    sumsOfMonth(db, { householdId, userId, month: month.first }),
    seriesOfHousehold(db, { householdId }),
  ])
  if (!row) throw new AppError('no_household')
  const spent = Number(row.our_sum)
  const toCome = sumToCome(series, month)
  const noted = await notedAgain(db, householdId, series, month)
  const repeated = noted.reduce((sum, { amount }) => sum + amount, 0)
  const gone = daysIn({ first: month.first, last: today }) / daysIn(month)
  return {
    user: presentUser(row),
    household: row.household_name,
    expenses: {
      user_monthly_total: fromMinor(Number(row.my_sum)),
      user_monthly_count: Number(row.my_count),
      household_monthly_total: fromMinor(spent),
      household_monthly_count: Number(row.our_count),
      household_still_to_come: fromMinor(toCome),
      household_projected: fromMinor(projectedSpending({ spent, spentSoFar: spent, gone, repeated, toCome })),
      currency: row.currency,
    },
  }
}

interface Asked {
  householdId: string
  userId: string
  /** The first day of the month. */
  month: string
}

/**
 * Reads a person, their household and its totals of a month in one statement; separate ones took four times as long.
 */
const sumsOfMonth = compiled((db, { householdId, userId, month }: Asked) => {
  const sums = db
    .selectFrom('spending')
    .where('household_id', '=', householdId)
    .where('span', '=', 'month')
    .where('starts_on', '=', month)
    .select((eb) => {
      const all = (column: 'count' | 'sum') => eb.fn.coalesce(eb.fn.sum<number>(column), eb.lit(0))
      const mine = (column: 'count' | 'sum') =>
        eb.fn.coalesce(eb.fn.sum<number>(column).filterWhere('added_by', '=', userId), eb.lit(0))
      return [
        all('sum').as('our_sum'),
        all('count').as('our_count'),
        mine('sum').as('my_sum'),
        mine('count').as('my_count'),
      ]
    })
  return db
    .selectFrom('households')
    .innerJoin(selectUser(db, userId).as('me'), (join) => join.onTrue())
    .innerJoin(sums.as('sums'), (join) => join.onTrue())
    .where('households.id', '=', householdId)
    .where('households.deleted_at', 'is', null)
    .selectAll('me')
    .selectAll('sums')
    .select(['households.name as household_name', 'households.currency'])
})
