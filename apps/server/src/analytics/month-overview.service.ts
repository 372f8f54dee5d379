import { fromMinor, type Grouping, type Interval, type MonthOverview } from '@casita/contract'
import type { MemberActor } from '../actor.ts'
import { listBudgets } from '../budgets/budgets.service.ts'
import { presentBudget } from '../budgets/present.ts'
import { addDays, type DaySpan, dayIn, daysIn, monthOf, previousMonthToDate } from '../calendar.ts'
import { compiled } from '../db/compiled.ts'
import type { ReadOnlyDb } from '../db/database.ts'
import { noCategory } from '../db/tables/columns.ts'
import { presentExpense, selectExpenses } from '../expenses/expense-rows.ts'
import { currencyOf } from '../households/households.service.ts'
import { categoryNames, memberNames } from './names.ts'
import { compareGroups, type Sum, sumsOf } from './sums.ts'
import { presentTally, type Tally, tally, tallyBy } from './tally.ts'

const biggestShown = 5

/** Compares a month (`YYYY-MM`, by default the current one) with the previous one; "today" is the actor's. */
export async function monthOverview(
  db: ReadOnlyDb,
  actor: MemberActor,
  now: Date,
  wanted: string | undefined,
): Promise<MonthOverview> {
  const { householdId } = actor
  const today = dayIn(actor.timeZone, now)
  const month = monthOf(`${wanted ?? today.slice(0, 7)}-01`)
  const isThisMonth = today >= month.first && today <= month.last
  const previousMonth = monthOf(addDays(month.first, -1))
  const compared = isThisMonth ? previousMonthToDate(today) : previousMonth
  const sums = (period: DaySpan, grouping: Grouping, interval: Interval = 'none') =>
    sumsOf(db, householdId, { period, interval, grouping })
  const [currency, days, byCategory, byCategoryBefore, byMember, byMemberBefore, ...others] =
    await Promise.all([
      currencyOf(db, householdId),
      sums({ first: previousMonth.first, last: month.last }, 'none', 'day'),
      sums(month, 'category'),
      sums(compared, 'category'),
      sums(month, 'member'),
      sums(compared, 'member'),
      categoryNames(db, householdId),
      memberNames(db, householdId),
      biggestOf(db, { householdId, month: month.first }),
      listBudgets(db, householdId, { day: isThisMonth ? today : month.last, today }),
    ])
  const [categories, members, biggest, budgets] = others
  const total = tally(byCategory)
  const totalBefore = tally(byCategoryBefore)
  return {
    success: true,
    currency,
    month: month.first.slice(0, 7),
    start_date: month.first,
    end_date: month.last,
    today: isThisMonth ? today : null,
    ...presentTally(total),
    change: changeOf(total, totalBefore),
    running_totals: runningTotals(days, month),
    previous: {
      start_date: compared.first,
      end_date: compared.last,
      ...presentTally(totalBefore),
      running_totals: runningTotals(days, previousMonth),
    },
    categories: partsOf(byCategory, byCategoryBefore).map(({ id, part }) => {
      const category = categories.get(id)
      return {
        category_id: id === noCategory ? null : id,
        category_name: category?.name ?? null,
        category_icon: category?.icon ?? null,
        category_color: category?.color ?? null,
        ...part,
      }
    }),
    members: partsOf(byMember, byMemberBefore).map(({ id, part }) => ({
      user_id: id,
      user_name: members.get(id)?.name ?? '',
      ...part,
    })),
    biggest: biggest.map((row) => presentExpense(actor, row)),
    budgets: budgets.map(presentBudget),
  }
}

/**
 * Reads the ids of the biggest expenses from the end of an index, so that the time does not grow with the month; names
 * are then read for only five rows.
 */
export function biggestIds(db: ReadOnlyDb, householdId: string, month: string) {
  return db
    .selectFrom('expenses')
    .select('id')
    .where('household_id', '=', householdId)
    .where('deleted_at', 'is', null)
    .where('expense_month', '=', month)
    .orderBy('amount', 'desc')
    .orderBy('id', 'desc')
    .limit(biggestShown)
}

const biggestOf = compiled((db, { householdId, month }: { householdId: string; month: string }) =>
  selectExpenses(db, householdId)
    .where('expenses.id', 'in', biggestIds(db, householdId, month))
    .orderBy('expenses.amount', 'desc')
    .orderBy('expenses.id', 'desc'),
)

/** The groups with spending in either month, the largest first. */
function partsOf(current: readonly Sum[], before: readonly Sum[]) {
  const total = tally(current).sum
  return compareGroups(current, before).map(({ id, now, previous }) => ({
    id: id ?? noCategory,
    part: {
      ...presentTally(now),
      share: total === 0 ? 0 : rounded(now.sum / total),
      previous_amount: fromMinor(previous.sum),
      change: changeOf(now, previous),
    },
  }))
}

function changeOf(now: Tally, previous: Tally): number | null {
  return previous.sum === 0 ? null : rounded((now.sum - previous.sum) / previous.sum)
}

/** Rounds a share to a hundredth of a percent. */
function rounded(share: number): number {
  return Math.round(share * 10_000) / 10_000
}

function runningTotals(rows: readonly Sum[], month: DaySpan): number[] {
  const days = tallyBy(rows, (row) => row.startsOn)
  let sum = 0
  return Array.from({ length: daysIn(month) }, (_, place) => {
    sum += days.get(addDays(month.first, place))?.sum ?? 0
    return fromMinor(sum)
  })
}
