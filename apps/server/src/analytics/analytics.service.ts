import { type DashboardStats, fromMinor } from '@casita/contract'
import { type Actor, isMember, type MemberActor } from '../actor.ts'
import { addDays, type DaySpan, dayIn, daysIn, monthOf, previousMonthToDate } from '../calendar.ts'
import { compiled } from '../db/compiled.ts'
import type { Reading } from '../db/database.ts'
import type { SpendingSpan } from '../db/tables/ledger.ts'
import { AppError } from '../errors.ts'
import { listMembers } from '../households/members.service.ts'
import { getUserInfo, presentUser, selectUser } from '../users/users.service.ts'

const noHousehold = 'You are not in a household yet. Create one or join one with an invitation.'

/** What the dashboard shows at first glance; "this month" is the calendar month of the actor's time zone. */
export async function dashboardStats(db: Reading, actor: Actor, now: Date): Promise<DashboardStats> {
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

async function monthSoFar(db: Reading, actor: MemberActor, now: Date) {
  const today = dayIn(actor.timeZone, now)
  const { householdId, userId } = actor
  const previous = shortestWay(previousMonthToDate(today))
  const [row] = await sumsSoFar(db, { householdId, userId, month: monthOf(today).first, ...previous })
  if (!row) throw new AppError('not_found')
  return {
    user: presentUser(row),
    household: row.household_name,
    expenses: {
      user_monthly_total: fromMinor(Number(row.my_sum)),
      user_monthly_count: Number(row.my_count),
      household_monthly_total: fromMinor(Number(row.our_sum)),
      household_monthly_count: Number(row.our_count),
      previous_month_to_date: fromMinor(Number(row.previous_sum) - Number(row.later_sum)),
      currency: row.currency,
    },
  }
}

/** The totals that make up the beginning of a month: its days, or the month without the days after, which may be fewer. */
interface Way {
  span: SpendingSpan
  from: string
  to: string
  /** The days to be taken away again; none where the first is after the last. */
  laterFrom: string
  laterTo: string
}

function shortestWay({ first, last }: DaySpan): Way {
  const rest = { first: addDays(last, 1), last: monthOf(first).last }
  if (daysIn(rest) > daysIn({ first, last }))
    return { span: 'day', from: first, to: last, laterFrom: rest.first, laterTo: last }
  return { span: 'month', from: first, to: first, laterFrom: rest.first, laterTo: rest.last }
}

interface SoFar extends Way {
  householdId: string
  userId: string
  /** The first day of the month. */
  month: string
}

/** A person, their household and three sums, in one statement: asking for each took four times as long. */
const sumsSoFar = compiled((db, asked: SoFar) => {
  const { householdId, userId, month, span, from, to, laterFrom, laterTo } = asked
  const sumOf = (span: SpendingSpan, first: string, last: string) =>
    db
      .selectFrom('spending')
      .where('household_id', '=', householdId)
      .where('span', '=', span)
      .where('starts_on', '>=', first)
      .where('starts_on', '<=', last)
      .select((eb) => eb.fn.coalesce(eb.fn.sum<number>('sum'), eb.lit(0)).as('sum'))
  const thisMonth = sumOf('month', month, month).select((eb) => {
    const sumOfMine = (column: 'count' | 'sum') =>
      eb.fn.coalesce(eb.fn.sum<number>(column).filterWhere('added_by', '=', userId), eb.lit(0))
    return [
      eb.fn.coalesce(eb.fn.sum<number>('count'), eb.lit(0)).as('count'),
      sumOfMine('count').as('my_count'),
      sumOfMine('sum').as('my_sum'),
    ]
  })
  return db
    .selectFrom('households')
    .innerJoin(selectUser(db, userId).as('me'), (join) => join.onTrue())
    .innerJoin(thisMonth.as('ours'), (join) => join.onTrue())
    .innerJoin(sumOf(span, from, to).as('previous'), (join) => join.onTrue())
    .innerJoin(sumOf('day', laterFrom, laterTo).as('later'), (join) => join.onTrue())
    .where('households.id', '=', householdId)
    .where('households.deleted_at', 'is', null)
    .selectAll('me')
    .select([
      'households.name as household_name',
      'households.currency',
      'ours.my_sum',
      'ours.my_count',
      'ours.sum as our_sum',
      'ours.count as our_count',
      'previous.sum as previous_sum',
      'later.sum as later_sum',
    ])
})
