import { addDays, type DaySpan } from '../calendar.ts'
import { compiled } from '../db/compiled.ts'
import type { ReadOnlyDb } from '../db/database.ts'
import type { RecurringExpenses } from '../db/tables/ledger.ts'
import { dateAfter } from './dates.ts'

/** What tells on which days something is noted. */
type Days = Pick<RecurringExpenses, 'every' | 'starts_on' | 'ends_on' | 'next_on'>
/** Something that comes back, as far as it is counted. */
export type Series = Days & Pick<RecurringExpenses, 'amount' | 'category_id'>

/**
 * The days of a span on which something is still to be noted, what was skipped left out; none of what was stopped or
 * is over.
 */
export function daysToCome({ every, starts_on, ends_on, next_on }: Days, { first, last }: DaySpan): string[] {
  const until = ends_on && ends_on < last ? ends_on : last
  const days: string[] = []
  let day = next_on && next_on < first ? dateAfter(starts_on, every, addDays(first, -1)) : next_on
  for (; day && day <= until; day = dateAfter(starts_on, every, day)) days.push(day)
  return days
}

/** What several things that come back still make in a span, in minor units. */
export function sumToCome(series: readonly Series[], span: DaySpan): number {
  return series.reduce((sum, each) => sum + each.amount * daysToCome(each, span).length, 0)
}

/** What comes back in a household, also what is over or was stopped: those have no next day. */
export const seriesOfHousehold = compiled((db: ReadOnlyDb, { householdId }: { householdId: string }) =>
  db
    .selectFrom('recurring_expenses')
    .select([
      ...(['id', 'expense_id', 'amount', 'category_id'] as const),
      ...(['every', 'starts_on', 'ends_on', 'next_on', 'deleted_at'] as const),
    ])
    .where('household_id', '=', householdId),
)
